import { Option } from 'commander';
import { reportHtml } from '../reports/html.ts';
import type { Report } from '../reports/report.ts';
import { checkWritable, writeWhole } from './files.ts';

/** The option of commands that can write a page with charts. Fails early if the file is not writable. */
export function reportOption(): Option {
  return new Option('--report <file>', 'also write a page with charts, an HTML file').argParser(
    (file: string) => {
      checkWritable(file);
      return file;
    },
  );
}

/** Writes a report as one HTML file. Without a file it does nothing. */
export async function writeReport(file: string | undefined, report: () => Report): Promise<void> {
  if (file === undefined) return;
  const page = await import('virtual:report-page');
  writeWhole(file, reportHtml(report(), page));
}

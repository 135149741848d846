import type { Report } from './report.ts';

/** The script of the page and the licences of its libraries: `virtual:report-page`. */
interface Page {
  readonly script: string;
  readonly licences: string;
}

/** Plot draws axes in the colour of the text, and tips on `--plot-background`. */
const style = `
:root { color-scheme: light dark; --text: #1c1c1c; --faint: #555; --ground: #fff; --box: #f3f3f3; }
@media (prefers-color-scheme: dark) { :root { --text: #e8e8e8; --faint: #b0b0b0; --ground: #17181a; --box: #242629; } }
body { --plot-background: var(--ground); font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground); margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin: 0; }
pre, details { overflow: auto; } details { max-height: 32rem; }
pre { background: var(--box); padding: 0.75rem; font-size: 0.85rem; white-space: pre-wrap; } pre span { white-space: pre; }
figure { margin: 2.5rem 0; } figure figure { margin: 0; } figure p { margin: 0.25rem 0 0.75rem; color: var(--faint); }
figure > div { overflow-x: auto; padding-left: 0.5rem; } svg { max-width: none; }
table { border-collapse: collapse; font-size: 0.85rem; } th, td { padding: 0.1rem 0.75rem 0.1rem 0; text-align: left; }
footer { color: var(--faint); font-size: 0.85rem; }`;

/** A line of a table stays one line in a narrow window, so that its columns remain. */
function lineHtml(line: string): string {
  return / {2}/.test(line) ? `<span>${escaped(line)}</span>` : escaped(line);
}

/** A report as one HTML file, which needs no network. */
export function reportHtml(report: Report, { script, licences }: Page): string {
  // "<" in a script could end it.
  const data = JSON.stringify(report).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:">
<title>${escaped(report.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(report.title)}</h1>
<pre>${report.lines.map(lineHtml).join('\n')}</pre>
<main></main>
<footer>
<p>Charts: Observable Plot and D3.</p>
<details><summary>Licences of the libraries</summary><pre>${escaped(licences)}</pre></details>
</footer>
<script type="application/json" id="report">${data}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

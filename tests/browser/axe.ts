import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The part of axe-core that the tests use in the page. */
interface Axe {
  run(
    part: Element | Document,
    options: { resultTypes: ['violations']; preload: false },
  ): Promise<{
    violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

/**
 * Every violation that axe-core finds in the page as it is now, or in its modal dialog, which makes the rest inert: the
 * rule, and the element.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  // As an expression of the debugger, it is not subject to the page's content security policy.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(`${source}; null`);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const part = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    // Only rules for sounds and films, and one that is off, need more than the page.
    const { violations } = await axe.run(part, { resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
    );
  });
}

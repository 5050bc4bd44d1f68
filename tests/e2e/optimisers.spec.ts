import { element, expect, openHost, ready, test } from '../support/browser';
import { FINDS_ITSELF, NAMED, OPTIMISED, SCRIPT_FILES } from '../support/optimised-pages';

const WRITTEN = '<p>Alle Termine</p>';
const BODY = element('event-list', 'limit="2"').replace('></', `>${WRITTEN}</`);
/** HTML from elsewhere, whose attributes must not select the code that runs. */
const HOSTILE = '<div data-base="/evil/"></div><svg data-base="/evil/"></svg><link data-base="/evil/">';

for (const [index, [way, rewrite]] of Object.entries(OPTIMISED).entries()) {
  test(`a script ${way} finds its files`, async ({ page, problems }) => {
    let asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const [at, file] of SCRIPT_FILES.entries()) {
      // One way of naming the folder for each file, in turns: both files and all tools have both.
      const named = Object.entries(NAMED).filter((_, place) => place === (index + at) % 2);
      const names = FINDS_ITSELF.includes(way) ? [['nothing', ''] as const, ...named] : named;
      for (const [name, tag] of names) {
        await test.step(`${file} by ${name}`, async () => {
          asked = [];
          await openHost(page, { head: '', body: HOSTILE + BODY + tag + rewrite(file) });
          await ready(page);
          await expect(page.getByRole('article')).toHaveCount(2);
          expect(asked.filter((path) => path.startsWith('/evil/'))).toEqual([]);
          await expect(page.locator('iframe')).toHaveCount(0);
        });
      }
    }
    expect(problems.said).toEqual([]);
  });
}

for (const way of Object.keys(OPTIMISED).filter((one) => !FINDS_ITSELF.includes(one))) {
  test(`a script ${way} says once what to write, and leaves the content`, async ({ page, problems }) => {
    for (const file of SCRIPT_FILES) {
      const before = problems.said.length;
      await openHost(page, {
        head: `<script>addEventListener('portal-error', ({ detail }) => { window.failure = detail; });</script>`,
        body: HOSTILE + BODY + BODY + (OPTIMISED[way]?.(file) ?? ''),
      });
      await expect.poll(() => problems.said.length).toBeGreaterThan(before);
      const failure = await page.waitForFunction(() => (window as { failure?: { reason: string } }).failure);
      expect(await failure.evaluate((detail) => detail?.reason)).toBe('code');
      const said = problems.said.slice(before);
      expect(said).toEqual([expect.stringContaining('data-base')]);
      await expect(page.getByText('Alle Termine')).toHaveCount(2);
      await expect(page.getByText('Alle Termine').last()).toBeVisible();
      expect(await page.evaluate(() => Object.hasOwn(window, 'EventPortal'))).toBe(false);
    }
  });
}

import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright/test';
import { build } from 'vite';
import { RICH_TEXT_FORMATS } from '../../src/lib/rich-text-formats';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { asksForModulesAgain } from '../support/faults';
import type { Sample } from '../support/rich-text-round-trip';
import fc from '../support/same-cases';
import { xssStrings } from '../support/xss-strings';

const POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify ProseMirrorClipboard";
const EDITOR = /\/kit\/rich-text-editor-[^/]*\.js$/;

const fieldIn = (page: Page, state: string) => page.getByRole('group', { name: `Formatierter Text: ${state}` });
const textOf = (field: Locator) => field.getByRole('textbox', { name: 'Langbeschreibung' });
const htmlOf = (field: Locator) =>
  textOf(field).evaluate((text) =>
    text.innerHTML.replace(/<br class="ProseMirror-trailingBreak">|<img class="ProseMirror-separator" alt="">/g, ''),
  );

/** Opens the page of the form fields under a strict policy. @returns what the page complains of */
async function openKit(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.route(/\/kit\/\?/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': POLICY } });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto('/kit/?locale=de');
  return complaints;
}

/**
 * Presses keys as slowly as people do: a browser tells of a moved cursor some time after the key, and the editor looks
 * where the cursor is when it is told.
 */
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => document.dispatchEvent(new Event('selectionchange')));
  }
}

test('a text is written, formatted and linked by keyboard alone', async ({ page }) => {
  await openKit(page);
  const field = fieldIn(page, 'mit allen Formaten');
  const text = textOf(field);
  await expect(field.getByRole('toolbar')).toBeVisible();
  await field.getByText('Langbeschreibung').click();
  await expect(text).toBeFocused();

  await press(page, 'Control+a');
  await page.keyboard.type('Musik im Park');
  await press(page, 'Control+Shift+ArrowLeft');
  await press(page, 'Control+b');
  await expect(field.getByRole('button', { name: 'Fett' })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'End');
  await press(page, 'Control+b');
  await page.keyboard.type(' heute');
  // The editor holds the caret until it has read what was typed.
  await expect.poll(() => htmlOf(field)).toMatch(/ heute<\/\w+>$/);
  await press(page, 'Home');
  await page.keyboard.type('Viel ');
  await press(page, 'End');
  await press(page, 'Shift+Enter');
  await page.keyboard.type('Eintritt frei');
  await expect
    .poll(() => htmlOf(field))
    .toMatch(/^<(?:h3|p)>Viel Musik im <strong>Park<\/strong> heute<br>Eintritt frei<\//);

  // To the tools, along them, and back.
  await press(page, 'Enter');
  await press(page, 'Shift+Tab');
  await expect(field.getByRole('button', { name: 'Fett' })).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(field.getByRole('button', { name: 'Wiederholen' })).toBeFocused();
  await press(page, 'Home');
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(field.getByRole('button', { name: 'Aufzählung' })).toBeFocused();
  await press(page, 'Space');
  await expect(field.getByRole('button', { name: 'Aufzählung' })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Tab');
  await expect(text).toBeFocused();
  await page.keyboard.type('laut');
  await press(page, 'Enter');
  await page.keyboard.type('leise');
  await expect(field.getByRole('listitem')).toHaveText(['laut', 'leise']);

  await press(page, 'Control+Shift+ArrowLeft');
  await press(page, 'Control+k');
  await expect(field.getByLabel('Adresse')).toBeFocused();
  await expect(field.getByLabel('Angezeigter Text')).toHaveValue('leise');
  await page.keyboard.type('javascript:alert(1)');
  await press(page, 'Enter');
  await expect(field.getByLabel('Adresse')).toHaveAttribute('aria-invalid', 'true');
  await press(page, 'Control+a');
  await page.keyboard.type('www.leise.example');
  await press(page, 'Enter');
  await expect(text).toBeFocused();
  await expect(field.getByRole('link', { name: 'leise' })).toHaveAttribute('href', 'https://www.leise.example/');
  // Within the key itself: the next one is meant for the address, however quickly it comes.
  const asked = await text.evaluate((node) => {
    node.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }));
    return (node.getRootNode() as ShadowRoot).activeElement?.localName;
  });
  expect(asked).toBe('input');
  await press(page, 'Escape');
  await expect(text).toBeFocused();

  await press(page, 'Control+z');
  await expect(field.getByRole('link', { name: 'leise' })).toHaveCount(0);
  await press(page, 'Control+y');
  await expect(field.getByRole('link', { name: 'leise' })).toHaveCount(1);
  await press(page, 'Control+a');
  await press(page, 'Backspace');
  expect(await text.innerText()).toBe('\n');
});

/** Pastes as a browser would. */
const paste = (text: Locator, data: Record<string, string>) =>
  text.evaluate((node, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    node.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

test('two editors work side by side under a strict policy, and paste only their allowed formats', async ({ page }) => {
  const complaints = await openKit(page);
  const [first, second] = [fieldIn(page, 'leer'), fieldIn(page, 'nur fett')];
  await expect(second.getByRole('toolbar')).toBeVisible();
  const requests: string[] = [];
  await page.exposeFunction('hit', () => requests.push('hit'));
  page.on('request', (request) => requests.push(request.url()));
  const html =
    '<h1 style="color:red">Titel</h1><p onclick="hit()">Am <span style="font-weight:700">Markt</span><img src="/x.png" onerror="hit()">' +
    '<a href="javascript:hit()">hier</a> <a href="https://a.example/">dort</a></p><script>hit()</script><ul><li>eins</li></ul>';
  await textOf(first).click();
  await paste(textOf(first), { 'text/html': html, 'text/plain': 'anders' });
  await expect(textOf(first)).toContainText('eins');
  await expect
    .poll(() => htmlOf(first))
    .toBe(
      '<p>Titel</p><p>Am <strong>Markt</strong>hier <a href="https://a.example/" target="_blank" rel="noopener noreferrer">dort</a></p><ul><li><p>eins</p></li></ul>',
    );
  await textOf(second).click();
  await press(page, 'Control+a');
  await paste(textOf(second), { 'text/html': html });
  await expect.poll(() => htmlOf(second)).toBe('<p>Titel</p><p>Am <strong>Markt</strong>hier dort</p><p>eins</p>');
  await press(page, 'Control+a');
  await paste(textOf(second), { 'text/plain': 'eins <b>zwei</b>\n\ndrei' });
  await expect.poll(() => htmlOf(second)).toBe('<p>eins &lt;b&gt;zwei&lt;/b&gt;</p><p>drei</p>');

  // Of a book only the beginning is parsed, and the user reads where it ends.
  await press(page, 'Control+a');
  await paste(textOf(second), {
    'text/html': `<p>${'a'.repeat(30_000)}</p>${'<p>Ein <b>Satz</b>.</p>'.repeat(50_000)}`,
  });
  await expect(second.getByRole('status')).toContainText('Wir haben alles ab „Ein Satz. Ein Satz.');
  expect((await textOf(second).innerText()).trim()).toHaveLength(30_000);

  // Nothing has passed from one element to the other, even where the page has moved both.
  await page.locator('#kit').evaluate((host) => document.body.append(host));
  await textOf(first).click();
  await press(page, 'Control+End');
  await page.keyboard.type(' Ende');
  await expect(textOf(first)).toContainText('eins Ende');
  expect(await htmlOf(second)).not.toContain('Ende');
  // Browsers refuse handlers and styles of the clipboard already where it is parsed, and say so.
  expect(complaints.filter((text) => !/inline (?:event handler|style)/.test(text))).toEqual([]);
  expect(requests).toEqual([]);
});

test('the editor loads without layout shift, and without it no text is lost', async ({ page }) => {
  let answer: (isThere: boolean) => void = () => undefined;
  const isThere = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  await page.route(EDITOR, async (route) => ((await isThere) ? route.continue() : route.abort()));
  await page.setViewportSize({ width: 360, height: 740 });
  await openKit(page);
  const filled = fieldIn(page, 'mit allen Formaten');
  await expect(textOf(filled)).toHaveAttribute('aria-busy', 'true');
  await expect(textOf(filled)).toContainText('So schön war es noch nie.');
  await textOf(filled).focus();
  const before = await filled.boundingBox();
  answer(true);
  await expect(filled.getByRole('toolbar')).toBeVisible();
  expect(await filled.boundingBox()).toEqual(before);
  await expect(textOf(filled)).toBeFocused();

  await page.unroute(EDITOR);
  await page.route(EDITOR, (route) => route.abort());
  await page.reload();
  const [empty, formatted] = [fieldIn(page, 'leer'), fieldIn(page, 'ausgefüllt')];
  await textOf(empty).fill('Musik\n\nTheater');
  await expect(textOf(formatted)).toHaveAttribute('aria-readonly', 'true');
  expect(await violations(page, '#kit')).toEqual([]);
  await page.unroute(EDITOR);
  // A browser that keeps the failure keeps the plain field, too.
  if (!(await asksForModulesAgain(page))) return;
  await empty.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(empty.getByRole('toolbar')).toBeVisible();
  await expect(formatted.getByRole('toolbar')).toBeVisible();
  await expect.poll(() => htmlOf(empty)).toBe('<p>Musik</p><p>Theater</p>');
});

/** HTML as it comes: nested, broken, hostile. */
const someHtml = fc.letrec<{ nodes: string; node: string; element: string }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(
      'Musik',
      ' ',
      '  a',
      '\n',
      '&nbsp;',
      '&lt;b>',
      '&amp;',
      '"',
      '<br>',
      '<hr>',
      '\u0000',
      '&#13;',
      '🎵',
    ),
    fc.constantFrom(...xssStrings),
    tie('element'),
  ),
  element: fc
    .tuple(
      fc.constantFrom(
        ...['p', 'div', 'h1', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'b', 'strong', 'em', 'u', 'span', 'a'],
        ...['table', 'tr', 'td', 'pre', 'section', 'dl', 'dd', 'font', 'svg', 'style', 'textarea'],
      ),
      fc.constantFrom(
        ...['', ' href="https://a.example/?a=1&b=<i>#-->"', ' href="mailto:a--&gt;b@c.de"', ' href="tel:+49 1]&gt;"'],
        ...[' href="/x"', ' style="font-weight:700;text-decoration:underline"', ' style="mso-list:l0 level2 lfo1"'],
      ),
      tie('nodes'),
    )
    .map(([tag, attributes, inside]) => `<${tag}${attributes}>${inside}</${tag}>`),
})).nodes;

test('written text is what the cleaner allows, and is restored unchanged', async ({ page }) => {
  const output = await build({
    configFile: false,
    root: fileURLToPath(new URL('../../', import.meta.url)),
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: 'tests/support/rich-text-round-trip.ts',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The build gave no output.');
  await page.route('http://lab.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: bundle.output[0].code })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><script type="module" src="/lab.js"></script>',
        }),
  );
  await page.goto('http://lab.test/');
  await page.waitForFunction(() => 'findUnsound' in window);
  const samples: Sample[] = [
    ...xssStrings.map((html) => ({ html, formats: RICH_TEXT_FORMATS })),
    ...fc.sample(fc.record({ html: someHtml, formats: fc.subarray([...RICH_TEXT_FORMATS]) }), 600),
  ];
  const unsound = await page.evaluate((given) => (window as unknown as Lab).findUnsound(given), samples);
  expect(unsound.slice(0, 3)).toEqual([]);
});

type Lab = { findUnsound(samples: readonly Sample[]): Promise<string[]> };

import type { Locator, Page, Route } from 'playwright/test';
import { beLoggedIn, newAccount } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, test } from '../support/browser';
import { aJpeg, aPng } from '../support/picture-files';

const GROUP = 'Bilder: auf den Server der Demo, wenn Sie dort angemeldet sind';
/** All rows in sight: a page that scrolls while the button of the mouse is held drags nothing. */
test.use({ viewport: { width: 1280, height: 1800 } });

const UPLOADS = /\/api\/media$/;

type Uploaded = { name: string; mimeType: string; buffer: Buffer };
const jpeg = async (name: string): Promise<Uploaded> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aJpeg(400, 300),
});

/** The field whose files go to the server, and a person to whom they belong. */
async function openField(page: Page): Promise<Locator> {
  const { username } = await newAccount('bilder');
  await beLoggedIn(page, username);
  await page.goto('/kit/?locale=de');
  const field = page.getByRole('group', { name: GROUP });
  await field.scrollIntoViewIfNeeded();
  await expect(field.getByRole('button', { name: 'Bilder auswählen' })).toBeVisible();
  return field;
}

const choose = (field: Locator, ...files: Uploaded[]) => field.locator('input[type=file]').setInputFiles(files);
const rowsOf = (field: Locator) => field.getByRole('listitem');
const namesOf = (field: Locator) => rowsOf(field).locator('strong').allTextContents();

/** Lets a file fall onto a row of the field, or come out of the clipboard. */
const give = (field: Locator, type: 'drop' | 'paste', { name, mimeType, buffer }: Uploaded) =>
  (type === 'drop' ? rowsOf(field).first() : field.getByRole('button', { name: 'Bilder auswählen' })).evaluate(
    (place, [kind, title, mime, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], title, { type: mime }));
      const init = { bubbles: true, cancelable: true, composed: true };
      if (kind === 'drop') place.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }));
      else place.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
    },
    [type, name, mimeType, buffer.toString('base64')] as const,
  );

test('pictures are chosen, dropped, pasted and uploaded, and sorted by keyboard', async ({ page }) => {
  const field = await openField(page);
  await choose(field, await jpeg('gewaehlt.jpg'));
  await give(field, 'drop', await jpeg('gezogen.jpg'));
  await give(field, 'paste', { name: 'eingefuegt.png', mimeType: 'image/png', buffer: await aPng(60, 40) });
  await expect(field.getByText('Hochgeladen', { exact: true })).toHaveCount(3);
  await expect(field.getByText('JPEG oder PNG')).toBeVisible();

  const down = field.getByRole('button', { name: 'Bild 1 nach unten' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => namesOf(field)).toEqual(['gezogen.jpg', 'gewaehlt.jpg', 'eingefuegt.png']);
  await expect(field.getByRole('button', { name: 'Bild 2 nach unten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field.getByRole('button', { name: 'Bild 3 nach unten' })).toBeFocused();
  await rowsOf(field).nth(2).locator('[draggable=true]').dragTo(rowsOf(field).nth(0));
  await expect.poll(() => namesOf(field)).toEqual(['gewaehlt.jpg', 'gezogen.jpg', 'eingefuegt.png']);

  await choose(field, { name: 'gelogen.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Ich bin ein Bild.') });
  await expect(field.getByText('Das ist kein JPEG- oder PNG-Bild.')).toBeVisible();
  await expect(field.getByText('„gelogen.jpg“ wurde nicht übernommen.')).toBeVisible();
  await expect(rowsOf(field)).toHaveCount(3);
  await choose(field, await jpeg('vier.jpg'), await jpeg('fuenf.jpg'), await jpeg('sechs.jpg'));
  await expect(field.getByText('gelogen.jpg')).toBeHidden();
  await expect(field.getByText('1 Datei wurde nicht übernommen.')).toBeVisible();
  await expect(field.getByText('Hochgeladen', { exact: true })).toHaveCount(5);
  expect(await violations(page, 'body')).toEqual([]);
});

test('an upload is aborted, retried after an error, removed and restored', async ({ page }) => {
  const field = await openField(page);
  const held: Route[] = [];
  const keys: (string | undefined)[] = [];
  await page.route(UPLOADS, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    held.push(route);
  });
  const next = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    return held.shift() as Route;
  };

  // One after the other: which of two is made ready first is left to the browser.
  await choose(field, await jpeg('eins.jpg'));
  const first = await next();
  await choose(field, await jpeg('zwei.jpg'), await jpeg('drei.jpg'));
  const second = await next();
  const one = rowsOf(field).filter({ hasText: 'eins.jpg' });
  const two = rowsOf(field).filter({ hasText: 'zwei.jpg' });
  const three = rowsOf(field).filter({ hasText: 'drei.jpg' });
  await expect(one.getByRole('progressbar', { name: 'Hochladen von eins.jpg' })).toBeVisible();
  await expect(three.getByText('Wartet')).toBeVisible();

  await one.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(one.getByText('Abgebrochen')).toBeVisible();
  await first.abort().catch(() => undefined);
  await second.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"code":"internal"}' });
  await expect(two.getByText('Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.')).toBeVisible();
  await (await next()).continue();
  await expect(three.getByText('Hochgeladen', { exact: true })).toBeVisible();
  await page.unroute(UPLOADS);

  const again = page.waitForRequest(UPLOADS);
  await two.getByRole('button', { name: 'Erneut versuchen' }).click();
  expect((await again).headers()['idempotency-key']).toBe(keys[1]);
  await one.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(field.getByText('Hochgeladen', { exact: true })).toHaveCount(3);

  await field.getByRole('button', { name: 'Bild 2 entfernen' }).click();
  await expect(rowsOf(field)).toHaveCount(2);
  const undo = field.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect.poll(() => namesOf(field)).toEqual(['eins.jpg', 'zwei.jpg', 'drei.jpg']);
  await expect(two.getByLabel('Bild 2: Alternativtext')).toBeFocused();

  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  const remove = field.getByRole('button', { name: 'Bild 1 entfernen' });
  await remove.dblclick();
  // The second click has hit another row and must not have removed it.
  await expect.poll(() => namesOf(field)).toEqual(['zwei.jpg', 'drei.jpg']);
  await remove.click();
  expect((await deleted).status()).toBe(200);
  await expect.poll(() => namesOf(field)).toEqual(['drei.jpg']);
});

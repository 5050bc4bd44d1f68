import type { Page } from 'playwright/test';
import { call, newAccount, tokenOf } from '../support/accounts';
import { violations } from '../support/axe';
import { expect, ready, test } from '../support/browser';
import { watchCall } from '../support/faults';
import { openArea } from '../support/member-area';
import { aJpeg } from '../support/picture-files';
import { eventForm, fillEvent, footMenu, openSection, pressInFoot, SAVED_HERE } from '../support/recording';

const title = (page: Page) => page.getByRole('textbox', { name: /^Titel/ });
const keep = (page: Page) => pressInFoot(page, 'Entwurf speichern');
const publish = (page: Page) => page.getByRole('button', { name: 'Veröffentlichen', exact: true });

async function openForm(page: Page, user?: string) {
  const username = user ?? (await newAccount('recording')).username;
  await openArea(page, { user: username, route: '/secure/events/eventRecording' });
  await expect(title(page)).toBeVisible();
}

test('an event is written and published, and gets its own address', async ({ page }) => {
  const name = `Probe ${Date.now().toString(36)}`;
  await openForm(page, 'approved');
  await test.step('what is missing is told at the fields, and the summary leads there', async () => {
    await publish(page).click();
    const summary = page.getByRole('group', { name: /^Noch \d+ Angaben fehlen/ });
    await expect(summary).toBeFocused();
    await summary.getByRole('button', { name: 'Bitte geben Sie einen Titel ein.' }).click();
    await expect(title(page)).toBeFocused();
  });
  await fillEvent(page, name);
  await publish(page).click();
  await expect(page.getByRole('heading', { name: `„${name}“ ist jetzt zu sehen.` })).toBeFocused();
  await expect(page).toHaveURL(/\/secure\/events\/eventRecording\/[\da-f-]{36}$/);
  // Who loads it anew gets no empty form.
  await page.reload();
  await ready(page);
  await expect(title(page)).toHaveValue(name);
});

test('the title is a few Tab stops away, and input survives a reload', async ({ page }) => {
  test.setTimeout(90_000);
  await openForm(page);
  const name = () =>
    page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      return `${focused?.tagName} ${focused?.getAttribute('name') ?? ''} ${focused?.textContent?.trim()}`;
    });
  await page.evaluate(() => {
    // From the beginning of the element: what stands around it is the page's own.
    const start = document.createElement('button');
    document.querySelector('event-portal')?.before(start);
    start.focus();
  });
  const stops: string[] = [];
  const next = async () => {
    await page.keyboard.press('Tab');
    stops.push(await name());
  };
  await next();
  await page.keyboard.press('Enter');
  while (!stops.at(-1)?.startsWith('INPUT title') && stops.length < 20) await next();
  expect(stops[0]).toContain('Zum Inhalt springen');
  expect(stops.length).toBeLessThanOrEqual(10);

  // What is typed is back after the page is loaded again.
  await title(page).fill('Noch nicht gespeichert');
  await expect(page.getByText(SAVED_HERE)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByText(/^Ihr Entwurf von heute, .* ist wieder da\.$/)).toBeVisible();
  await expect(title(page)).toHaveValue('Noch nicht gespeichert');

  // A tab that is duplicated has the memory of the first one, but a draft of its own.
  const copied = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await copied;
  await title(copy).fill('Aus der Kopie');
  await expect(copy.getByText(SAVED_HERE)).toBeVisible();
  await title(page).fill('Aus dem ersten');
  await expect(page.getByText(SAVED_HERE)).toBeVisible();
  await copy.reload();
  await expect(title(copy)).toHaveValue('Aus der Kopie');
  await copy.close();

  for (const field of ['date', 'from']) {
    const input = page.locator(`input[name$=".${field}"]`).first();
    await expect(input).toHaveAttribute('inputmode', 'decimal');
  }
});

test('another weekday of a series asks by keyboard about its exceptions', async ({ page }) => {
  await openForm(page, 'approved');
  await title(page).fill('Chorprobe');
  await page.locator('input[name$=".date"]').first().fill('05.03.2027');
  await page.locator('input[name$=".from"]').first().fill('1930');
  await page.getByText('Wiederholen', { exact: true }).click();
  await page.locator('input[name$=".count"]').fill('6');
  await page.getByRole('button', { name: 'Fr, 12. März 2027 streichen' }).click();
  await page.getByRole('button', { name: 'Fr, 19. März 2027 ändern' }).click();
  await page.getByRole('dialog').locator('input[name$=".from"]').fill('2030');
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click();
  const weekday = (day: number) => page.locator(`input[type=checkbox][value="${day}"]`);
  await weekday(5).press('Space');
  await weekday(6).press('Space');
  const question = page.getByRole('group', { name: 'Ihre Änderung betrifft Ausnahmen der Serie' });
  await expect(question.getByRole('listitem')).toHaveText([
    'Fr, 12. März 2027: gestrichen',
    'Fr, 19. März 2027: geändert',
  ]);
  expect(await violations(page, 'event-portal')).toEqual([]);
  await question.getByRole('radio').first().press('ArrowDown');
  await expect(question.getByRole('radio', { name: 'als einzelne Termine behalten' })).toBeChecked();
  await question.getByRole('button', { name: 'Änderung der Serie rückgängig machen' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(weekday(5)).toBeChecked();
  await expect(page.getByText('Fr, 19. März 2027, 20:30 Uhr')).toContainText('geändert');
});

const FAULTS: Record<string, { status?: number; body: string; words: string }> = {
  'the network is gone': { body: '', words: 'nicht erreichbar' },
  'the server fails': { status: 500, body: '{}', words: 'Das hat nicht geklappt' },
  'the answer is broken': { status: 201, body: '{', words: 'Das hat nicht geklappt' },
  'recording was switched off': { status: 403, body: '{"code":"recording_off"}', words: 'Zurzeit können Sie keine' },
  'there were too many': { status: 429, body: '{"code":"too_many_attempts"}', words: 'Zu viele Versuche' },
};

test('a save of a title alone is confirmed and can be retried after any fault; the draft continues at its own address', async ({
  page,
}) => {
  await openArea(page, {
    user: (await newAccount('recording')).username,
    route: '/secure/events/eventRecording/no-such-event',
  });
  await expect(page.getByRole('alert')).toContainText('Diese Veranstaltung können Sie nicht bearbeiten');
  await page.evaluate(() => window.location.assign('#/secure/events/eventRecording'));
  await expect(title(page)).toBeVisible();
  const save = await watchCall(page, 'POST', /\/api\/my\/events$/);
  for (const [place, [name, { status, body, words }]] of Object.entries(FAULTS).entries()) {
    save.fault = (route) =>
      status === undefined ? route.abort() : route.fulfill({ status, body, contentType: 'application/json' });
    await title(page).fill(`Jazz, ${name}`);
    await keep(page);
    await expect.poll(() => save.count, name).toBe(place + 1);
    await expect(footMenu(page), name).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('alert').filter({ hasText: words }), name).toBeVisible();
    await expect(title(page), name).toHaveValue(`Jazz, ${name}`);
  }
  save.fault = undefined;
  await keep(page);
  await expect(page).toHaveURL(/\/secure\/events\/eventRecording\/[\da-f-]{36}/);
  const name = await title(page).inputValue();
  await page.reload();
  await ready(page);
  await expect(title(page)).toHaveValue(name);

  const menu = page.getByRole('navigation', { name: 'Mein Bereich' });
  await expect(menu.getByRole('link', { name: 'Veranstaltungen', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await menu.getByRole('link', { name: 'Start' }).click();
  await page.getByRole('region', { name: 'Wartet auf Sie' }).getByRole('link', { name: name }).click();
  await expect(title(page)).toHaveValue(name);
});

test('failed pictures do not affect the draft, are reported together, and can be retried at its address', async ({
  page,
}) => {
  await openForm(page);
  const upload = await watchCall(page, 'POST', /\/api\/media$/);
  upload.fault = (route) => route.fulfill({ status: 500, body: '{}', contentType: 'application/json' });
  await title(page).fill('Mit Bildern');
  await openSection(page, 'Bilder');
  const files = eventForm(page).files.first();
  const buffer = await aJpeg(400, 300);
  await files.setInputFiles(['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })));
  await expect(
    page.getByRole('status').filter({ hasText: /2 Bilder sind nicht angekommen\..*a\.jpg.*b\.jpg/ }),
  ).toHaveCount(1);
  // A slow device: what is said must still be there under the address of the draft.
  await page.evaluate(() => {
    const { getAllKeys } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAllKeys = function (...given) {
      const end = performance.now() + 300;
      while (performance.now() < end);
      return getAllKeys.apply(this, given);
    };
  });
  await keep(page);
  await expect(
    page.getByRole('status').filter({ hasText: '2 Bilder sind nicht angekommen und fehlen noch.' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/secure\/events\/eventRecording\/[\da-f-]{36}/);
  await expect(title(page)).toHaveValue('Mit Bildern');
  upload.fault = undefined;
  const again = page.getByRole('listitem').getByRole('button', { name: 'Erneut versuchen' });
  await expect(page.getByRole('listitem').filter({ hasText: /[ab]\.jpg/ })).toHaveCount(2);
  while ((await again.count()) > 0) await again.first().click();
  await expect(eventForm(page).uploaded).toHaveCount(2);
  await keep(page);
  await expect(page.getByRole('status').filter({ hasText: /als Entwurf gespeichert$/ })).toBeVisible();
  await page.reload();
  await ready(page);
  await openSection(page, 'Bilder');
  await expect(page.getByRole('group', { name: 'Bilder' }).getByRole('listitem')).toHaveCount(2);
  // A stored picture that does not come says so, and is asked for again.
  await page.route(/\/media\//, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await ready(page);
  await openSection(page, 'Bilder');
  const gone = page.getByText('Dieses Bild lässt sich gerade nicht zeigen.');
  await expect(gone).toHaveCount(2);
  await page.unroute(/\/media\//);
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Noch einmal laden' }).first().click();
    await expect(gone).toHaveCount(left);
  }
});

test('a picture is cropped around its focal point by keyboard and pointer, and visitors see the crop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { username } = await newAccount('recording');
  await openForm(page, username);
  await title(page).fill('Mit Bild');
  const pictures = page.getByRole('region', { name: /Bilder/ });
  await pictures
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(400, 300) });
  await expect(pictures.getByText('Hochgeladen', { exact: true })).toBeVisible();

  const open = pictures.getByRole('button', { name: 'Ausschnitt wählen' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: /Ausschnitt$/ });
  const [left, top] = [
    dialog.getByLabel('Wichtigste Stelle: von links'),
    dialog.getByLabel('Wichtigste Stelle: von oben'),
  ];
  const stage = dialog.locator('img').first();
  await expect.poll(() => stage.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  const box = await stage.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  await stage.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.25);
  await page.mouse.up();
  await expect(left).toHaveAttribute('aria-valuetext', '75\u00a0% von links');
  await expect(top).toHaveValue('25');
  await top.press('Home');
  await top.press('ArrowRight');
  await expect(top).toHaveValue('1');
  // The right half on the page, the lower half of that in lists.
  const corner = (name: RegExp) => dialog.getByRole('button', { name });
  await corner(/^Ecke oben links/).hover();
  const now = await stage.boundingBox();
  if (!now) throw new Error('The picture is not shown.');
  await page.mouse.down();
  await page.mouse.move(now.x + now.width / 2, now.y - 1, { steps: 4 });
  await page.mouse.up();
  await expect(corner(/^Ecke oben links: 50\s% von links, 0\s% von oben/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'für die Übersicht' }).check();
  await corner(/^Ecke oben rechts/).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(dialog.getByRole('status').filter({ hasText: /50\s% der Höhe/ })).toBeVisible();
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await violations(page, 'event-portal')).toEqual([]);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await keep(page);
  await expect(page).toHaveURL(/\/secure\/events\/eventRecording\/[\da-f-]{36}/);
  await page.reload();
  await ready(page);
  // The form goes on with the whole picture; its list and visitors get the parts.
  await open.click();
  await expect(corner(/^Ecke oben links: 50\s%/)).toBeVisible();
  await expect(left).toHaveValue('75');
  await expect(stage).toHaveAttribute('src', /cut=whole/);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  const id = page.url().split('/').at(-1) ?? '';
  type Sized = { width: number; height: number };
  const { token } = await tokenOf(username);
  const own = await call<{ media: Sized[] }>('GET', `my/events/${id}`, { token });
  const rows = await call<{ image: Sized }[]>('GET', 'my/events', { token });
  const answers = [own.data.media[0], rows.data[0]?.image].map((picture) => [picture?.width, picture?.height]);
  expect(answers).toEqual([
    [200, 300],
    [200, 150],
  ]);
});

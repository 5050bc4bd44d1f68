import { beforeEach, expect, it } from 'vitest';
import { storeAdverts } from '../../demo/seed/store/adverts';
import { tidyMedia } from '../../demo/server/media/tidy-media';
import { giveSettings } from '../support/account-fixtures';
import { emptyOrders } from '../support/advert-fixtures';
import { backOfficeBrowser } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { temporaryFiles } from '../support/files';
import { aJpeg, aPng } from '../support/picture-files';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

const [MINUTE, DAY] = [60_000, 24 * 3_600_000];
const SLOT = '/backoffice/stadt/adverts/catalogue/slot/stadt-liste';

onEachDatabase('the picture of a slot', (backend, once) => {
  const office = usingBackOffice(backend);
  const ground = temporaryFiles();
  const given = { files: ground.files, draftFolder: ground.draftFolder, maxUploadBytes: 200_000 };
  let app: ReturnType<typeof office.newApp>;
  let browser: ReturnType<typeof backOfficeBrowser>;
  beforeEach(async () => {
    const { database } = backend();
    await emptyOrders(database);
    await database.script(
      'delete from advert_media; delete from advert_vouchers; delete from advert_sellers; delete from media; delete from advert_changes',
    );
    await giveSettings(database, 'stadt', { applicationSettings: { activateAdverts: true } });
    await storeAdverts(database);
    app = office.newApp(given);
    browser = backOfficeBrowser(app);
    await browser.logIn();
  });
  const send = async (file: Uint8Array | undefined, { path = SLOT, csrf = '', from = browser } = {}) => {
    const body = new FormData();
    body.append('csrf', csrf || browser.csrfOf(await browser.open(SLOT)));
    body.append('file', new Blob(file ? [Buffer.from(file)] : [], { type: 'image/jpeg' }), file ? 'platz.jpg' : '');
    return from.open(`${path}/picture`, { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin' } });
  };
  const inCatalogue = async () => {
    const answer = await app.request('/clients/stadt/api/adverts/catalogue');
    const { data } = (await answer.json()) as { data: { channels: { slots: { id: string; picture?: string }[] }[] }[] };
    return data[0]?.channels[0]?.slots.find(({ id }) => id === 'stadt-liste')?.picture;
  };
  const shown = async (address: string | undefined) => {
    const { status, headers } = await app.request(`/clients/stadt${address}`);
    return status === 200 ? headers.get('content-type') : status;
  };
  const tidyUp = (ms: number) =>
    tidyMedia({ ...given, database: backend().database, now: () => new Date(NOW.getTime() + ms) });
  const stored = () => backend().database.query(`select 1 from media where state = 'stored'`);

  it('is uploaded, shown to operators and buyers, kept, replaced and removed', async () => {
    const page = await send(await aJpeg(800, 500));
    expect(page.html).toContain('Gespeichert.');
    expect(page.headers.get('content-security-policy')).toContain(`img-src 'self'`);
    const first = await inCatalogue();
    expect(first).toMatch(/^\/api\/media\/[\w-]{36}\/640$/);
    expect(page.html).toContain(`src="/clients/stadt${first}"`);
    await tidyUp(2 * DAY);
    expect(await shown(first)).toBe('image/webp');

    await send(await aPng(640, 400));
    const second = await inCatalogue();
    expect(second).not.toBe(first);
    // As long as the change may be taken back, what was there before is kept.
    await tidyUp(5 * MINUTE);
    expect(await shown(first)).toBe('image/webp');
    await tidyUp(2 * DAY);
    expect([await shown(first), await shown(second)]).toEqual([404, 'image/webp']);

    const removed = await browser.post(`${SLOT}/picture`, {
      csrf: browser.csrfOf(await browser.open(SLOT)),
      action: 'remove',
    });
    expect(removed.html).toContain('Gespeichert.');
    expect([await inCatalogue(), removed.html.includes('<img')]).toEqual([undefined, false]);
  });

  once('is restored by an undo of its change', async () => {
    await send(await aJpeg());
    const first = await inCatalogue();
    await send(await aJpeg());
    const { html } = await browser.open('/backoffice/stadt/adverts/catalogue');
    const [, path = ''] = /action="([^"]*\/changes\/\d+)"/.exec(html) ?? [];
    expect((await browser.post(path, { csrf: browser.csrfOf({ html } as never) })).html).toContain('Zurückgenommen.');
    expect(await inCatalogue()).toBe(first);
    expect((await browser.open('/backoffice/stadt/history')).html).toContain('Adresse eines Bildes');
  });

  once.each([
    ['no file', async () => undefined, 422, 'wählen Sie ein Bild aus'],
    ['another kind of file', async () => Buffer.from('<svg/>'), 422, 'als jpg oder png'],
    ['half a picture', async () => (await aJpeg(800, 500)).subarray(0, 300), 422, 'beschädigt'],
    ['more than may be sent', async () => Buffer.alloc(400_000), 413, 'zu groß'],
  ])('is refused from %s with a message', async (_, file, status, words) => {
    const page = await send(await file());
    expect([page.status, page.html.includes(words)]).toEqual([status, true]);
    expect([await inCatalogue(), await stored()]).toEqual([undefined, []]);
  });

  once('is accepted from operators only, by their form, and for slots of their client', async () => {
    const picture = await aJpeg();
    const guest = await send(picture, { from: backOfficeBrowser(app) });
    expect([guest.status, guest.html.includes('Ihre Sitzung ist zu Ende')]).toEqual([401, true]);
    expect((await send(picture, { csrf: 'x'.repeat(43) })).status).toBe(403);
    const torn = { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' };
    const cut = await browser.open(`${SLOT}/picture`, { method: 'POST', body: '--x\r\nContent-Disp', headers: torn });
    expect(cut.status).toBe(403);
    for (const path of [SLOT.replace('stadt-liste', 'nirgends'), SLOT.replace('stadt-liste', 'kurier-liste')])
      expect((await send(picture, { path })).html, path).toContain('Das gibt es nicht mehr');
    expect([await inCatalogue(), await stored()]).toEqual([undefined, []]);
    // Who reloads the answer is back at the form.
    expect((await browser.open(`${SLOT}/picture`)).html).toContain('Bild vom Werbeplatz hochladen');
  });
});

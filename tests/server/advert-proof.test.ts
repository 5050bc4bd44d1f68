import { PDFDocument } from 'pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { pictureName } from '../../demo/server/media/file-store';
import { accountApp } from '../support/account-calls';
import { temporaryFiles } from '../support/files';
import { aJpeg } from '../support/picture-files';
import { onOneDatabase } from './on-each-database';
import { FRONT, LIST, usingAdverts } from './using-adverts';

const PROOF = 'adverts/draft/proof.pdf';
const MILLIMETRE = 72 / 25.4;

onOneDatabase('the proof of an advert for paper', (backend) => {
  const { files } = temporaryFiles();
  const { send, asOther, asVisitor, owner, now } = usingAdverts(backend);
  const write = (body: object) => send('PUT', 'adverts/draft', body, { 'if-match': '*' });
  /** Its pages are bytes, which the other calls of tests do not read. */
  async function proof(query = '') {
    const app = accountApp(backend().database, { now, files });
    const response = await app.request(`/clients/stadt/api/${PROOF}${query}`, { headers: { token: owner().token } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = await response.arrayBuffer();
    return { document: await PDFDocument.load(bytes), size: bytes.byteLength };
  }

  beforeAll(async () => {
    const paper = `update advert_slots set place = 'print', width = 91, height = 80 where id = $1`;
    await backend().database.query(paper, [LIST]);
  });

  it('shows what its author has written, cut to the sheet with its bleed', async () => {
    const medium = { id: 'poster', client: 'stadt' };
    await files.put(pictureName(medium), await aJpeg(1200, 900));
    await backend().database.query(
      `insert into media (id, client, owner_id, kind, state, width, height)
       values ($1, $2, $3, 'upload', 'stored', 1200, 900)`,
      [medium.id, medium.client, owner().id],
    );
    await write({ slot: LIST, content: { title: 'Jazz', text: 'Im Hof' } });
    const plain = await proof();
    expect(plain.document.getTitle()).toBe('Korrekturabzug: Jazz');
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.6 };
    await write({ slot: LIST, content: { title: 'Jazz', text: 'Im Hof', mediumId: medium.id, crop } });
    const { document, size } = await proof('?language=en');
    expect(document.getTitle()).toBe('Proof: Jazz');
    expect(size).toBeGreaterThan(plain.size);
    const { width, height } = document.getPage(0).getBleedBox();
    expect([width, height].map((points) => Math.round(points / MILLIMETRE))).toEqual([97, 86]);
    await write({ slot: LIST, content: { title: 'Jazz', mediumId: 'gone' } });
    expect((await proof()).document.getPageCount()).toBe(1);
  });

  it('is for who writes it, and for slots that are printed', async () => {
    expect((await send('GET', PROOF)).body.code).toBe('not_found');
    await write({ slot: FRONT });
    expect((await send('GET', PROOF)).status).toBe(404);
    await write({ slot: LIST });
    expect((await send('GET', `${PROOF}?language=fr`)).status).toBe(400);
    expect((await asOther('GET', PROOF)).status).toBe(404);
    expect((await asVisitor('GET', PROOF)).body.code).toBe('token_missing');
  });
});

import { PDFDocument } from 'pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { loadProof } from '../../demo/server/adverts/proof/proof-record';
import { pictureName } from '../../demo/server/platform/files/file-store';
import { addDays } from '../../src/lib/days';
import { accountApp } from '../support/account-calls';
import { anEvent, insertEvents, TODAY } from '../support/event-fixtures';
import { temporaryFiles } from '../support/files';
import { aJpeg } from '../support/picture-files';
import { onOneDatabase } from './on-each-database';
import { DAY, FRONT, LIST, usingAdverts } from './using-adverts';

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

  it("shows the author's content with trim box and bleed", async () => {
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

  it('shows date and venue of its event, also of one in review, as of its first day', async () => {
    const { database } = backend();
    await database.script('delete from events');
    const appointments = [
      { date: TODAY, from: '20:00' },
      { date: DAY, endDate: addDays(DAY, 3) },
    ];
    await insertEvents(database, [anEvent({ id: 'seen', location: 10, appointments }), anEvent({ id: 'waiting' })]);
    const written = { title: 'Neu', location: 10, dates: [{ date: DAY, endDate: '', times: [{ from: '18:00' }] }] };
    await database.query(`update events set owner_id = $1`, [owner().id]);
    await database.query(`update events set state = 'draft', written = $1::jsonb where id = 'waiting'`, [
      JSON.stringify(written),
    ]);
    const place = expect.stringMatching(/, Pfullingen$/);
    const told = async (id: string, day = '') => (await send('GET', `adverts/event?eventId=${id}${day}`)).body.data;
    expect(await told('seen')).toEqual({ date: TODAY, time: '20:00', place });
    expect(await told('seen', `&day=${addDays(TODAY, 1)}`)).toEqual({ date: DAY, endDate: addDays(DAY, 3), place });
    expect(await told('seen', `&day=${addDays(DAY, 9)}`)).toEqual({ place });
    expect(await told('waiting')).toEqual({ date: DAY, time: '18:00', place });
    expect((await asOther('GET', 'adverts/event?eventId=seen')).status).toBe(404);
    expect((await send('GET', 'adverts/event?eventId=seen&day=x')).status).toBe(400);
    // The proof says the same.
    await write({ slot: LIST, eventId: 'seen', dates: [DAY], content: { title: 'Jazz', text: 'Im Hof' } });
    const record = await loadProof(database, { client: 'stadt', accountId: owner().id }, TODAY);
    expect([record.event, record.day]).toEqual([{ date: DAY, endDate: addDays(DAY, 3), place }, DAY]);
  });

  it('is available to its author only, and only for printed slots', async () => {
    expect((await send('GET', PROOF)).body.code).toBe('not_found');
    await write({ slot: FRONT });
    expect((await send('GET', PROOF)).status).toBe(404);
    await write({ slot: LIST });
    expect((await send('GET', `${PROOF}?language=fr`)).status).toBe(400);
    expect((await asOther('GET', PROOF)).status).toBe(404);
    expect((await asVisitor('GET', PROOF)).body.code).toBe('token_missing');
  });
});

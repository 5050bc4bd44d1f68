import { expect, it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { fieldsOf, plainText } from '../support/back-office-browser';
import { TODAY } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { sure } from './using-back-office';
import { usingReviews } from './using-reviews';

const EVIL = `<script>alert(1)</script>"'&`;

// What the databases do with reviews, my-events-review.test.ts says: the pages are the same on both.
onOneDatabase('the review of events', (backend) => {
  const events = usingReviews(backend);
  const { change, created, published, press, operator } = events;
  const open = async (id: string) => (await operator().open(await events.pageOf(id))).html;
  const mails = () => backend().database.query<{ subject: string; body: string }>('select subject, body from mails');

  it('compares versions word by word, with unchanged parts folded', async () => {
    const id = await published({
      ...{ shortdesc1: 'Werke für Streicher und Flöte', longdesc1: '<p>Vor dem <b>Konzert</b></p>', tags: ['Musik'] },
      price: { from: 1800 },
    });
    await change(id, {
      ...{ shortdesc1: 'Werke für Streicher und Harfe', longdesc1: '<p>Nach dem <b>Konzert</b></p>', tags: ['Musik'] },
      ...{ price: { from: 2200, text: 'ermäßigt 10 €' }, free: true },
      dates: [{ date: addDays(TODAY, 7), times: [{ from: '20:00' }] }],
    });
    const html = await open(id);
    for (const [gone, come] of [
      ['Flöte', 'Harfe'],
      ['Vor', 'Nach'],
      ['18,00', '22,00'],
    ]) {
      expect(html).toContain(`<del><span class="unseen">Bisher: </span>${gone}`);
      expect(html).toContain(`<ins><span class="unseen">Neu: </span>${come}`);
    }
    expect(html).toMatch(/<del>[^\n]*19:30–22:00 Uhr<\/del>/);
    expect(html).toMatch(/<ins>[^\n]*20:00 Uhr<\/ins>/);
    expect(html).toContain('<dt>Eintritt frei</dt>');
    expect(html).toContain('Besucher sehen noch die bisherige Fassung.');
    expect(html).toContain('<summary>4 Angaben sind unverändert. Zeigen</summary>');
    expect(html.indexOf('<summary>4 Angaben')).toBeLessThan(html.indexOf('<dt>Titel</dt>'));
  });

  it('names possible duplicates, published or in review', async () => {
    const dates = [{ date: addDays(TODAY, 9), times: [{ from: '19:30' }] }];
    const seen = await published({ title: 'Orgelkonzert zum Advent', dates });
    const first = await created({ title: 'Orgelkonzert zum Advent', dates });
    const second = await created({ title: 'Das Orgel-Konzert zum Advent', dates });
    const alike = async (id: string) => {
      const part = (await open(id)).split('id="alike-')[1]?.split('</section>')[0] ?? '';
      return [...part.matchAll(/<li><a href="([^"]*)">([^<]*)<\/a>([^<]*)/g)].map(([, ...words]) => words);
    };
    const [waits, shown, ...others] = await alike(second);
    expect(waits).toEqual([
      await events.pageOf(first),
      'Orgelkonzert zum Advent',
      expect.stringContaining('wartet auch'),
    ]);
    expect(shown).toEqual([
      expect.stringContaining(seen),
      'Orgelkonzert zum Advent',
      expect.stringContaining('19:30 Uhr'),
    ]);
    expect(others).toEqual([]);
    // Neither a change of it nor another day is the same event again, and a title is data.
    await change(seen, { title: EVIL, dates });
    expect((await alike(seen)).map(([path]) => path)).not.toContain(await events.pageOf(seen));
    const later = await created({
      title: 'Orgelkonzert zum Advent',
      dates: [{ ...dates[0], date: addDays(TODAY, 10) }],
    });
    expect(await alike(later)).toEqual([]);
    expect(await open(second)).not.toContain('<script>alert');
  });

  it('escapes all input of authors', async () => {
    const id = await created({ title: EVIL, shortdesc1: EVIL, tags: [EVIL], accessibility: EVIL });
    for (const html of [await open(id), (await operator().open(await events.formOf(id, '/preview'))).html]) {
      expect(html).toContain('&lt;script&gt;alert(1)');
      expect(html).not.toContain('<script>alert(1)');
    }
    const { html } = await operator().open(await events.formOf(id, '/correction'));
    expect([html.includes('<script>alert'), fieldsOf(html)['text-shortdesc1']]).toEqual([false, EVIL]);
  });

  it('asks for the fields of a reason, and names them to the author', async () => {
    const id = await published();
    await change(id, { title: 'Orgel' });
    const asked = await press(id, 'reject');
    expect(asked.html).toContain('Warum? Die Person liest es.');
    const preview = await press(id, 'reject', { step: 'reason', template: '0' });
    expect(preview.html).toMatch(/name="field-media" value="yes" checked/);
    expect(plainText(preview.html)).toContain('Es betrifft: Bilder');
    const other = await press(id, 'reject', { step: 'reason', template: '0', 'field-title': 'yes', 'field-x': 'yes' });
    expect(other.html).not.toMatch(/name="field-media" value="yes" checked/);
    const sent = other.html.split('<form').at(-1) ?? '';
    await operator().post(await events.formOf(id), fieldsOf(sent));
    expect((await events.show(id)).body.data.review).toMatchObject({ state: 'rejected', fields: ['title'] });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Stadt: Bitte ändern Sie Ihre Veranstaltung');
    for (const text of [
      'Änderung an „Orgel“',
      'Plakat mit Schrift',
      'Titel',
      'bisherige Fassung',
      `/secure/events/eventRecording/${id}`,
    ])
      expect(mail?.body).toContain(text);
  });

  it('corrects texts, approves them, names the corrections, and undoes it', async () => {
    const id = await created({ shortdesc1: 'Kruz', longdesc1: '<p>Lang</p>', easyText: 'Ein Konzret.' });
    const page = (await operator().open(await events.formOf(id, '/correction?kind=event'))).html;
    const fields = { ...fieldsOf(page), 'text-title': 'Jazz am Abend' };
    expect(fields).toMatchObject({ 'text-shortdesc1': 'Kruz', 'text-longdesc1': '<p>Lang</p>' });
    expect(page).toContain(`href="${await events.pageOf(id)}?kind=event">Abbrechen`);
    const path = await events.formOf(id, '/correction');
    const refused = await operator().post(path, { ...fields, 'text-title': ' ' });
    expect([refused.status, refused.html.includes('Bitte geben Sie einen Titel ein.')]).toEqual([422, true]);
    const typed = {
      ...fields,
      'text-shortdesc1': 'Kurz',
      'text-longdesc1': '<p onclick="x">Länger</p><script>1</script>',
      'text-easyText': 'Ein Konzert.\r\n\r\nMit Musik.',
    };
    expect((await operator().post(path, { ...typed, seen: '0' })).status).toBe(409);
    expect((await operator().post(path, typed)).html).toContain('Gespeichert.');
    const { data } = (await events.asVisitor(id)).body;
    expect([data.shortdesc1, data.longdesc1, data.title]).toEqual(['Kurz', '<p>Länger</p>', 'Jazz am Abend']);
    expect(data.easyText).toMatch(/^Ein Konzert\.\s+Mit Musik\.$/);
    expect((await events.show(id)).body.data).toMatchObject({ shortdesc1: 'Kurz', state: 'published' });
    expect((await mails())[0]?.body).toContain('Korrigiert: Kurzbeschreibung, Beschreibung, Text in Leichter Sprache');
    expect(await events.history()).toMatchObject([
      {},
      { action: 'correct', details: { fields: ['easyText', 'longdesc1', 'shortdesc1'] } },
    ]);
    const [decision] = await backend().database.query<{ id: number }>('select id from decisions');
    const { csrf = '' } = fieldsOf((await operator().open('/backoffice/stadt')).html);
    await operator().post(`/backoffice/stadt/decisions/${decision?.id}`, { csrf });
    expect((await events.asVisitor(id)).status).toBe(404);
    expect((await events.show(id)).body.data).toMatchObject({ shortdesc1: 'Kruz', review: { state: 'waiting' } });
  });

  it('previews the event as approved, without any change', async () => {
    const id = await published();
    await change(id, { title: 'Orgel', rubrics: [2], dates: [{ date: addDays(TODAY, 9), fullDay: true }] });
    const rows = () => backend().database.query('select * from events, event_index, event_changes');
    const before = await rows();
    const { html, headers } = await operator().open(await events.formOf(id, '/preview'));
    expect(headers.get('content-security-policy')).toContain('sandbox allow-scripts');
    const detail = JSON.parse(plainText(/data-detail="([^"]*)"/.exec(html)?.[1] ?? ''));
    expect(await rows()).toEqual(before);
    await press(id, 'approve');
    const { data } = (await events.asVisitor(id)).body;
    expect(detail).toEqual({ ...data, updatedAt: detail.updatedAt });
  });

  it('refuses to approve references to deleted records, with a message', async () => {
    const id = await created();
    await backend().database.query(
      `update events set written = jsonb_set(written, '{location}', '987654') where id = $1`,
      [id],
    );
    expect((await press(id, 'approve')).html).toContain('ist inzwischen entfernt worden');
    expect((await operator().open(await events.formOf(id, '/preview'))).status).toBe(200);
    expect((await press(id, 'reject', sure())).html).toContain('Gespeichert.');
  });

  it('keeps a typed reason after a concurrent change of the author', async () => {
    const id = await created();
    const { html } = await operator().open(await events.pageOf(id));
    await change(id, { title: 'Schneller' });
    const late = await operator().post(await events.formOf(id), {
      ...{ ...fieldsOf(html), action: 'reject', 'field-title': 'yes' },
      ...sure('Mit Mühe geschrieben'),
    });
    expect([late.status, late.html.includes('Mit Mühe geschrieben'), late.html.includes('Schneller')]).toEqual([
      ...[409, true, true],
    ]);
    expect(await events.found()).toEqual([]);
  });

  it('finds no event of another client, no decided one, and no unknown action', async () => {
    const id = await created();
    const number = await events.numberOf(id);
    for (const path of ['', '/preview', '/correction'])
      expect([path, (await operator().open(`/backoffice/zeitung/reviews/event/${number}${path}`)).html]).toEqual([
        ...[path, expect.not.stringContaining('Jazz am Abend')],
      ]);
    expect((await press(id, 'delete')).status).toBe(404);
    const { html } = await operator().open(await events.pageOf(id));
    const foreign = await operator().post(`/backoffice/zeitung/reviews/event/${number}`, {
      ...fieldsOf(html),
      action: 'approve',
    });
    expect([foreign.html.includes('Inzwischen'), await events.found()]).toEqual([true, []]);
    await press(id, 'approve');
    for (const path of ['/correction'])
      expect((await operator().open(await events.formOf(id, path))).html).toContain('inzwischen entschieden');
    expect((await operator().open(await events.formOf(id, '/preview'))).status).toBe(404);
  });
});

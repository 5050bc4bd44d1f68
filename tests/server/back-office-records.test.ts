import { expect, it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { fieldsOf, plainText } from '../support/back-office-browser';
import { TODAY } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { sure } from './using-back-office';
import { usingReviews } from './using-reviews';

const REASON = 'Der Ort stimmt nicht.';

onOneDatabase('the pages of events in the back office', (backend) => {
  const events = usingReviews(backend);
  const { change, created, published, operator, show, asVisitor, found } = events;
  const pageOf = (id: string) => `/backoffice/stadt/events/${id}`;
  const open = async (id: string) => (await operator().open(pageOf(id))).html;
  const mails = () =>
    backend().database.query<{ subject: string; body: string }>(
      `select subject, body from mails where state <> 'dropped'`,
    );
  const act = async (id: string, action: string, typed: Record<string, string> = {}) => {
    const form = (await open(id)).split('<form').find((part) => part.includes(`value="${action}"`)) ?? '';
    return operator().post(pageOf(id), { ...fieldsOf(form), action, ...typed });
  };
  const takeDown = (id: string) => act(id, 'take_down', sure(REASON));
  const statusOf = async (id: string) => {
    const { body } = await events.send('GET', `my/events?id=${id}`);
    return body.data[0];
  };

  it('takes an event down after a reason and a look at the mail, and puts it back', async () => {
    const id = await published();
    const asked = await act(id, 'take_down');
    expect(asked.html).toContain('Warum? Die Person liest es.');
    const preview = await act(id, 'take_down', { step: 'reason', reason: REASON });
    expect(preview.html).toContain(`Begründung: <mark>${REASON}</mark>`);
    expect((await asVisitor(id)).status).toBe(200);
    await takeDown(id);
    expect([(await asVisitor(id)).status, await found()]).toEqual([404, []]);
    const html = plainText(await open(id));
    for (const text of ['Herausgenommen seit', REASON, 'Wieder zeigen', 'Rückgängig machen'])
      expect(html).toContain(text);
    const [mail] = await mails();
    expect([mail?.subject, mail?.body.includes(REASON)]).toEqual([
      ...['Stadt: Wir haben Ihre Veranstaltung herausgenommen', true],
    ]);
    expect(await statusOf(id)).toMatchObject({
      ...{ state: 'draft', publishStatus: 'takenDown', nextDate: expect.any(String) },
      review: { state: 'takenDown', reason: REASON },
    });
    await act(id, 'put_back');
    expect([(await asVisitor(id)).status, (await found()).length]).toEqual([200, 1]);
    expect(await statusOf(id)).toMatchObject({ state: 'published', publishStatus: 'published' });
    const done = (await events.history()).map(({ action }) => action);
    expect(done.slice(-2)).toEqual(['take_down', 'put_back']);
  });

  it('lets its author save a taken down event, but not publish it', async () => {
    const id = await published();
    await takeDown(id);
    for (const sent of [{ state: 'published' }, { state: 'published', unpublishedChanges: true }]) {
      const refused = await change(id, { ...sent, title: 'Orgel' });
      expect([refused.status, refused.body.code]).toEqual([409, 'taken_down']);
    }
    expect((await change(id, { state: 'draft', title: 'Orgel' })).status).toBe(200);
    expect((await show(id)).body.data).toMatchObject({ title: 'Orgel', review: { state: 'takenDown' } });
    expect((await asVisitor(id)).status).toBe(404);
    expect(await open(id)).toContain('Was in der Fassung des Verfassers anders ist');
    await act(id, 'put_back');
    // Visitors see what they saw before; the author's changes stay unpublished.
    expect((await asVisitor(id)).body.data.title).not.toBe('Orgel');
    expect((await show(id)).body.data).toMatchObject({ title: 'Orgel', state: 'published', unpublishedChanges: true });
  });

  it('keeps an event down that its author deletes and restores', async () => {
    const id = await published();
    await takeDown(id);
    expect((await events.send('DELETE', `my/events/${id}`)).status).toBe(200);
    expect(plainText(await open(id))).toContain('endgültig entfernt');
    expect((await events.send('POST', `my/events/${id}/restore`)).status).toBe(200);
    expect([(await statusOf(id)).publishStatus, (await asVisitor(id)).status]).toEqual(['takenDown', 404]);
  });

  it('holds a waiting change back until the event is shown again', async () => {
    const id = await published();
    await change(id, { title: 'Orgel' });
    const form = (await operator().open(await events.pageOf(id))).html;
    await takeDown(id);
    const queue = (await operator().open('/backoffice/stadt')).html;
    expect(queue).not.toContain('Orgel');
    await operator().post(await events.formOf(id), { ...fieldsOf(form), action: 'approve' });
    expect((await asVisitor(id)).status).toBe(404);
    await act(id, 'put_back');
    expect((await operator().open('/backoffice/stadt')).html).toContain('Orgel');
  });

  it('undoes a taking down with its mail', async () => {
    const id = await published();
    await takeDown(id);
    const form = (await open(id)).split('<form').find((part) => part.includes('Rückgängig machen')) ?? '';
    const path = /action="([^"]*)"/.exec(form)?.[1] ?? '';
    expect((await operator().post(path, fieldsOf(form))).html).toContain('Zurückgenommen. Alles ist wie vorher');
    expect([(await asVisitor(id)).status, await mails()]).toEqual([200, []]);
  });

  it('does nothing to what somebody else has changed meanwhile, and keeps the reason', async () => {
    const id = await published();
    const form = (await open(id)).split('<form').find((part) => part.includes('value="take_down"')) ?? '';
    await events.review('none');
    await change(id, { title: 'Orgel' });
    const stale = await operator().post(pageOf(id), { ...fieldsOf(form), action: 'take_down', ...sure(REASON) });
    expect([stale.status, stale.html.includes(REASON), (await asVisitor(id)).status]).toEqual([409, true, 200]);
    await takeDown(id);
    const twice = await operator().post(pageOf(id), { ...fieldsOf(form), action: 'take_down', ...sure(REASON) });
    expect(twice.html).toContain('Das war schon geschehen');
  });

  it('changes the texts of a published event, and tells its author the fields', async () => {
    const id = await published({ shortdesc1: 'Werke für Flöte' });
    await change(id, { shortdesc1: 'Werke für Flöte', title: 'Von der Autorin' });
    const page = `${pageOf(id)}/edit`;
    const fields = fieldsOf((await operator().open(page)).html.split('<form').at(-1) ?? '');
    expect((await operator().post(page, { ...fields, 'text-title': '' })).html).toContain(
      'Bitte geben Sie einen Titel ein.',
    );
    await operator().post(page, { ...fields, 'text-shortdesc1': 'Werke für Harfe' });
    expect((await asVisitor(id)).body.data.shortdesc1).toBe('Werke für Harfe');
    // The author's waiting version gets the change, too, and keeps its own.
    expect((await show(id)).body.data).toMatchObject({ shortdesc1: 'Werke für Harfe', title: 'Von der Autorin' });
    const [mail] = await mails();
    expect(mail?.body).toContain('Von der Verwaltung geändert: Kurzbeschreibung');
    expect((await events.history()).at(-1)).toMatchObject({ action: 'edit', details: { fields: ['shortdesc1'] } });
  });

  it('leads from editing what waits to its entry, where its texts are corrected', async () => {
    const id = await created({ title: 'Wartend' });
    const { html } = await operator().open(`${pageOf(id)}/edit`);
    expect(html).toMatch(/href="\/backoffice\/stadt\/reviews\/event\/\d+\/correction"/);
    expect(html).not.toContain('Inzwischen hat sich etwas');
  });

  it('shows what has changed meanwhile beside what was typed', async () => {
    const id = await published({ shortdesc1: 'Werke für Flöte' });
    await events.review('none');
    const page = `${pageOf(id)}/edit`;
    const fields = fieldsOf((await operator().open(page)).html.split('<form').at(-1) ?? '');
    await change(id, { shortdesc1: 'Werke für Orgel' });
    const stale = await operator().post(page, { ...fields, 'text-shortdesc2': 'Mit Pause' });
    expect(stale.status).toBe(409);
    expect(plainText(stale.html)).toContain('Das hat sich inzwischen geändert');
    const again = fieldsOf(stale.html.split('<form').at(-1) ?? '');
    expect([again['text-shortdesc1'], again['text-shortdesc2']]).toEqual(['Werke für Orgel', 'Mit Pause']);
    await operator().post(page, again);
    expect((await asVisitor(id)).body.data).toMatchObject({ shortdesc1: 'Werke für Orgel', shortdesc2: 'Mit Pause' });
  });

  it('lists events by where they stand', async () => {
    const rows = async (query = '') => {
      const { html } = await operator().open(`/backoffice/stadt/events${query}`);
      const tabs = [...html.matchAll(/>([^<>]*) <span class="count">(\d+)/g)].map(
        ([, name, count]) => `${name?.trim()} ${count}`,
      );
      return { tabs, titles: [...html.matchAll(/class="first" href="[^"]*">([^<]*)</g)].map(([, title]) => title) };
    };
    const seen = await published({ title: 'Öffentlich' });
    await created({ title: 'Wartend' });
    await created({ title: 'Entwurf', state: 'draft' });
    const down = await published({ title: 'Unten', dates: [{ date: addDays(TODAY, 9), times: [{ from: '19:30' }] }] });
    await takeDown(down);
    const { tabs, titles } = await rows();
    expect(tabs).toEqual(
      expect.arrayContaining(['Öffentlich 1', 'Wartet 1', 'Entwurf 1', 'Herausgenommen 1', 'Alle 4']),
    );
    expect(titles).toEqual(['Öffentlich']);
    expect((await rows('?set=waiting')).titles).toEqual(['Wartend']);
    expect((await rows('?set=draft')).titles).toEqual(['Entwurf']);
    expect((await rows('?set=taken_down')).titles).toEqual(['Unten']);
    expect((await rows('?set=all&order=day')).titles).toHaveLength(4);
    expect((await rows('?only=cancelled')).titles).toEqual([]);
    expect((await rows('?only=week&page=0&set=x')).titles).toBeDefined();
    expect((await operator().open(pageOf(seen))).html).toContain('Notiz für Kollegen');
  });

  it('knows no event of another client, and says so', async () => {
    const id = await published();
    for (const path of [
      `/backoffice/zeitung/events/${id}`,
      '/backoffice/stadt/events/x',
      '/backoffice/stadt/articles/x/edit',
    ]) {
      const { status, html } = await operator().open(path);
      expect([path, status, html.includes('gibt es nicht')]).toEqual([path, 404, true]);
    }
    expect((await operator().open(`${pageOf('x')}/preview`)).status).toBe(404);
  });

  it('previews what visitors see, also after it was taken down', async () => {
    const id = await published({ title: 'Vorschau' });
    await takeDown(id);
    const { html, status } = await operator().open(`${pageOf(id)}/preview`);
    expect([status, html.includes('Vorschau'), (await asVisitor(id)).status]).toEqual([200, true, 404]);
  });
});

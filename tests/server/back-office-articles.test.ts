import { beforeEach, expect, it } from 'vitest';
import { addDays } from '../../src/lib/days';
import { giveSettings } from '../support/account-fixtures';
import { BACK_OFFICE_PASSWORD, backOfficeBrowser, fieldsOf, plainText } from '../support/back-office-browser';
import { NOW, TODAY } from '../support/event-fixtures';
import { onOneDatabase } from './on-each-database';
import { usingOwnArticles, WRITING } from './using-own-articles';

const EVIL = `<script>alert(1)</script>"'&`;
const DAY_MS = 86_400_000;

// Decisions, their undoing and their mails are in the tables of back-office-decisions.test.ts, for articles too.
onOneDatabase('the review of articles', (backend) => {
  const articles = usingOwnArticles(backend);
  const { created, change } = articles;
  let operator: ReturnType<typeof backOfficeBrowser>;

  const review = (which: 'none' | 'new' | 'all') =>
    giveSettings(backend().database, 'stadt', { ...WRITING, articleRecording: { review: which } });
  beforeEach(async () => {
    await backend().database.script('delete from decisions; delete from mails');
    await review('all');
    operator = backOfficeBrowser(
      articles.media.another({ backOfficePassword: BACK_OFFICE_PASSWORD, behindProxy: true }),
    );
    await operator.logIn();
  });

  const numberOf = async (id: string) => {
    const [row] = await backend().database.query<{ id: number }>(
      'select id from article_reviews where article_id = $1',
      [id],
    );
    return row?.id ?? 0;
  };
  const pageOf = async (id: string) =>
    (await operator.open(`/backoffice/stadt/queue/article/${await numberOf(id)}`)).html;
  const formOf = async (id: string, more = '') => `/backoffice/stadt/reviews/article/${await numberOf(id)}${more}`;
  const press = async (id: string, action: string, typed: Record<string, string> = {}) => {
    const path = await formOf(id);
    const form = (await pageOf(id)).split('<form').find((part) => part.includes(`action="${path}"`)) ?? '';
    return operator.post(path, { ...fieldsOf(form), action, ...typed });
  };
  /** An article that visitors read. */
  const published = async (changes: object = {}) => {
    await review('none');
    const id = await created(changes);
    await review('all');
    return id;
  };
  const mails = () => backend().database.query<{ subject: string; body: string }>('select subject, body from mails');
  const asVisitor = (id: string) => articles.asVisitor('GET', `articles/${id}`);

  it('hides a new one, and shows the last approved version of a changed one', async () => {
    const fresh = await created();
    expect((await asVisitor(fresh)).status).toBe(404);
    expect((await articles.show(fresh)).body.data).toMatchObject({ state: 'draft', review: { state: 'waiting' } });
    await press(fresh, 'approve');
    expect(await articles.found()).toEqual(['Jazz kommt in die Stadt']);
    await change(fresh, { title: 'Orgel' });
    expect((await asVisitor(fresh)).body.data.title).toBe('Jazz kommt in die Stadt');
    expect((await articles.show(fresh)).body.data).toMatchObject({ title: 'Orgel', review: { state: 'waiting' } });
    await press(fresh, 'approve');
    expect((await asVisitor(fresh)).body.data.title).toBe('Orgel');
  });

  it.each([
    ['none', [200, 200]],
    ['new', [404, 200]],
    ['all', [404, 404]],
  ] as const)('with the setting %s shows a new and a changed one at once to %j', async (which, [atFirst, changed]) => {
    await review(which);
    const id = await created({ title: 'Neu' });
    expect((await asVisitor(id)).status).toBe(atFirst);
    if (atFirst === 404) await press(id, 'approve');
    await change(id, { title: 'Anders' });
    expect((await articles.found()).includes('Anders') ? 200 : 404).toBe(changed);
  });

  it('shows an approved one from its publication date on', async () => {
    const id = await created({ publicationDates: [{ date: addDays(TODAY, 2) }] });
    await press(id, 'approve');
    expect((await asVisitor(id)).status).toBe(404);
    articles.media.clock.now = NOW.getTime() + 2 * DAY_MS;
    expect((await asVisitor(id)).body.data.date).toBe(addDays(TODAY, 2));
  });

  it('compares versions word by word, and escapes them', async () => {
    const id = await published({ shortdesc1: 'Werke für Streicher und Flöte' });
    await change(id, { shortdesc1: 'Werke für Streicher und Harfe', tags: [EVIL], eventDate: addDays(TODAY, 8) });
    const html = await pageOf(id);
    expect(html).toContain('<del><span class="unseen">Bisher: </span>Flöte');
    expect(html).toContain('<ins><span class="unseen">Neu: </span>Harfe');
    expect(html).toContain('<dt>Datum des Ereignisses</dt>');
    expect(html).toContain('möchte diesen Artikel ändern');
    expect([html.includes('&lt;script&gt;alert(1)'), html.includes('<script>alert(1)')]).toEqual([true, false]);
    const queue = (await operator.open('/backoffice/stadt?kind=article')).html;
    expect(queue).toMatch(/>Artikel <span class="count">1</);
  });

  it('previews it as on its first day, without any change', async () => {
    const id = await created({ publicationDates: [{ date: addDays(TODAY, 3) }] });
    const rows = () => backend().database.query('select * from articles, article_reviews');
    const before = await rows();
    const { html, headers } = await operator.open(await formOf(id, '/preview'));
    expect(headers.get('content-security-policy')).toContain('sandbox allow-scripts');
    expect(html).toContain(`data-call="articles/${id}"`);
    const detail = JSON.parse(plainText(/data-detail="([^"]*)"/.exec(html)?.[1] ?? ''));
    expect(detail).toMatchObject({ id, title: 'Jazz kommt in die Stadt', date: addDays(TODAY, 3) });
    expect(await rows()).toEqual(before);
  });

  it('rejects it with a reason that names fields, and links the author to them', async () => {
    const id = await created();
    const preview = await press(id, 'reject', { step: 'reason', template: '1' });
    expect(preview.html).toMatch(/name="field-longdesc1" value="yes" checked/);
    await operator.post(await formOf(id), fieldsOf(preview.html.split('<form').at(-1) ?? ''));
    expect((await articles.show(id)).body.data.review).toMatchObject({ state: 'rejected', fields: ['longdesc1'] });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Stadt: Bitte ändern Sie Ihren Artikel');
    for (const text of ['Werbung', 'Beschreibung', `/secure/articles/articleRecording/${id}`])
      expect(mail?.body).toContain(text);
  });

  it('corrects texts, approves them, and undoes it', async () => {
    const id = await created({ shortdesc1: 'Kruz' });
    const path = await formOf(id, '/correction');
    const page = (await operator.open(path)).html;
    expect([page.includes('Der Autor bekommt eine E-Mail'), page.includes('text-accessibility')]).toEqual([
      true,
      false,
    ]);
    const typed = { ...fieldsOf(page), 'text-shortdesc1': 'Kurz' };
    expect((await operator.post(path, { ...typed, seen: '0' })).status).toBe(409);
    expect((await operator.post(path, typed)).html).toContain('Gespeichert.');
    expect((await asVisitor(id)).body.data.shortdesc1).toBe('Kurz');
    expect((await mails())[0]?.body).toContain('Korrigiert: Kurzbeschreibung');
    const [decision] = await backend().database.query<{ id: number }>('select id from decisions');
    const { csrf = '' } = fieldsOf((await operator.open('/backoffice/stadt')).html);
    await operator.post(`/backoffice/stadt/decisions/${decision?.id}`, { csrf });
    expect((await asVisitor(id)).status).toBe(404);
    expect((await articles.show(id)).body.data).toMatchObject({ shortdesc1: 'Kruz', review: { state: 'waiting' } });
  });

  it('finds no article by the id of an event or at another client', async () => {
    const id = await numberOf(await created());
    expect((await operator.open(`/backoffice/stadt/reviews/article/${id + 1}/preview`)).status).toBe(404);
    expect((await operator.open(`/backoffice/zeitung/reviews/article/${id}/preview`)).status).toBe(404);
    expect((await operator.open(`/backoffice/stadt/reviews/event/${id}/preview`)).status).toBe(404);
  });
});

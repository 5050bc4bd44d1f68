import { beforeEach, expect, it } from 'vitest';
import { claimMails } from '../../demo/server/mail/outbox';
import { insertRelation } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { sure, usingOffice } from './using-office';

const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

onEachDatabase('a decision that is taken back', (backend) => {
  const { anotherBrowser, page, person, setClock } = usingOffice(backend);
  let operator: ReturnType<typeof anotherBrowser>;
  let csrf = '';
  const seenIn = (html: string) => /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const decideOn = async (relation: number, action: string) => {
    const seen = seenIn((await operator.open(page())).html);
    return operator.post(`${page()}/relations/${relation}`, { csrf, action, seen, ...sure() });
  };
  const block = () => operator.post(page(), { csrf, action: 'block', ...sure('Missbrauch') });
  const offers = (html: string) =>
    [...html.matchAll(/action="(\/backoffice\/stadt\/decisions\/\d+)"/g)].map(([, path = '']) => path);
  const newest = async () => offers((await operator.open('/backoffice/stadt')).html)[0] ?? '';
  const undo = async (path: string) => (await operator.post(path, { csrf })).html;
  const mails = () =>
    backend().database.query<{ state: string }>('select subject, state, next_try_at as due from mails order by id');
  const account = async () =>
    (
      await backend().database.query<{ status: string }>('select status, status_before from accounts where id = $1', [
        person().id,
      ])
    )[0];
  const sendable = async (minutes: number) =>
    (await claimMails(backend().database, { worker: 'w', most: 9, now: after(minutes) })).map(({ subject }) => subject);

  beforeEach(async () => {
    await backend().database.script('delete from mails; delete from history');
    operator = anotherBrowser('203.0.113.1', { mail: { send: async () => undefined } });
    csrf = operator.csrfOf(await operator.logIn());
  });

  it('is as it was, and nobody gets a mail', async () => {
    const done = await block();
    expect(done.html).toMatch(/Konto: Sperren<\/strong>, Quirina Quast\.\s+Die E-Mail geht um \d\d:\d\d Uhr ab\./);
    expect(await mails()).toEqual([{ subject: 'Stadt: Ihr Konto ist gesperrt', state: 'waiting', due: after(10) }]);
    expect(await sendable(9)).toEqual([]);
    setClock(after(9));
    expect(await undo(await newest())).toContain('Zurückgenommen.');
    expect(await account()).toEqual({ status: 'verified', status_before: null });
    expect([await sendable(60), (await mails())[0]?.state]).toEqual([[], 'dropped']);
    const [entry] = await backend().database.query('select by, action, details from history order by id desc limit 1');
    expect(entry).toEqual({ by: 'operator', action: 'undone', details: { before: 'blocked', status: 'verified' } });
    expect(offers((await operator.open(page())).html)).toEqual([]);
  });

  it.each([
    ['new', 'approve', { status: 'new', status_before: null, was_approved: false }],
    ['approved', 'block', { status: 'approved', status_before: null, was_approved: true }],
    ['delete', 'keep', { status: 'delete', status_before: 'approved', was_approved: false }],
  ])('gives a relation back what it had (%s, %s)', async (status, action, before) => {
    const relation = await insertRelation(backend().database, person().id, {
      status,
      ...(before.status_before !== null && { before: before.status_before }),
    });
    await decideOn(relation, action);
    expect(await undo(await newest())).toContain('Zurückgenommen.');
    const rows = await backend().database.query(
      'select status, status_before, was_approved from role_relations where id = $1',
      [relation],
    );
    expect(rows).toEqual([before]);
    expect(await sendable(60)).toEqual([]);
  });

  it('is taken back once, by whichever operator, of this client only', async () => {
    await block();
    const path = await newest();
    expect(await undo(path.replace('/stadt/', '/zeitung/'))).toContain('Das gibt es nicht mehr');
    const results = await Promise.all([undo(path), undo(path)]);
    expect(results.filter((html) => html.includes('Zurückgenommen.'))).toHaveLength(1);
    expect(results.filter((html) => html.includes('Das war schon geschehen'))).toHaveLength(1);
  });

  it('stays when ten minutes are over, or the mail is on its way', async () => {
    await block();
    const path = await newest();
    await backend().database.query(`update mails set leased_until = clock_timestamp() + interval '1 hour'`);
    expect(await undo(path)).toContain('Das lässt sich nicht mehr zurücknehmen');
    await backend().database.query('update mails set leased_until = null');
    setClock(after(10));
    expect(await newest()).toBe('');
    expect(await undo(path)).toContain('Das lässt sich nicht mehr zurücknehmen');
    expect((await account())?.status).toBe('blocked');
    expect(await sendable(10)).toEqual(['Stadt: Ihr Konto ist gesperrt']);
  });

  it('stays when somebody has changed the record since; of two decisions the last one is told', async () => {
    const relation = await insertRelation(backend().database, person().id, { status: 'new' });
    await decideOn(relation, 'approve');
    const first = await newest();
    await decideOn(relation, 'block');
    expect(await undo(first)).toContain('Inzwischen hat sich etwas geändert');
    const second = await newest();
    await backend().database.query(`update role_relations set status = 'changed' where id = $1`, [relation]);
    expect(await undo(second)).toContain('Inzwischen hat sich etwas geändert');
    expect(await sendable(60)).toEqual(['Stadt: Ihre Berechtigung ist gesperrt']);
  });

  it('does not count as stuck while its mail waits for the ten minutes', async () => {
    await block();
    setClock(after(15));
    expect((await operator.open('/backoffice')).html).not.toContain('hängt');
    setClock(after(21));
    expect((await operator.open('/backoffice')).html).toContain('1 E-Mail hängt');
  });
});

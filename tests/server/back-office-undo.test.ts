import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSessions } from '../../demo/server/accounts/tokens';
import { claimMails } from '../../demo/server/mail/outbox';
import { ADDRESS_COLUMNS } from '../../demo/server/persons/decisions/address-state';
import type { Queryable } from '../../demo/server/platform/database/database';
import { insertPerson, insertRelation } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { whileHeld } from '../support/while-held';
import { appOn, onOneDatabase } from './on-each-database';
import { sure, usingBackOffice } from './using-back-office';

const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

onOneDatabase('an undone decision', (backend) => {
  const { anotherBrowser, page, person, send, setClock } = usingBackOffice(backend);
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
    (await claimMails(backend().database, { worker: 'w', limit: 9, now: after(minutes) })).map(
      ({ subject }) => subject,
    );

  beforeEach(async () => {
    await backend().database.script('delete from mails; delete from history');
    operator = anotherBrowser('203.0.113.1', { mail: { send: async () => undefined } });
    csrf = operator.csrfOf(await operator.logIn());
  });

  it('restores the record, and sends no mail', async () => {
    const done = await block();
    expect(done.html).toMatch(
      /Konto: Gesperrt<\/strong> · Quirina Quast\. <span[^>]*>Die E-Mail geht um \d\d:\d\d Uhr ab\./,
    );
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
  ])('restores a relation (%s, %s)', async (status, action, before) => {
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

  it('is undone only by a role that decides on its kind', async () => {
    await block();
    const path = await newest();
    const email = 'billing@example.org';
    await insertOperator(backend().database, { name: 'Jan Ott', email, role: 'billing' });
    const billing = anotherBrowser();
    const own = billing.csrfOf(await billing.logIn(undefined, email));
    expect(offers((await billing.open('/backoffice/stadt')).html)).toEqual([]);
    const refused = await billing.post(path, { csrf: own });
    expect([refused.status, refused.html.includes('Dafür braucht man die Rolle')]).toEqual([403, true]);
    expect(await account()).toMatchObject({ status: 'blocked' });
  });

  it('is undone once, by any operator, at this client only', async () => {
    await block();
    const path = await newest();
    expect(await undo(path.replace('/stadt/', '/zeitung/'))).toContain('Das gibt es nicht mehr');
    const results = await Promise.all([undo(path), undo(path)]);
    expect(results.filter((html) => html.includes('Zurückgenommen.'))).toHaveLength(1);
    expect(results.filter((html) => html.includes('Das war schon geschehen'))).toHaveLength(1);
  });

  it('is final after ten minutes, or once the mail is being sent', async () => {
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

  it('is final once the record has changed; of two decisions the last one is mailed', async () => {
    const relation = await insertRelation(backend().database, person().id, { status: 'new' });
    await decideOn(relation, 'approve');
    const first = await newest();
    await decideOn(relation, 'block');
    expect(await undo(first)).toContain('Inzwischen hat sich etwas geändert');
    const second = await newest();
    await backend().database.query(`update role_relations set status = 'changed' where id = $1`, [relation]);
    expect(await undo(second)).toContain('Inzwischen hat sich etwas geändert');
    expect(await sendable(60)).toEqual(['Stadt: Eine Organisation ist gesperrt']);
  });

  describe('reports a concurrent change and has no effect,', () => {
    const suggest = async (): Promise<number> =>
      (await send()('POST', 'addresses', { name: 'Alte Mühle', community: { community_id: 1 } })).body.data.address_id;
    const list = '/backoffice/stadt/addresses';
    const decideOnAddress = async (address: number, action: string) => {
      const seen = seenIn((await operator.open(list)).html);
      return operator.post(`${list}/${address}`, { csrf, action, seen, ...sure() });
    };
    const remove = async (address: number) => {
      const relation = await insertRelation(backend().database, person().id, { status: 'delete', address });
      await decideOnAddress(address, 'approve');
      await decideOn(relation, 'remove');
      return newest();
    };
    const run = (sql: string, ...params: unknown[]) => backend().database.query(sql, params);
    const changes: Record<string, [() => Promise<string>, string]> = {
      'when a person has confirmed another address': [
        async () => {
          await run('update accounts set email_confirmed_at = null where id = $1', person().id);
          await operator.post(page(), { csrf, action: 'confirm-email' });
          await run(
            `update accounts set email = 'neu@example.org', email_confirmed_at = now() where id = $1`,
            person().id,
          );
          return newest();
        },
        'Inzwischen hat sich etwas geändert',
      ],
      'when a person has changed the relation': [
        async () => {
          const relation = await insertRelation(backend().database, person().id, { status: 'new' });
          await decideOn(relation, 'approve');
          const step = `insert into relation_history (relation_id, status, by, at) values ($1, 'approved', 'person', now())`;
          await run(step, relation);
          return newest();
        },
        'Inzwischen hat sich etwas geändert',
      ],
      'when the address of a removed relation is gone': [
        async () => {
          const address = await suggest();
          const path = await remove(address);
          await run('delete from addresses where address_id = $1', address);
          return path;
        },
        'Inzwischen hat sich etwas geändert',
      ],
      'when an address has been altered': [
        async () => {
          const address = await suggest();
          await decideOnAddress(address, 'approve');
          await run(`update addresses set name = 'Mühle', version = version + 1 where address_id = $1`, address);
          return newest();
        },
        'Inzwischen hat sich etwas geändert',
      ],
      'when others use an address': [
        async () => {
          const address = await suggest();
          await decideOnAddress(address, 'approve');
          const other = await insertPerson(backend().database);
          await insertRelation(backend().database, other.id, { address });
          return newest();
        },
        'Die Adresse wird verwendet',
      ],
      'when an event takes place at an address': [
        async () => {
          const address = await suggest();
          await decideOnAddress(address, 'approve');
          await run(
            `insert into events (id, client, title, location_id) values ('am-ort', 'stadt', 'x', $1)
             on conflict (id) do update set location_id = $1`,
            address,
          );
          return newest();
        },
        'Die Adresse wird verwendet',
      ],
      'when the account is deleted': [
        async () => {
          await block();
          const path = await newest();
          await run('delete from accounts where id = $1', person().id);
          return path;
        },
        'Das gibt es nicht mehr',
      ],
    };
    it.each(Object.keys(changes))('%s', async (name) => {
      const [arrange, words] = changes[name] ?? [];
      const path = (await arrange?.()) ?? '';
      const state = () =>
        run(`select (select json_agg(a) from accounts a) as accounts, (select json_agg(r) from role_relations r) as relations,
          (select json_agg(h) from relation_history h) as steps, (select json_agg(d) from decisions d) as decisions,
          (select json_agg(d) from addresses d where client = 'stadt') as addresses, (select json_agg(m) from mails m) as mails`);
      const before = await state();
      const shown = await operator.post(path, { csrf });
      expect([shown.status, shown.html]).toEqual([200, expect.stringContaining(words ?? '')]);
      expect(await state()).toEqual(before);
      await run(`update events set location_id = null where id = 'am-ort'`);
    });

    const takesPlace = (address: number) => (transaction: Queryable) =>
      transaction.query(`insert into events (id, client, title, location_id) values ('zugleich', 'stadt', 'x', $1)`, [
        address,
      ]);
    afterEach(() => run(`delete from events where id = 'zugleich'`));

    it('also when an event takes place at the address at the same moment', async () => {
      const address = await suggest();
      await decideOnAddress(address, 'approve');
      const path = await newest();
      expect(await whileHeld(backend(), takesPlace(address), () => undo(path))).toContain('Die Adresse wird verwendet');
      expect(await run('select state from addresses where address_id = $1', address)).toEqual([{ state: 'approved' }]);
    });

    it('also when an event takes place at a suggested address that is removed at the same moment', async () => {
      const address = await suggest();
      const { status, html } = await whileHeld(backend(), takesPlace(address), () =>
        decideOnAddress(address, 'remove'),
      );
      expect(status).toBe(200);
      expect(html).toContain('Die Adresse wird verwendet');
      expect(await run('select state from addresses where address_id = $1', address)).toEqual([{ state: 'suggested' }]);
    });

    it('but not after independent actions of the person', async () => {
      await run(`update accounts set status = 'unverified' where id = $1`, person().id);
      await operator.post(page(), { csrf, action: 'verify' });
      await run(`update accounts set phone = '07121 99', version = version + 1 where id = $1`, person().id);
      expect(await undo(await newest())).toContain('Zurückgenommen.');
      expect(await account()).toEqual({ status: 'unverified', status_before: null });
      const [row] = await run('select phone from accounts where id = $1', person().id);
      expect(row).toEqual({ phone: '07121 99' });
    });

    it('and a removed address is restored only where it is still missing', async () => {
      const address = await suggest();
      const [kept, changed] = [
        await insertRelation(backend().database, person().id, { address, status: 'approved' }),
        await insertRelation(backend().database, person().id, { address, status: 'approved' }),
      ];
      await decideOnAddress(address, 'remove');
      await run('update role_relations set address_id = 11 where id = $1', changed);
      expect(await undo(await newest())).toContain('Zurückgenommen.');
      expect(await run('select id, address_id from role_relations order by id')).toEqual([
        { id: kept, address_id: address },
        { id: changed, address_id: 11 },
      ]);
    });
  });

  it('restores the sessions that it has ended, but not those that the person has ended', async () => {
    const isIn = async () => (await send()('GET', 'persons')).status === 200;
    await block();
    expect(await isIn()).toBe(false);
    await undo(await newest());
    expect(await isIn()).toBe(true);
    await block();
    await endSessions(backend().database, person().id);
    await undo(await newest());
    expect(await isIn()).toBe(false);
  });

  it('restores the mail of an earlier decision that it had dropped', async () => {
    const relation = await insertRelation(backend().database, person().id, { status: 'new' });
    await decideOn(relation, 'approve');
    const first = await newest();
    await decideOn(relation, 'block');
    expect(await mails()).toMatchObject([{ state: 'dropped' }, { state: 'waiting' }]);
    await undo(await newest());
    expect(await mails()).toMatchObject([{ state: 'waiting' }, { state: 'dropped' }]);
    expect(await newest()).toBe(first);
    await undo(first);
    expect(await sendable(60)).toEqual([]);
  });

  it('does not list an account again whose approval was withdrawn before', async () => {
    const waits = async () => (await operator.open('/backoffice/stadt')).html.includes('/queue/account/');
    await operator.post(page(), { csrf, action: 'unverify', ...sure() });
    for (const action of ['block', 'verify']) {
      await operator.post(page(), { csrf, action, ...sure() });
      await undo(await newest());
      expect(await waits(), action).toBe(false);
    }
  });

  it('restores every column of an address', async () => {
    const columns = await backend().database.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = 'addresses' and is_generated = 'NEVER' order by 1`,
    );
    expect([...ADDRESS_COLUMNS].sort()).toEqual(columns.map(({ name }) => name));
  });

  it('cannot send its mail before the ten minutes are over', async () => {
    await block();
    const [mail] = await backend().database.query<{ id: number }>('select id from mails');
    const { html } = await operator.open(`/backoffice/stadt/mails/${mail?.id}`);
    expect(html).toContain('bis dahin lässt sich die Entscheidung zurücknehmen');
    expect(html).not.toContain('value="retry"');
    expect((await operator.open('/backoffice/stadt/mails')).html).not.toContain('value="retry"');
    const hurried = await operator.post(`/backoffice/stadt/mails/${mail?.id}`, { csrf, action: 'retry' });
    expect(hurried.html).toContain('wurde nichts getan');
    expect(await sendable(9)).toEqual([]);
    setClock(after(11));
    const late = await operator.post(`/backoffice/stadt/mails/${mail?.id}`, { csrf, action: 'retry' });
    expect(late.html).toContain('Gespeichert.');
  });

  it('is no longer in the outbox of a server without a mail service', async () => {
    const quiet = anotherBrowser();
    const proof = quiet.csrfOf(await quiet.logIn());
    await quiet.post(page(), { csrf: proof, action: 'block', ...sure('Missbrauch') });
    const path = offers((await quiet.open('/backoffice/stadt')).html)[0] ?? '';
    const shown = async () => (await appOn(backend().database, backend().errors).request('/outbox')).text();
    expect(await shown()).toMatch(/Ihr Konto ist gesperrt[\s\S]*ginge ab: /);
    await quiet.post(path, { csrf: proof });
    expect(await shown()).not.toContain('Ihr Konto ist gesperrt');
  });

  it('is not listed as stuck while its mail waits for the ten minutes', async () => {
    await block();
    setClock(after(15));
    expect((await operator.open('/backoffice')).html).not.toContain('hängt');
    setClock(after(21));
    expect((await operator.open('/backoffice')).html).toContain('1 E-Mail hängt');
  });
});

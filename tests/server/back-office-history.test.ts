import { beforeEach, describe, expect, it } from 'vitest';
import { recordHistory } from '../../demo/server/history/record-history';
import { insertPerson, insertRelation } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { onOneDatabase } from './on-each-database';
import { sure, usingBackOffice } from './using-back-office';

onOneDatabase('the history in the back office', (backend) => {
  const { anotherBrowser, become, browser, page, person, press, send } = usingBackOffice(backend);
  const path = '/backoffice/stadt/history';
  /** The entries of a page as they are read, with a line for their time. */
  const entriesOf = (html: string) =>
    [...html.matchAll(/<li>((?:(?!<\/li>).)*?<time.*?)<\/li>/gs)].map(([, entry = '']) =>
      entry
        .replace(/<time.*?<\/time>(?:<br>)?/s, '| ')
        .replace(/<br>/g, ' | ')
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const shown = async (query = '') => entriesOf((await browser().open(`${path}${query}`)).html);
  const rows = () =>
    backend().database.query<{ operator: number | null; action: string }>(
      'select by, operator_id as operator, account_id as account, kind, record, action, details from history order by id',
    );
  beforeEach(async () => {
    await backend().database.query('delete from history');
    await browser().logIn();
  });

  it('lists actions of operators with their names, before and after', async () => {
    const relation = await insertRelation(backend().database, person().id, { status: 'new' });
    const decision = `${page()}/relations/${relation}`;
    await press(page(), decision, 'approve');
    await press(page(), decision, 'block', sure('Missbrauch <b>'));
    await press(page(), page(), 'block', sure());
    const settings = '/backoffice/stadt/settings';
    await press(settings, `${settings}/approval`, '', { approves: 'yes' });
    await press(settings, `${settings}/approval`, '');
    await press(`${settings}/json`, `${settings}/json`, '', {
      settings: '{"links":{"imprint":"geheim"},"auth":{"revealAccounts":true}}',
    });
    const operator = await insertOperator(backend().database);
    expect(await rows()).toEqual(
      [
        ['relation', 'approve', { before: 'new', status: 'approved' }],
        ['relation', 'block', { before: 'approved', status: 'blocked', reason: 'Missbrauch <b>' }],
        ['account', 'block', { before: 'verified', status: 'blocked', reason: 'Kein Nachweis' }],
        ['settings', 'approval_on', {}],
        ['settings', 'approval_off', {}],
        ['settings', 'saved', { keys: ['auth.revealAccounts', 'links.imprint'] }],
      ].map(([kind, action, details]) => ({
        ...{ by: 'operator', operator, kind, action, details },
        account: kind === 'settings' ? null : person().id,
        record: kind === 'settings' ? null : String(kind === 'relation' ? relation : person().id),
      })),
    );
    expect(await shown()).toEqual([
      'Olga Ott hat gespeichert · Einstellungen | Schlüssel: auth.revealAccounts, links.imprint',
      'Olga Ott hat die Prüfung neuer Konten ausgeschaltet · Einstellungen |',
      'Olga Ott hat die Prüfung neuer Konten eingeschaltet · Einstellungen |',
      'Olga Ott hat gesperrt · Konto Quirina Quast | Status freigegeben → gesperrt | Begründung: Kein Nachweis',
      'Olga Ott hat gesperrt · Berechtigung Quirina Quast | Status freigegeben → gesperrt | Begründung: Missbrauch &lt;b&gt;',
      'Olga Ott hat freigegeben · Berechtigung Quirina Quast | Status neu → freigegeben',
    ]);
    expect(JSON.stringify(await rows())).not.toContain('geheim');
  });

  it('lists actions of persons, also on their page', async () => {
    const { body, headers } = await send()('GET', 'persons');
    const sent = { ...body.data, phone: '07121 99', organization: null, community: null };
    expect((await send()('PUT', 'persons', sent, { 'if-match': headers.get('etag') ?? '' })).status).toBe(200);
    const [entry = ''] = await shown('?kind=account');
    expect(entry).toMatch(/^Quirina Quast hat das Profil gespeichert · Konto Quirina Quast \| Felder: .*phone/);
    expect(entriesOf((await browser().open(page())).html)).toContain(entry.replace(' · Konto Quirina Quast', ''));
  });

  it('is filtered by kind and person, and by no other parameter', async () => {
    const { database } = backend();
    const other = await insertPerson(database, { firstName: 'Ötzi', lastName: 'Tal' });
    const elsewhere = await insertPerson(database, { client: 'zeitung', firstName: 'Ötzi', lastName: 'Anderswo' });
    for (const { id, client } of [person(), other, elsewhere]) {
      for (const kind of ['account', 'relation'] as const) {
        const entry = { client, kind, record: id, accountId: id, action: 'saved' };
        await recordHistory(database, { ...entry, actor: { by: 'person', accountId: id } }, NOW);
      }
    }
    expect(await shown()).toHaveLength(4);
    expect(await shown('?kind=relation')).toHaveLength(2);
    expect(await shown('?search=oetzi')).toHaveLength(2);
    expect(await shown(`?person=${person().id}&kind=account`)).toEqual([
      'Quirina Quast hat das Profil gespeichert · Konto Quirina Quast |',
    ]);
    expect(await shown(`?person=${elsewhere.id}`)).toEqual([]);
    for (const query of [
      'kind=x',
      'kind=constructor',
      'person=x',
      'before=-1',
      'before=99999999999',
      'search=%00',
      "kind='",
    ]) {
      const { status } = await browser().open(`${path}?${query}`);
      expect(status, query).toBe(200);
    }
  });

  it('is paged by the last entry, so that new entries move nothing', async () => {
    const { database } = backend();
    const add = (record: number) =>
      recordHistory(database, { client: 'stadt', kind: 'address', record, actor: { by: 'system' }, action: 'x' }, NOW);
    for (let record = 1; record <= 120; record += 1) await add(record);
    const seen: string[] = [];
    let query: string | undefined = '?kind=address';
    for (let pages = 0; query !== undefined && pages < 5; pages += 1) {
      const { html }: { html: string } = await browser().open(`${path}${query}`);
      seen.push(...entriesOf(html));
      query = /href="[^"]*(\?[^"]*before=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      await add(1000 + pages);
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `Der Server hat x · Adresse Nr. ${120 - index} |`));
  });

  describe('has one entry and one effect', () => {
    const actions = async () => (await rows()).map(({ action }) => action);
    const twice = async (action: string, fields: Record<string, string>) => {
      const csrf = browser().csrfOf(await browser().open(page()));
      const other = anotherBrowser();
      for (const [name, value] of browser().cookies) other.cookies.set(name, value);
      const sent = [browser(), other].map((one) => one.post(action, { csrf, ...fields }));
      return (await Promise.all(sent)).map(({ html }) =>
        html.includes('Das war schon geschehen') ? 'already' : html.includes('Gespeichert.') ? 'done' : html,
      );
    };

    it('of an account form that is sent twice', async () => {
      for (const action of ['block', 'unblock', 'unverify', 'verify']) {
        expect((await twice(page(), { action, ...sure() })).sort(), action).toEqual(['already', 'done']);
      }
      become(await insertPerson(backend().database, { isConfirmed: false }));
      expect((await twice(page(), { action: 'confirm-email' })).sort()).toEqual(['already', 'done']);
      expect(await actions()).toEqual(['block', 'unblock', 'unverify', 'verify', 'confirm-email']);
    });

    it('of a relation or address form that is sent twice', async () => {
      const relation = await insertRelation(backend().database, person().id, { status: 'new' });
      const seenIn = (html: string) => /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
      const seen = seenIn((await browser().open(page())).html);
      const fields = { action: 'reject', ...sure(), seen };
      expect((await twice(`${page()}/relations/${relation}`, fields)).sort()).toEqual(['already', 'done']);
      const suggested = { name: 'Alte Mühle', community: { community_id: 1 } };
      const { body } = await send()('POST', 'addresses', suggested);
      const list = '/backoffice/stadt/addresses';
      const address = { action: 'approve', seen: seenIn((await browser().open(list)).html) };
      expect((await twice(`${list}/${body.data.address_id}`, address)).sort()).toEqual(['already', 'done']);
      expect(await actions()).toEqual(['reject', 'suggested', 'approve']);
    });

    it('or none if it was late; the typed reason is kept', async () => {
      const relation = await insertRelation(backend().database, person().id, { status: 'approved' });
      const csrf = browser().csrfOf(await browser().open(page()));
      const fields = { csrf, action: 'block', ...sure('Eine "lange" Begründung'), seen: 'approved 0' };
      const late = await browser().post(`${page()}/relations/${relation}`, fields);
      expect([late.status, late.html.includes('wurde nichts getan')]).toEqual([409, true]);
      expect(late.html).toContain('>\nEine &quot;lange&quot; Begründung</textarea>');
      expect(await actions()).toEqual([]);
    });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { insertPerson, insertRelation } from '../support/account-fixtures';
import { fieldsOf } from '../support/back-office-browser';
import { NOW } from '../support/event-fixtures';
import { insertOperator } from '../support/operators';
import { onOneDatabase } from './on-each-database';
import { sure, usingBackOffice } from './using-back-office';

const HOUR_MS = 3_600_000;

onOneDatabase('the queue of the back office', (backend) => {
  const { anotherBrowser, browser, person, press, send, setClock } = usingBackOffice(backend);
  const home = '/backoffice/stadt';
  const entriesIn = (html: string) =>
    [...html.matchAll(/<a class="first" href="\/backoffice\/stadt\/queue\/([a-z]+\/\d+)[^"]*">([^<]*)</g)].map(
      ([, name, title]) => `${name} ${title}`,
    );
  /** The entry whose forms a page shows. */
  const shownEntry = (html: string) => /name="entry" value="([a-z]+\/\d+)"/.exec(html)?.[1];
  const waitSince = (table: string, column: string, id: number, hours: number) =>
    backend().database.query(
      `update ${table} set ${column} = $2 where ${table === 'relation_history' ? 'relation_id' : 'id'} = $1`,
      [id, new Date(NOW.getTime() - hours * HOUR_MS)],
    );
  /** Inserts an address, account and relation that wait for one, three and 80 hours, and others that do not wait. */
  const fill = async () => {
    const { database } = backend();
    setClock(new Date(NOW.getTime() - HOUR_MS));
    const suggested = { name: 'Alte Mühle', community: { community_id: 1 } };
    const address: number = (await send()('POST', 'addresses', suggested)).body.data.address_id;
    await database.query(`update history set at = $1 where kind = 'address'`, [new Date(NOW.getTime() - HOUR_MS)]);
    setClock(NOW);
    const account = await insertPerson(database, { status: 'unverified', lastName: 'Neu' });
    await waitSince('accounts', 'email_confirmed_at', account.id, 3);
    const relation = await insertRelation(database, person().id, { status: 'changed' });
    await waitSince('relation_history', 'at', relation, 80);
    await insertRelation(database, person().id, { status: 'approved' });
    await insertPerson(database, { status: 'unverified', isConfirmed: false });
    await insertPerson(database, { status: 'unverified', client: 'zeitung' });
    return {
      address: `address/${address}`,
      account: `account/${account.id}`,
      relation: `relation/${relation}`,
    };
  };
  beforeEach(async () => {
    await backend().database.query('delete from history');
    await browser().logIn();
  });

  it('is the home page: persons and records with their waiting time, oldest first, all or one kind', async () => {
    expect((await browser().open(home)).html).toContain('Hier wartet nichts.');
    const { address, account, relation } = await fill();
    const { html } = await browser().open(home);
    expect(entriesIn(html)).toEqual([
      `${relation} Veranstalterin, Kulturhaus Klosterkirche`,
      `${account} Erika Neu`,
      `${address} Alte Mühle`,
    ]);
    expect(html).toContain('Organisation · möchte eintragen');
    for (const text of ['Quirina Quast', '3 Tage</span>', '>3 Std.<', '>1 Std.<', '3 warten, 1 länger als drei Tage.'])
      expect(html).toContain(text);
    expect(entriesIn((await browser().open(`${home}?kind=address`)).html)).toEqual([`${address} Alte Mühle`]);
    expect(entriesIn((await browser().open(`${home}?kind=constructor`)).html)).toHaveLength(3);
    expect(entriesIn((await browser().open('/backoffice/zeitung')).html)).toEqual([]);
  });

  it('is on the first page after the log-in, for all clients', async () => {
    const { address, account, relation } = await fill();
    const elsewhere = await insertPerson(backend().database, { status: 'unverified', client: 'zeitung' });
    await waitSince('accounts', 'email_confirmed_at', elsewhere.id, 2);
    const { html } = await browser().open('/backoffice');
    const entries = html.matchAll(/<a class="first" href="\/backoffice\/([a-z]+)\/queue\/([a-z]+\/\d+)"/g);
    const since = [...entries].map(([, client, name]) => `${client} ${name}`);
    const other = since.filter((name) => name.startsWith('zeitung'));
    expect(other).toContain(`zeitung account/${elsewhere.id}`);
    expect(since.filter((name) => name.startsWith('stadt') || name.endsWith(`/${elsewhere.id}`))).toEqual([
      `stadt ${relation}`,
      `stadt ${account}`,
      `zeitung account/${elsewhere.id}`,
      `stadt ${address}`,
    ]);
    expect(html).toContain('<td class=" ">Zeitung</td>');
  });

  it('links to previous and next entry, and continues after a decision', async () => {
    const { address, account, relation } = await fill();
    const pageOf = (entry: string) => `${home}/queue/${entry}`;
    const { html } = await browser().open(pageOf(account));
    expect(html).toContain(`href="${pageOf(relation)}">Vorheriger`);
    expect(html).toContain(`href="${pageOf(address)}">Nächster`);
    expect(html).toContain('2 von 3');
    const verified = await press(pageOf(account), `${home}/persons/${account.split('/')[1]}`, 'verify');
    expect(verified.html).toContain('Gespeichert.');
    expect(verified.html).toContain('<h1>Alte Mühle</h1>');
    const taken = await press(pageOf(address), `${home}/addresses/${address.split('/')[1]}`, 'approve');
    expect(taken.html).toContain('<h1>Quirina Quast</h1>');
    const decision = `${home}/persons/${person().id}/relations/${relation.split('/')[1]}`;
    const last = await press(pageOf(relation), decision, 'approve');
    expect(last.html).toContain('Gespeichert.');
    expect(last.html).toContain('Alles entschieden.');
  });

  it('keeps the chosen kind after a decision, a refusal, an error and an undo', async () => {
    const { database } = backend();
    const [first, second] = [
      await insertRelation(database, person().id, { status: 'new' }),
      await insertRelation(database, person().id, { status: 'new' }),
    ];
    await insertPerson(database, { status: 'unverified' });
    await waitSince('relation_history', 'at', first, 3);
    await waitSince('relation_history', 'at', second, 2);
    const entry = (relation: number) => `${home}/queue/relation/${relation}?kind=relation`;
    const decision = (relation: number) => `${home}/persons/${person().id}/relations/${relation}`;
    const shown = await browser().open(entry(first));
    expect(shown.html).toContain(`href="${entry(second)}">Nächster`);
    expect(shown.html).toContain('1 von 2');
    const asked = await press(entry(first), decision(first), 'reject');
    expect(asked.html).toContain(`href="${entry(first)}">Abbrechen`);
    const preview = await browser().post(decision(first), { ...fieldsOf(asked.html), step: 'reason', template: '0' });
    const done = await browser().post(decision(first), fieldsOf(preview.html.split('<form').at(-1) ?? ''));
    expect(shownEntry(done.html)).toBe(`relation/${second}`);
    expect(done.html).toContain('1 von 1');
    const bar = done.html.split('<form').find((part) => part.includes('/decisions/')) ?? '';
    const [, path = ''] = /action="([^"]*)"/.exec(bar) ?? [];
    const undone = await browser().post(path, fieldsOf(bar));
    expect(undone.html).toContain('Zurückgenommen.');
    expect(shownEntry(undone.html)).toBe(`relation/${first}`);
    const late = await browser().post(decision(first), {
      ...fieldsOf(preview.html.split('<form').at(-1) ?? ''),
      ...{ seen: 'new 0', reason: '', action: 'approve' },
    });
    expect(late.html).toContain('wurde nichts getan');
    expect(shownEntry(late.html)).toBe(`relation/${first}`);
    await press(entry(first), decision(first), 'approve');
    const last = await press(entry(second), decision(second), 'approve');
    expect(last.html).toContain('Alles entschieden.');
    expect(last.html).toMatch(/aria-current="true">Organisationen <span class="count">0</);
    expect(last.html).toMatch(/>Alle <span class="count">1</);
  });

  it('continues with the next entry that is still undecided', async () => {
    const { database } = backend();
    const relations = [];
    for (const hours of [4, 3, 2, 1]) {
      const relation = await insertRelation(database, person().id, { status: 'new' });
      await waitSince('relation_history', 'at', relation, hours);
      relations.push(relation);
    }
    const [oldest, second, third, last] = relations;
    const entry = (relation?: number) => `${home}/queue/relation/${relation}`;
    const decision = (relation?: number) => `${home}/persons/${person().id}/relations/${relation}`;
    const shown = (await browser().open(entry(second))).html;
    await insertOperator(database, { name: 'Jan Muster', email: 'jan@example.org' });
    const other = anotherBrowser();
    await other.logIn(undefined, 'jan@example.org');
    const theirs = (await other.open(entry(third))).html
      .split('<form')
      .find((part) => part.includes('value="approve"'));
    await other.post(decision(third), { ...fieldsOf(theirs ?? ''), action: 'approve' });
    const form = shown.split('<form').find((part) => part.includes(`action="${decision(second)}"`)) ?? '';
    const next = await browser().post(decision(second), { ...fieldsOf(form), action: 'approve' });
    expect(shownEntry(next.html)).toBe(`relation/${last}`);
    expect(next.html).toMatch(
      /Berechtigung: Freigegeben[\s\S]*<details><summary>1 weitere[\s\S]*Entschieden von Jan Muster/,
    );
    const first = await press(entry(last), decision(last), 'approve');
    expect(shownEntry(first.html)).toBe(`relation/${oldest}`);
  });

  it('stays at a person after a decision on a relation only', async () => {
    const { database } = backend();
    const newcomer = await insertPerson(database, { status: 'unverified', lastName: 'Neu' });
    await waitSince('accounts', 'email_confirmed_at', newcomer.id, 9);
    const relation = await insertRelation(database, newcomer.id, { status: 'new' });
    await insertPerson(database, { status: 'unverified' });
    const entry = `${home}/queue/account/${newcomer.id}`;
    const shown = await press(entry, `${home}/persons/${newcomer.id}/relations/${relation}`, 'approve');
    expect(shown.html).toContain('<h1>Erika Neu</h1>');
    const next = await press(entry, `${home}/persons/${newcomer.id}`, 'verify');
    expect(next.html).not.toContain('<h1>Erika Neu</h1>');
    expect((await browser().open('/backoffice')).html).toMatch(/>Stadt<\/a><\/span><\/div><\/td><td[^>]*>1</);
  });

  it('shows possible duplicates of a suggested address, of its community and client only', async () => {
    const { address } = await fill();
    const similar = async () => {
      const { html } = await browser().open(`${home}/queue/${address}`);
      return [...(html.split('id="similar"')[1] ?? '').matchAll(/<li><strong>([^<]*)/g)].map(([, name]) => name);
    };
    expect(await similar()).toEqual([]);
    const rows = [
      ['Alte Mühle (Saal)', 1, null, 'approved'],
      ['Die alte Muehle', 1, 'stadt', 'approved'],
      ['Alte Mühle', 1, 'zeitung', 'approved'],
      ['Alte Mühle', 1, 'stadt', 'suggested'],
      ['Alte Mühle', 2, null, 'approved'],
      ['Rathaus', 1, null, 'approved'],
    ];
    for (const [index, row] of rows.entries()) {
      await backend().database.query(
        `insert into addresses (address_id, name, community_id, client, state) values ($1, $2, $3, $4, $5)`,
        [2_000_000 + index, ...row],
      );
    }
    expect((await similar()).sort()).toEqual(['Alte Mühle (Saal)', 'Die alte Muehle']);
  });

  it('counts more than 200 exactly, in pages', async () => {
    const { database } = backend();
    await database.query(
      `insert into role_relations (account_id, role_id, status, created_at)
       select $1, 1, 'new', $2::timestamptz - n * interval '1 minute' from generate_series(1, 230) n`,
      [person().id, NOW],
    );
    const account = await insertPerson(database, { status: 'unverified' });
    await waitSince('accounts', 'email_confirmed_at', account.id, 2);
    const seen: string[] = [];
    let path: string | undefined = home;
    for (let pages = 0; path !== undefined && pages < 9; pages += 1) {
      const { html }: { html: string } = await browser().open(path);
      expect(html).toMatch(/>Alle <span class="count">231</);
      expect(html).toContain(`${pages * 50 + 1} bis ${Math.min(231, pages * 50 + 50)} von 231`);
      seen.push(...entriesIn(html));
      path = /href="([^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    }
    expect([seen.length, new Set(seen).size]).toEqual([231, 231]);
    const names = seen.map((line) => line.split(' ')[0]);
    // Of those that wait for two hours, the person and the relation, the person comes first.
    expect(names.indexOf(`account/${account.id}`)).toBe(110);
    const at = async (index: number) => (await browser().open(`${home}/queue/${names[index]}?kind=relation`)).html;
    const boundary = await at(50);
    expect(boundary).toContain('51 von 230');
    expect(boundary).toContain(`href="${home}/queue/${names[49]}?kind=relation">Vorheriger`);
    expect(boundary).toContain(`href="${home}/queue/${names[51]}?kind=relation">Nächster`);
    expect(boundary).toContain(`href="${home}?kind=relation">Zu entscheiden`);
    for (const page of ['0', '-1', 'x', '9e99', '99']) {
      expect(entriesIn((await browser().open(`${home}?page=${page}`)).html).length, page).toBeGreaterThan(0);
    }
  });

  it('reports a concurrent decision, and finds no unknown entry', async () => {
    const { account } = await fill();
    const other = anotherBrowser();
    const csrf = other.csrfOf(await other.logIn());
    await other.post(`${home}/persons/${account.split('/')[1]}`, { csrf, action: 'verify' });
    const { html } = await browser().open(`${home}/queue/${account}`);
    expect(html).toContain('Darüber ist inzwischen entschieden worden. „Erika Neu“: Konto: Freigegeben');
    expect(entriesIn(html)).toHaveLength(2);
    expect((await browser().open(`${home}/queue/constructor/1`)).status).toBe(404);
    for (const entry of ['//evil.example', 'account/1?x', '../../zeitung', 'constructor/1', 'account/9999999999']) {
      const { html: page } = await browser().post(`${home}/persons/${account.split('/')[1]}`, {
        ...{ csrf: browser().csrfOf(await browser().open(home)), action: 'verify', entry, queue: '//', since: 'x' },
      });
      expect(page, entry).toContain('<h1>Erika Neu</h1>');
    }
  });

  it('does not list an account again whose approval was withdrawn', async () => {
    const { account } = await fill();
    const page = `${home}/persons/${account.split('/')[1]}`;
    await press(page, page, 'verify');
    await press(page, page, 'unverify', sure());
    expect(entriesIn((await browser().open(home)).html)).toHaveLength(2);
  });
});

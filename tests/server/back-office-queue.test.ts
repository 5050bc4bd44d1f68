import { beforeEach, expect, it } from 'vitest';
import { insertPerson, insertRelation } from '../support/account-fixtures';
import { NOW } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { sure, usingOffice } from './using-office';

const HOUR_MS = 3_600_000;

onEachDatabase('the queue of the back office', (backend) => {
  const { anotherBrowser, browser, person, press, send, setClock } = usingOffice(backend);
  const home = '/backoffice/stadt';
  const entriesIn = (html: string) =>
    [...html.matchAll(/<li><a href="\/backoffice\/stadt\/queue\/([a-z]+\/\d+)[^"]*"[^>]*><strong>([^<]*)</g)].map(
      ([, name, title]) => `${name} ${title}`,
    );
  const waitSince = (table: string, column: string, id: number, hours: number) =>
    backend().database.query(
      `update ${table} set ${column} = $2 where ${table === 'relation_history' ? 'relation_id' : 'id'} = $1`,
      [id, new Date(NOW.getTime() - hours * HOUR_MS)],
    );
  /** Inserts an address, account and relation that wait for one, three and 50 hours, and others that do not wait. */
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
    await waitSince('relation_history', 'at', relation, 50);
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

  it('is the home page: who waits for what since when, the oldest first, all or one kind', async () => {
    expect((await browser().open(home)).html).toContain('Hier wartet nichts.');
    const { address, account, relation } = await fill();
    const { html } = await browser().open(home);
    expect(entriesIn(html)).toEqual([
      `${relation} Veranstalterin, Kulturhaus Klosterkirche`,
      `${account} Erika Neu`,
      `${address} Alte Mühle`,
    ]);
    expect(html).toContain('Berechtigung · Quirina Quast');
    for (const age of ['2 Tage<br>überfällig', '>3 Std.<', '>1 Std.<']) expect(html).toContain(age);
    expect(entriesIn((await browser().open(`${home}?kind=address`)).html)).toEqual([`${address} Alte Mühle`]);
    expect(entriesIn((await browser().open(`${home}?kind=constructor`)).html)).toHaveLength(3);
    expect(entriesIn((await browser().open('/backoffice/zeitung')).html)).toEqual([]);
  });

  it('leads from one entry to the one before and after, and on after a decision', async () => {
    const { address, account, relation } = await fill();
    const pageOf = (entry: string) => `${home}/queue/${entry}`;
    const { html } = await browser().open(pageOf(account));
    expect(html).toContain(`href="${pageOf(relation)}">Vorheriger`);
    expect(html).toContain(`href="${pageOf(address)}">Nächster`);
    expect(html).toContain('2 von 3');
    const verified = await press(pageOf(account), `${home}/persons/${account.split('/')[1]}`, 'verify', {
      next: address,
    });
    expect(verified.html).toContain('Gespeichert.');
    expect(verified.html).toContain('<h1>Alte Mühle</h1>');
    const taken = await press(pageOf(address), `${home}/addresses/${address.split('/')[1]}`, 'approve', {
      next: relation,
    });
    expect(taken.html).toContain('<h1>Quirina Quast</h1>');
    const decision = `${home}/persons/${person().id}/relations/${relation.split('/')[1]}`;
    const last = await press(pageOf(relation), decision, 'approve', { next: 'end' });
    expect(last.html).toContain('Gespeichert.');
    expect(last.html).toContain('Hier wartet nichts.');
  });

  it('says that another operator was faster, and knows no entry that is not there', async () => {
    const { account } = await fill();
    const other = anotherBrowser();
    const csrf = other.csrfOf(await other.logIn());
    await other.post(`${home}/persons/${account.split('/')[1]}`, { csrf, action: 'verify' });
    const { html } = await browser().open(`${home}/queue/${account}`);
    expect(html).toContain('Darüber ist inzwischen entschieden worden.');
    expect(entriesIn(html)).toHaveLength(2);
    expect((await browser().open(`${home}/queue/constructor/1`)).status).toBe(404);
    for (const next of ['//evil.example', 'account/1?x', '../../zeitung']) {
      const { html: page } = await browser().post(`${home}/persons/${account.split('/')[1]}`, {
        ...{ csrf: browser().csrfOf(await browser().open(home)), action: 'verify', next },
      });
      expect(page, next).toContain('<h1>Erika Neu</h1>');
    }
  });

  it('does not ask again about an account whose approval was withdrawn', async () => {
    const { account } = await fill();
    const page = `${home}/persons/${account.split('/')[1]}`;
    await press(page, page, 'verify');
    await press(page, page, 'unverify', sure());
    expect(entriesIn((await browser().open(home)).html)).toHaveLength(2);
  });
});

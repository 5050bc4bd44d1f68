import { beforeEach, expect, it } from 'vitest';
import { insertPerson, insertRelation } from '../support/account-fixtures';
import { insertOrder } from '../support/advert-fixtures';
import { fieldsOf } from '../support/back-office-browser';
import { insertOperator } from '../support/operators';
import { onOneDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

onOneDatabase('several entries of the queue at once', (backend) => {
  const { anotherBrowser, browser, person } = usingBackOffice(backend);
  const home = '/backoffice/stadt';
  const rows = <Row>(sql: string) => backend().database.query<Row>(sql);
  beforeEach(async () => {
    await insertOrder(backend().database, person().id);
    await backend().database.script('delete from mails; delete from decisions; delete from history');
    await browser().logIn();
  });

  /** The boxes of the list with the versions on it, and the fields of its form. */
  const listOf = async (reader = browser()) => {
    const { html } = await reader.open(home);
    const form = html.slice(html.indexOf('data-queue'));
    const picks = Object.fromEntries(
      [...form.matchAll(/name="(pick\.[a-z]+\/\d+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    return { picks, csrf: reader.csrfOf({ html: form }) };
  };
  const send = async (deed: string, more: Record<string, string> = {}, reader = browser()) => {
    const { picks, csrf } = await listOf(reader);
    return reader.post(`${home}/queue`, { csrf, ...picks, do: deed, ...more });
  };
  const advertState = async () => (await rows<{ state: string }>('select state from advert_orders'))[0]?.state;

  it('are approved whatever their kinds are, each with its own undo', async () => {
    await insertPerson(backend().database, { status: 'unverified' });
    await insertRelation(backend().database, person().id, { status: 'new' });
    const { html } = await send('approve');
    expect(html).toContain('Alles entschieden.');
    expect(html).toContain('2 weitere Entscheidungen');
    expect(await advertState()).toBe('confirmed');
    expect(await rows('select kind from decisions order by kind')).toEqual([
      { kind: 'account' },
      { kind: 'advert' },
      { kind: 'relation' },
    ]);
    expect(await rows(`select 1 from mails where state = 'waiting' or state = 'kept'`)).toHaveLength(3);
  });

  it('are refused with one reason, and a person is named as not among them', async () => {
    const account = await insertPerson(backend().database, { status: 'unverified' });
    const asked = await send('refuse');
    for (const text of ['1 davon nicht dabei', 'Eigene Worte für alle', 'ganz gutgeschrieben'])
      expect(asked.html).toContain(text);
    const missing = await browser().post(`${home}/queue`, { ...fieldsOf(asked.html), step: 'preview', reason: '' });
    expect(missing.status).toBe(422);
    expect(missing.html).toContain('schreiben Sie einen eigenen: Anzeigen.');
    expect(await advertState()).toBe('ordered');
    const preview = await browser().post(`${home}/queue`, {
      ...fieldsOf(asked.html),
      ...{ step: 'preview', reason: 'Das gehört nicht hierher.' },
    });
    expect(preview.html).toContain('1 ablehnen');
    const last = preview.html.split('<form').at(-1) ?? '';
    await browser().post(`${home}/queue`, fieldsOf(last));
    expect(await advertState()).toBe('cancelled');
    expect(await rows('select cancel_reason as reason from advert_orders')).toEqual([
      { reason: 'Das gehört nicht hierher.' },
    ]);
    expect(await rows(`select status from accounts where id = ${account.id}`)).toEqual([{ status: 'unverified' }]);
  });

  it('are refused with a template for each kind, in the language of each reader, and count their mails', async () => {
    const silent = await insertPerson(backend().database, { isConfirmed: false });
    await backend().database.script(`update accounts set language = 'en' where id = ${person().id}`);
    await insertRelation(backend().database, person().id, { status: 'new' });
    await insertRelation(backend().database, silent.id, { status: 'new' });
    const asked = await send('refuse');
    expect(asked.html).toContain('name="template-relation" value="1"');
    expect(asked.html).not.toContain('name="template-event"');
    const filled = { ...fieldsOf(asked.html), step: 'preview', reason: '', 'template-relation': '1' };
    const half = await browser().post(`${home}/queue`, filled);
    expect(half.status).toBe(422);
    expect(half.html).toContain('schreiben Sie einen eigenen: Anzeigen.');
    const preview = await browser().post(`${home}/queue`, { ...filled, 'template-advert': '2' });
    expect(preview.html).toContain('You already post for it.');
    expect(preview.html).toContain('Zu einem Eintrag geht keine E-Mail hinaus');
    const [, announced = ''] = /id="mail">(\d+|Eine) E-Mails? geh/.exec(preview.html) ?? [];
    await browser().post(`${home}/queue`, fieldsOf(preview.html.split('<form').at(-1) ?? ''));
    expect(await rows('select 1 from mails')).toHaveLength(Number(announced));
    expect(await rows('select o.cancel_reason as reason, o.language from advert_orders o')).toEqual([
      { reason: 'Für so etwas nehmen wir keine Anzeigen an.', language: 'de' },
    ]);
    const told = await rows<{ details: { reason?: string } }>(
      `select details from history where kind = 'relation' and action = 'reject' order by account_id`,
    );
    expect(told.map(({ details }) => details.reason).sort()).toEqual([
      'Sie tragen dafür schon ein.',
      'You already post for it.',
    ]);
  });

  it('name what could not be decided, and who has decided it before', async () => {
    await insertPerson(backend().database, { status: 'unverified', lastName: 'Neu' });
    const { picks, csrf } = await listOf();
    await insertOperator(backend().database, { name: 'Jan Muster', email: 'jan@example.org' });
    const other = anotherBrowser();
    await other.logIn(undefined, 'jan@example.org');
    const advertPick = Object.fromEntries(Object.entries(picks).filter(([name]) => name.includes('advert')));
    await other.post(`${home}/queue`, { csrf: (await listOf(other)).csrf, ...advertPick, do: 'approve' });
    const { html } = await browser().post(`${home}/queue`, { csrf, ...picks, do: 'approve' });
    expect(html).toContain('1 freigegeben');
    expect(html).toMatch(/Anzeige: Freigegeben, [^<]* von Jan Muster/);
    await backend().database.script(
      `update advert_orders set state = 'ordered', content = '{"title":"Neu","text":""}'`,
    );
    const stale = await browser().post(`${home}/queue`, { csrf, ...advertPick, do: 'approve' });
    expect(stale.html).toContain('Inzwischen hat sich etwas geändert');
    expect(await advertState()).toBe('ordered');
  });

  it('are decided once by two operators at once', async () => {
    const other = anotherBrowser();
    await other.logIn();
    const [mine, theirs] = [await listOf(), await listOf(other)];
    const answers = await Promise.all([
      browser().post(`${home}/queue`, { csrf: mine.csrf, ...mine.picks, do: 'approve' }),
      other.post(`${home}/queue`, { csrf: theirs.csrf, ...theirs.picks, do: 'approve' }),
    ]);
    expect(answers.filter(({ html }) => html.includes('Nicht entschieden'))).toHaveLength(1);
    expect(await rows('select 1 from decisions')).toHaveLength(1);
  });

  it('are those of the role: others are not seen, and not decided', async () => {
    await insertPerson(backend().database, { status: 'unverified' });
    const { picks } = await listOf();
    await insertOperator(backend().database, { email: 'jan@example.org', role: 'billing' });
    const billing = anotherBrowser();
    await billing.logIn(undefined, 'jan@example.org');
    const own = await listOf(billing);
    expect(Object.keys(own.picks)).toEqual(Object.keys(picks).filter((name) => name.includes('advert')));
    const { html } = await billing.post(`${home}/queue`, { csrf: own.csrf, ...picks, do: 'approve' });
    expect(html).toContain('Das gehört nicht zu Ihrer Rolle.');
    expect(await advertState()).toBe('confirmed');
    expect(await rows(`select 1 from accounts where status = 'unverified'`)).toHaveLength(1);
  });

  it('are looked at one after the other, until none is left', async () => {
    await insertPerson(backend().database, { status: 'unverified' });
    const none = await browser().post(`${home}/queue`, { csrf: (await listOf()).csrf, do: 'approve' });
    expect(none.html).toContain('Bitte wählen Sie zuerst Einträge aus.');
    const { html } = await send('view');
    expect(html).toMatch(/1 von 2/);
    expect(html).toMatch(/name="queue-only" value="[a-z]+\/\d+,[a-z]+\/\d+"/);
    const odd = await browser().post(`${home}/queue`, {
      csrf: (await listOf()).csrf,
      'pick.constructor/1': 'x',
      do: 'view',
    });
    expect(odd.html).toContain('Bitte wählen Sie zuerst Einträge aus.');
  });
});

import { beforeEach, expect, it } from 'vitest';
import { findOfficeHits } from '../../demo/server/backoffice/search/find-hits';
import { kindsFor } from '../../demo/server/backoffice/search/search-kinds';
import { insertPerson } from '../support/account-fixtures';
import { insertOrder } from '../support/advert-fixtures';
import { NOW, TODAY } from '../support/event-fixtures';
import { onEachDatabase } from './on-each-database';
import { usingBackOffice } from './using-back-office';

onEachDatabase('the search in the back office', (backend, once) => {
  const { browser, person, setClock } = usingBackOffice(backend);
  const path = '/backoffice/stadt/search';
  const found = async (words: string, given: Partial<Parameters<typeof findOfficeHits>[1]> = {}) =>
    (
      await findOfficeHits(backend().database, {
        ...{ client: 'stadt', words, kinds: kindsFor('all'), today: TODAY, limit: 5 },
        ...given,
      })
    ).map(({ kind, title, state }) => `${kind}: ${title} (${state})`);
  const numbers = async () => {
    const [row] = await backend().database.query<{ order: string; invoice: string }>(
      `select o.number as order, i.number as invoice from advert_orders o join advert_invoices i on i.order_id = o.id`,
    );
    return row ?? expect.fail('no order');
  };

  beforeEach(async () => {
    const { database } = backend();
    await database.script(`delete from events; delete from articles; delete from addresses where client = 'stadt'`);
    await insertOrder(database, person().id);
    await database.query(
      `insert into events (id, client, title, state, written) values
         ('fest', 'stadt', 'Müßiggang am Fluß', 'published', null), ('entwurf', 'stadt', '', 'draft', '{"title": "Müßiger Entwurf"}'),
         ('weg', 'stadt', 'Müßige Löschung', 'deleted', null), ('fern', 'zeitung', 'Müßiges Fernes', 'published', null)`,
    );
    await database.query(
      `insert into articles (id, client, title) values ('bericht', 'stadt', 'Bericht: Müßig 100% frei_zeit')`,
    );
    await database.query(
      `insert into addresses (address_id, client, community_id, name, state) values (900001, 'stadt', 1, 'Müßiggänger e. V.', 'suggested')`,
    );
    setClock(NOW);
  });

  it('finds every kind by a piece of its name, in any spelling, and nothing of others', async () => {
    const all = [
      'event: Müßiggang am Fluß (published)',
      'event: Müßiger Entwurf (draft)',
      'article: Bericht: Müßig 100% frei_zeit (published)',
      'organisation: Müßiggänger e. V. (suggested)',
    ].sort();
    for (const words of ['müßig', 'MUESSIG', 'mussig', 'Müßi']) expect((await found(words)).sort(), words).toEqual(all);
    expect(await found('müßig fluss')).toEqual([all.find((one) => one.includes('Fluß'))]);
    expect(await found('müßig zzz')).toEqual([]);
    expect(await found('  ')).toEqual([]);
  });

  it('finds a person by a piece of the e-mail, an order by number, company and e-mail', async () => {
    await insertPerson(backend().database, { email: 'anna.loewe@verein.example', firstName: 'Anna', lastName: 'Löwe' });
    expect(await found('löwe@ver')).toEqual(['person: Anna Löwe (verified)']);
    const { order, invoice } = await numbers();
    for (const words of [order.toLowerCase(), 'kulturverein muster', 'verein@example'])
      expect(
        (await found(words)).filter((one) => one.startsWith('order')),
        words,
      ).toHaveLength(1);
    expect(await found(invoice)).toEqual([`invoice: ${invoice} (open)`]);
  });

  once('takes signs of patterns as they are, and short words where a word begins', async () => {
    expect(await found('100%')).toHaveLength(1);
    expect(await found('10_')).toEqual([]);
    expect(await found('frei_')).toHaveLength(1);
    expect(await found('%')).toEqual([]);
    expect(await found('am')).toEqual(['event: Müßiggang am Fluß (published)']);
    expect(await found("'; drop table events; --")).toEqual([]);
  });

  once('counts more than it shows', async () => {
    await backend().database.query(
      `insert into events (id, client, title) select 'n' || n, 'stadt', 'Zählung ' || n from generate_series(1, 130) n`,
    );
    await browser().logIn();
    const { html } = await browser().open(`${path}?q=z%C3%A4hlung`);
    expect(html.match(/class="first"/g)).toHaveLength(5);
    expect(html).toContain('Mehr als 100 zeigen');
    const pages = [
      await browser().open(`${path}?q=zählung&kind=event`),
      await browser().open(`${path}?q=zählung&kind=event&page=2`),
    ];
    const titles = pages.flatMap(({ html }) =>
      [...html.matchAll(/class="first"[^>]*>([^<]*)/g)].map(([, title]) => title),
    );
    expect([titles.length, new Set(titles).size]).toEqual([100, 100]);
    expect(pages[0]?.html).toContain('Es gibt mehr als 100 Treffer.');
  });

  once('opens the only hit and the whole number at once', async () => {
    await browser().logIn();
    const { order } = await numbers();
    await backend().database.query(
      `insert into events (id, client, title) values ('nummer', 'stadt', $1 || ' im Titel')`,
      [order],
    );
    const browserOpen = (words: string) => browser().open(`${path}?q=${encodeURIComponent(words)}`);
    const hits = await findOfficeHits(backend().database, {
      ...{ client: 'stadt', words: order, kinds: kindsFor('all'), today: TODAY, limit: 5 },
    });
    expect(hits.filter(({ isExact }) => isExact).map(({ kind, id }) => [kind, id])).toEqual([['order', order]]);
    expect((await browserOpen('müßig fluss')).html).not.toContain('Suche nach');
    expect((await browserOpen('müßig')).html).toContain('Suche nach „müßig“');
  });

  once('says that nothing was found, and escapes what was typed', async () => {
    await browser().logIn();
    const { html, status } = await browser().open(`${path}?q=${encodeURIComponent('<b>"nichts"')}`);
    expect([status, html.includes('Nichts gefunden.'), html.includes('<b>"nichts')]).toEqual([200, true, false]);
    expect(html).toContain('value="&lt;b&gt;&quot;nichts&quot;"');
    for (const query of ['', '?q=', '?q=%00', '?q=x&kind=constructor', '?q=x&page=-1', `?q=${'x'.repeat(5000)}`])
      expect((await browser().open(`${path}${query}`)).status, query).toBe(200);
  });

  once('suggests options of a list, for operators alone', async () => {
    expect((await browser().open(`${path}/suggestions?q=müßig`)).status).toBe(401);
    await browser().logIn();
    const { html } = await browser().open(`${path}/suggestions?q=müßig`);
    expect(html.match(/role="option"/g)).toHaveLength(5);
    expect(html).toContain('href="/backoffice/stadt/events/fest"');
    expect(html).not.toContain('<html');
  });

  once('finds for each role what it may open', async () => {
    expect(kindsFor('editing')).not.toContain('order');
    expect(kindsFor('editing')).not.toContain('invoice');
    const { order } = await numbers();
    expect(await found(order, { kinds: kindsFor('editing') })).toEqual([]);
  });
});

import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays } from '../../../../../src/lib/days';
import { ok, problem } from '../../../../support/answers';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, get, withReact } from '../../../forms/saving/harness';
import { aServer, DAY, OTHER_DAY, openOrder, prepareOrder, WHOLE } from './harness';

withReact();
beforeAll(prepareOrder);

const taken = (...days: string[]) =>
  problem(409, { code: 'slot_taken', errors: days.map((date) => ({ path: `dates.${date}`, code: 'taken' })) });
const LOST = /Nicht mehr frei/;
/** Reads whether a day of the calendar is disabled. */
const isOff = (place: Element, day: string) => get(place, `[data-day="${day}"]`).getAttribute('aria-disabled');

/** Presses the button of an order that is ready. */
async function order(...[end, settings]: Parameters<typeof openOrder>) {
  const opened = await openOrder(end, settings);
  await opened.tick();
  await opened.press('Zahlungspflichtig bestellen');
  return opened;
}

describe('lost days', () => {
  it('during the hold: the others stay, and the order continues without them', async () => {
    const server = aServer({ ...WHOLE, dates: [DAY, OTHER_DAY] });
    server.faults['POST adverts/reservations'] = () => {
      // Somebody else has it from now on.
      server.takenDays = [DAY];
      return taken(DAY);
    };
    const opened = await openOrder('appointments');
    await opened.press('Weiter zur Veranstaltung');
    await opened.sees(LOST);
    await opened.sees('Ihre übrigen Tage sind noch da');
    await until(() => expect(isOff(opened.place, DAY)).toBe('true'));
    expect(isOff(opened.place, OTHER_DAY)).toBe('false');
    // The catalogue still says that this is the next free day.
    expect(opened.has('Nächster freier Tag')).toBe(false);
    server.faults = {};
    await opened.press('Weiter zur Veranstaltung');
    await until(() => expect(server.reservation).toMatchObject({ dates: [OTHER_DAY] }));
    await opened.sees('Für welche Veranstaltung werben Sie?');
  });

  it('between two steps: the order leads to the days, and from there back', async () => {
    const server = aServer(WHOLE);
    server.faults['POST adverts/orders'] = () => taken(DAY);
    const opened = await order('overview');
    await opened.sees(LOST);
    expect(opened.route()).toBe('appointments');
    await opened.sees('Alle übrigen Angaben sind noch da');
    expect(opened.has('Nächster freier Tag')).toBe(false);
    server.faults = {};
    await until(() => get(opened.place, `[data-day="${OTHER_DAY}"][aria-disabled="false"]`));
    await act(async () => get(opened.place, `[data-day="${OTHER_DAY}"]`).click());
    await opened.press('Weiter zur Veranstaltung');
    await until(() => expect(opened.route()).toBe('overview'));
    await opened.tick();
    await opened.press('Zahlungspflichtig bestellen');
    await opened.sees('Bestellnummer');
    expect([...server.orders.values()]).toMatchObject([{ dates: [OTHER_DAY] }]);
  });
});

it('a changed price is shown before it is accepted', async () => {
  const server = aServer(WHOLE);
  server.faults['POST adverts/orders'] = ({ body }) => {
    server.faults = {};
    server.gross = 1290;
    expect(body.gross).toBe(1090);
    return problem(409, { code: 'price_changed', current: { gross: 1290 } });
  };
  const opened = await order('overview');
  await opened.sees(/Bisher 10,90 €, jetzt 12,90 €\. Sie haben noch nichts bestellt/);
  expect(server.orders.size).toBe(0);
  await opened.press('Zahlungspflichtig bestellen');
  await opened.sees('Bestellnummer');
  expect([...server.orders.values()]).toMatchObject([{ gross: 1290 }]);
});

it('a used-up voucher has no discount, which the price shows before it is accepted', async () => {
  const usedUp = () => problem(422, { code: 'wrong_data', errors: [{ path: 'voucher', code: 'voucher_used_up' }] });
  const server = aServer({ ...WHOLE, voucher: 'HALB' });
  server.gross = 545;
  server.faults['POST adverts/orders'] = () => {
    server.gross = 1090;
    server.faults = { 'POST adverts/quote': ({ body }) => (body.voucher ? usedUp() : undefined) };
    return usedUp();
  };
  const opened = await order('overview');
  await opened.sees(/Bisher 5,45 €, jetzt 10,90 €/);
  await opened.sees('Dieser Gutschein ist schon eingelöst');
  await opened.press('Zahlungspflichtig bestellen');
  await opened.sees('Bestellnummer');
  expect([...server.orders.values()]).toMatchObject([{ gross: 1090, voucher: '' }]);
});

describe('an order without a response', () => {
  const unheard = () => {
    const server = aServer(WHOLE);
    server.faults['POST adverts/orders'] = ({ key, body }) => {
      server.orders.set(key, body);
      throw new TypeError('Failed to fetch');
    };
    return server;
  };

  it('is requested again when the page is opened soon after, never placed twice', async () => {
    const server = unheard();
    const before = await order('overview');
    await before.sees('Wir wissen noch nicht, ob Ihre Bestellung angekommen ist');
    await before.end();
    server.faults = {};
    const after = await openOrder('overview');
    await after.sees('Bestellnummer: ST-A-1');
    expect([server.orders.size, new Set(server.keys).size]).toEqual([1, 1]);
  });

  it('cannot be changed meanwhile', async () => {
    unheard();
    const opened = await order('overview');
    await opened.sees('Wir wissen noch nicht');
    await opened.goTo('content');
    await until(() => expect(opened.route()).toBe('overview'));
    expect(opened.has('Werbeplatz ändern')).toBe(false);
  });

  it('is requested by the person much later: then nothing is sent automatically', async () => {
    const server = unheard();
    const before = await order('overview');
    await before.sees('Wir wissen noch nicht');
    await before.end();
    const [calls] = [server.count('POST adverts/orders')];
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] });
    server.faults = {};
    const after = await openOrder('overview');
    await after.sees('Wir wissen noch nicht');
    expect(server.count('POST adverts/orders')).toBe(calls);
    await after.press('Sie ist nicht angekommen');
    await after.sees('Bestellung prüfen');
  });
});

itForAll(
  [
    ['was cancelled', problem(409, { code: 'event_cancelled' }), 'Die Veranstaltung ist abgesagt'],
    ['was deleted', problem(404, { code: 'not_found' }), 'Die Veranstaltung gibt es nicht mehr'],
  ],
  afresh,
)('an event that %s meanwhile can be replaced', async (_, answer, words) => {
  const server = aServer(WHOLE);
  server.faults['POST adverts/orders'] = () => answer.clone();
  const opened = await order('overview');
  await opened.sees(words);
  await opened.press('Andere Veranstaltung wählen');
  await until(() => expect(opened.route()).toBe('event/list'));
  await opened.press('Jazz im Hof');
  await opened.sees('Bestellung prüfen');
  expect(opened.route()).toBe('overview');
});

describe('an event hidden from visitors', () => {
  const row = (changes: object) => ({
    ...{ id: 'e1', title: 'Jazz im Hof', publishStatus: 'published', state: 'published', nextDate: DAY, lastDate: DAY },
    ...changes,
  });

  itForAll(
    [
      ['a draft', { publishStatus: 'draft', state: 'draft' }, 'ist noch nicht veröffentlicht'],
      ['rejected', { publishStatus: 'rejected', state: 'draft' }, 'wurde abgelehnt'],
      ['cancelled', { publishStatus: 'cancelled' }, 'ist abgesagt'],
      ['over before a booked day', { lastDate: addDays(DAY, -1) }, 'ist vor Ihrem letzten Werbetag zu Ende'],
    ],
    afresh,
  )('cannot be advertised: %s in a started order', async (_, changes, words) => {
    const server = aServer(WHOLE);
    server.rows = [row(changes)];
    const opened = await openOrder('overview');
    await opened.sees(words);
    expect(opened.route()).toBe('event/list');
    expect(opened.has('Weiter zum Inhalt')).toBe(false);
    expect(opened.has('Jazz im Hof')).toBe(false);
    expect(server.count('POST adverts/orders')).toBe(0);
  });

  it('is listed with a remedy, and cannot be selected', async () => {
    const server = aServer({ ...WHOLE, eventId: undefined });
    server.rows = [
      ...[row({}), row({ id: 'e2', title: 'Markt', lastDate: addDays(DAY, -1) })],
      ...[row({ id: 'e3', title: 'Fest', publishStatus: 'draft', state: 'draft' })],
      row({ id: 'e4', title: 'Lesung', publishStatus: 'rejected', state: 'draft' }),
    ];
    const opened = await openOrder('event/list');
    await opened.sees(/Markt.*endet vor Ihrem letzten Werbetag/);
    await opened.sees(/Noch nicht zu bewerben.*Lesung.*abgelehnt.*Fest.*Entwurf/);
    expect(['Jazz im Hof', 'Markt', 'Fest', 'Lesung'].map(opened.has)).toEqual([true, false, false, false]);
    const links = [...opened.place.querySelectorAll('li a[href*=eventRecording]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['#/secure/events/eventRecording/e4', '#/secure/events/eventRecording/e3']);
  });

  it('under review can be advertised, with a note at the event and above the order', async () => {
    const server = aServer(WHOLE);
    server.rows = [row({ publishStatus: 'waiting', state: 'draft' })];
    const opened = await openOrder('event/list');
    const note = 'Sie erscheint erst, wenn die Veranstaltung freigegeben ist.';
    await opened.sees(note);
    await opened.sees('die Anzeige erscheint erst nach der Freigabe');
    await opened.goTo('overview');
    await opened.sees(note);
    await opened.tick();
    await opened.press('Zahlungspflichtig bestellen');
    await opened.sees('Bestellnummer');
    // A change of what visitors see hides nothing.
    aServer(WHOLE).rows = [row({ publishStatus: 'waiting' })];
    const changing = await openOrder('overview');
    await changing.sees('Jazz im Hof');
    expect(changing.place.textContent).not.toContain('freigegeben ist');
  });

  itForAll(
    [
      ['draft', 'Die Veranstaltung ist nicht veröffentlicht'],
      ['rejected', 'Die Veranstaltung wurde abgelehnt'],
      ['over', 'Die Veranstaltung ist vor dem letzten gebuchten Tag zu Ende'],
    ],
    afresh,
  )('is reported if only the server knows it: %s', async (reason, words) => {
    const server = aServer(WHOLE);
    server.faults['POST adverts/orders'] = () =>
      problem(409, { code: 'event_not_visible', errors: [{ path: 'eventId', code: reason }] });
    const opened = await order('overview');
    await opened.sees(words);
    expect([opened.has('Andere Veranstaltung wählen'), opened.has('Tage ändern')]).toEqual([true, reason === 'over']);
  });

  it('written within the order must be published first', async () => {
    const server = aServer({ ...WHOLE, eventChoice: 'new' });
    server.rows = [row({ publishStatus: 'draft', state: 'draft' })];
    const opened = await openOrder('overview');
    await opened.sees(/ist noch nicht veröffentlicht.*Bitte veröffentlichen Sie diese unten/);
    expect([opened.route(), opened.has('Weiter zum Inhalt')]).toEqual(['event/create', false]);
  });
});

describe('requirements of publishing an event are shown first', () => {
  const needs = 'sobald Sie angegeben haben, für wen Sie eintragen, und wir Sie dafür freigegeben haben';
  it('to a person without any relation, if one is needed', async () => {
    aServer({});
    const opened = await openOrder('medium', {}, undefined, undefined, 'restrictive');
    await opened.sees(needs);
    await opened.sees('Angeben, für wen ich eintrage');
  });

  it('and not if none is needed', async () => {
    aServer({});
    const opened = await openOrder('medium');
    await opened.sees('Sie können für eigene Veranstaltungen werben, die Besucher an den gebuchten Tagen sehen.');
    expect(opened.place.textContent).not.toContain(needs);
  });
});

it('a picture that is too small for the server leads to its field', async () => {
  const server = aServer(WHOLE);
  server.faults['POST adverts/orders'] = () =>
    problem(422, { code: 'wrong_data', errors: [{ path: 'content.mediumId', code: 'picture_small' }] });
  const opened = await order('overview');
  await opened.sees('Eine Angabe passt noch nicht');
  await opened.press('Angabe ändern');
  await opened.sees('Was soll in der Anzeige stehen?');
  expect(opened.route()).toBe('content');
});

describe('time', () => {
  it('that expires is reported, and the days can be held again', async () => {
    const server = aServer(WHOLE);
    const opened = await openOrder('event');
    await opened.sees(/Für Sie freigehalten bis/);
    const holds = server.count('POST adverts/reservations');
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date', 'setInterval'] });
    await opened.end();
    server.reservation = { ...server.reservation, expires: new Date(Date.now() + 61_000).toISOString() };
    const near = await openOrder('event');
    await near.sees('15 Minuten länger freihalten');
    await act(async () => {
      vi.advanceTimersByTime(62_000);
    });
    await near.sees('Die Zeit ist um');
    expect(server.count('POST adverts/reservations')).toBe(holds);
    await near.press('Wieder freihalten');
    await near.sees(/freigehalten bis/);
    expect(server.count('POST adverts/reservations')).toBe(holds + 1);
  });

  it('that expired in a hidden tab does not prevent an order', async () => {
    const server = aServer(WHOLE);
    server.faults['POST adverts/reservations'] = () => problem(500, { code: 'internal' });
    const opened = await order('overview');
    await opened.sees('Bestellnummer');
    expect(server.orders.size).toBe(1);
  });
});

describe('two devices', () => {
  it('that both change an order: the person chooses one', async () => {
    const server = aServer(WHOLE);
    const opened = await openOrder('event');
    await opened.sees('Für welche Veranstaltung');
    server.draft = { ...WHOLE, content: { title: 'Vom Handy', text: '', source: 'upload' } };
    server.version = 7;
    await opened.press('Eine neue Veranstaltung');
    await opened.sees('auf einem anderen Gerät geändert');
    await opened.press('Andere Fassung verwenden');
    await opened.goTo('overview');
    await opened.sees('Vom Handy');
  });

  it('of which one has ordered: the other one does not order again', async () => {
    const server = aServer(WHOLE);
    server.faults['POST adverts/orders'] = () => problem(412, { code: 'conflict', current: null });
    const opened = await order('overview');
    await opened.sees('Ein anderes Gerät war schneller');
    expect([server.orders.size, opened.has('Zahlungspflichtig bestellen')]).toEqual([0, false]);
  });

  it('of which one has ordered while the other continues: that starts another order', async () => {
    const server = aServer(WHOLE);
    const opened = await openOrder('event');
    await opened.sees('Für welche Veranstaltung');
    server.faults['PUT adverts/draft'] = () => problem(412, { code: 'conflict', current: null }, { etag: 'W/"none"' });
    await opened.press('Eine neue Veranstaltung');
    await opened.sees('Ein anderes Gerät war schneller');
    server.faults = {};
    server.draft = null;
    await opened.press('Weitere Anzeige buchen');
    await until(() => expect(server.draft).toMatchObject({ eventChoice: 'new', slot: 'card' }));
    expect(opened.place.textContent).not.toContain('Ein anderes Gerät');
  });

  it('have no conflict if the change was an own save without a response', async () => {
    const server = aServer(WHOLE);
    const opened = await openOrder('event');
    await opened.sees('Für welche Veranstaltung');
    server.faults['PUT adverts/draft'] = ({ body }) => {
      server.draft = body;
      server.version += 1;
      server.faults = {};
      throw new TypeError('Failed to fetch');
    };
    await opened.press('Eine neue Veranstaltung');
    await opened.sees('auf diesem Gerät gespeichert');
    await opened.goTo('event');
    await opened.press('Eine eingetragene Veranstaltung');
    await until(() => expect(server.draft).toMatchObject({ eventChoice: 'existing' }));
    expect(opened.place.textContent).not.toContain('Womit möchten Sie weitermachen?');
  });
});

describe.each([
  ['three hours ahead', 3],
  ['three hours behind', -3],
  ['two days ahead', 48],
])('a device with a clock that is %s', (_, hours) => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  itForAll(
    [
      ['says how long days are held as the server does', 11, /Noch nichts gebucht\. Für Sie freigehalten bis/, 0],
      ['counts down as the server does', 4, /Noch (?:3:5|4:0)\d Minuten/, 0],
      ['holds days anew that are not held any more', -1, /freigehalten bis/, 1],
    ],
    afresh,
  )('%s', async (__, minutes, words, holds) => {
    const server = aServer(WHOLE);
    server.reservation = { id: 'r1', slot: 'card', dates: [DAY], expires: inMinutes(minutes) };
    const offset = hours * 3_600_000;
    server.faults['POST adverts/reservations'] = () =>
      Response.json({ data: { id: 'r2', slot: 'card', dates: [DAY], expires: inMinutes(-hours * 60 + 15) } });
    vi.useFakeTimers({ now: Date.now() + offset, toFake: ['Date'] });
    const opened = await openOrder('event', {}, () => Date.now() - offset);
    await opened.sees(words);
    expect(server.count('POST adverts/reservations')).toBe(holds);
  });
});

itForAll(
  [
    ['content', 'Was soll in der Anzeige stehen?'],
    ['event/list', 'Veranstaltung auswählen'],
  ],
  afresh,
)('an event that was deleted meanwhile is reported at %s, where another one can be selected', async (end, words) => {
  const server = aServer({ ...WHOLE, eventId: 'gone' });
  server.faults['GET my/events/of'] = () => problem(404);
  const opened = await openOrder(end);
  await opened.sees(words);
  await opened.sees('Die gewählte Veranstaltung gibt es nicht mehr');
  if (end === 'content') await opened.press('Andere Veranstaltung wählen');
  server.faults = {};
  await opened.press('Jazz im Hof');
  await until(() => expect(server.draft).toMatchObject({ eventId: 'e1' }));
});

it('days that are held for the person can be taken away and chosen again', async () => {
  const server = aServer(WHOLE);
  server.reservation = { id: 'r1', slot: 'card', dates: [DAY], expires: new Date(Date.now() + 600_000).toISOString() };
  server.faults['GET adverts/availability'] = () => ok([{ date: DAY, cents: 900, free: 0, state: 'taken' }]);
  const opened = await openOrder('appointments');
  const day = () => get(opened.place, `[data-day="${DAY}"]`);
  const isChosen = () => day().closest('td')?.getAttribute('aria-selected');
  await until(() => expect([isChosen(), day().textContent]).toEqual(['true', expect.stringMatching(/9.€/)]));
  await act(async () => day().click());
  expect(isChosen()).toBe('false');
  await act(async () => day().click());
  expect(isChosen()).toBe('true');
});

it('a repeated order begins with the content of the first, and with new days', async () => {
  const server = aServer(null);
  const { content, billing } = WHOLE;
  server.faults['GET my/adverts'] = () =>
    ok({ id: 'o1', content: { ...content, title: 'Wie damals', image: { id: 'm1' } }, billing });
  const opened = await openOrder('?reorderOf=o1&product=card&eventId=e1');
  await opened.sees('Wann soll die Anzeige erscheinen?');
  await until(() =>
    expect(server.draft).toMatchObject({
      ...{ reorderOf: 'o1', slot: 'card', eventId: 'e1', dates: [], billing },
      content: { title: 'Wie damals', mediumId: 'm1' },
    }),
  );
});

it('an order of another person cannot be repeated, and does not affect own ones', async () => {
  const server = aServer(null);
  server.faults['GET my/adverts'] = () => problem(404);
  const opened = await openOrder('?reorderOf=o9&product=card');
  await opened.sees('Wann soll die Anzeige erscheinen?');
});

describe('an address', () => {
  itForAll(
    [
      ['overview', { slot: 'card' }, 'appointments'],
      ['content', { ...WHOLE, dates: [] }, 'appointments'],
      ['billing-address', { ...WHOLE, eventId: undefined }, 'event/list'],
      ['nonsense', {}, 'medium'],
      ['event/create', WHOLE, 'overview'],
    ],
    afresh,
  )('%s with %j leads to the first open step, %s', async (end, draft, expected) => {
    aServer(draft);
    const opened = await openOrder(end);
    await until(() => expect(opened.route()).toBe(expected));
    // The price is summed up once there is a slot, and in the overview only above the button.
    const sight = { medium: 'Wo soll Ihre Anzeige erscheinen?', overview: 'Rechnungsbetrag' }[expected];
    await opened.sees(sight ?? 'Ihre Buchung');
    expect(opened.place.querySelector('aside') !== null).toBe(sight === undefined);
  });

  it('of the success shows the order after a reload, and after going back', async () => {
    aServer(null);
    const opened = await openOrder('success?order=o1');
    await opened.sees('Bestellnummer: ST-A-1');
    await opened.goTo('overview');
    await until(() => expect(opened.route()).toBe('success?order=o1'));
    await opened.sees('Bestellnummer: ST-A-1');
  });
});

it('titles and the sequence of the steps are those of the client', async () => {
  aServer({});
  const opened = await openOrder('', {
    advertSettings: {
      steps: ['slot', 'when', 'content'],
      slot: { title: 'Ihr Platz' },
    },
  });
  await opened.sees('Ihr Platz');
  expect(opened.route()).toBe('slots');
  await opened.press('Karte');
  await opened.sees('Wann soll die Anzeige erscheinen?');
  expect(opened.route()).toBe('appointments');
});

import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_FAULTS, CODES } from '../../../../support/answer-faults';
import { ok, problem } from '../../../../support/answers';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, type, withReact } from '../../../forms/saving/harness';
import { aServer, type Fault, openOrder, prepareOrder, silence, WHOLE } from './harness';

withReact();
beforeAll(prepareOrder);
beforeEach(() => {
  // A call is tried again after a pause of random length.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const FAULTS: [string, Fault][] = [
  ...Object.entries(ANSWER_FAULTS).flatMap(([name, fault]): [string, Fault][] =>
    typeof fault === 'function' ? [[name, fault]] : [],
  ),
  ...[404, 412, 503].map((status): [string, Fault] => [String(status), () => problem(status)]),
];
const isPlain = (words: string) => expect(words).not.toMatch(CODES);
/** No draft is no failure. */
const NO_DRAFT = ['null data', 'missing data', '404'];

/** Each call, where it is made, what of an order is there, and what is to be seen once it has succeeded. */
const CALLS: [call: string, end: string, draft: object, then: string | RegExp, fine?: string[]][] = [
  ['GET adverts/catalogue', 'medium', {}, 'Webseite'],
  ['GET adverts/draft', 'overview', WHOLE, 'Bestellung prüfen', NO_DRAFT],
  ['GET adverts/availability', 'appointments', { slot: 'card' }, /10,71 €/],
  ['GET my/events', 'event/list', { ...WHOLE, eventId: undefined }, '1 Veranstaltung'],
  // An event that is not there any more is a journey of its own.
  ['GET my/events/of', 'content', WHOLE, 'Titel der Anzeige', ['404']],
  ['POST adverts/quote', 'medium', WHOLE, '10,90'],
];

// Each try but the last one meets the next fault, so that the screen is opened once.
it.each(CALLS)('%s at %s: each fault is reported in plain words, and a retry continues', async (call, end, ...rest) => {
  const [draft, then, fine = []] = rest;
  const server = aServer(draft);
  const faults = FAULTS.filter(([name]) => !fine.includes(name));
  server.faults[call] = faults[0]?.[1];
  const order = await openOrder(end);
  const failed = () => order.told.filter(([type]) => type === 'portal-error').length;
  for (const [place, [name]] of faults.entries()) {
    await until(() => expect(failed(), name).toBe(place + 1));
    expect.soft(await order.alert(), name).not.toMatch(CODES);
    server.faults[call] = faults[place + 1]?.[1];
    await order.press('Erneut versuchen');
  }
  await order.sees(then);
});

/** Does something whose call is never answered, until it has been given up with all its repetitions. */
async function untilGivenUp<Result>(deed: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers();
  const result = await deed();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  return result;
}

describe('a call without a response', () => {
  itForAll(CALLS, afresh)(
    '%s at %s: is reported after the time limit, and a retry continues',
    async (call, end, draft, then) => {
      const server = aServer(draft);
      server.faults[call] = silence;
      const order = await untilGivenUp(() => openOrder(end));
      isPlain(await order.alert());
      server.faults = {};
      await order.press('Erneut versuchen');
      await order.sees(then);
    },
  );

  it('while days are held: the button shows it, sends one request, and has the error beside it', async () => {
    const server = aServer({ ...WHOLE });
    server.faults['POST adverts/reservations'] = silence;
    const order = await openOrder('appointments');
    await order.has('Weiter zur Veranstaltung');
    await untilGivenUp(async () => {
      await order.press('Weiter zur Veranstaltung', 3);
      await order.sees('Einen Moment bitte');
      expect(server.count('POST adverts/reservations')).toBe(1);
    });
    isPlain(await order.alert());
    server.faults = {};
    await order.press('Weiter zur Veranstaltung');
    await order.sees('Für welche Veranstaltung werben Sie?');
  });

  it('while the price is computed: nothing can be ordered without its price', async () => {
    const server = aServer({ ...WHOLE });
    server.faults['POST adverts/quote'] = silence;
    const order = await openOrder('overview');
    await order.sees('Der Preis wird berechnet');
    await order.tick();
    expect(order.has('Der Preis wird berechnet')).toBe(false);
    expect(server.orders.size).toBe(0);
  });

  it('while it is ordered: a retry requests the same order, which is placed once', async () => {
    const server = aServer({ ...WHOLE });
    server.faults['POST adverts/orders'] = silence;
    const order = await openOrder('overview');
    await order.tick();
    await untilGivenUp(async () => {
      await order.press('Zahlungspflichtig bestellen', 2);
      await order.sees('Wird bestellt');
    });
    await order.sees('Wir wissen noch nicht, ob Ihre Bestellung angekommen ist');
    server.faults = {};
    await order.press('Noch einmal nachfragen');
    await order.sees('Bestellnummer: ST-A-1');
    expect([server.orders.size, new Set(server.keys).size]).toEqual([1, 1]);
  });

  it('while the draft is saved: the device stores it', async () => {
    const server = aServer({ ...WHOLE });
    server.faults['PUT adverts/draft'] = silence;
    const order = await openOrder('event');
    await order.sees('Eine neue Veranstaltung');
    await untilGivenUp(() => order.press('Eine neue Veranstaltung'));
    await order.sees(/auf diesem Gerät gespeichert/);
    server.faults = {};
    window.dispatchEvent(new Event('online'));
    await until(() => expect(server.draft).toMatchObject({ eventChoice: 'new' }));
  });
});

it('a late response to an earlier query is ignored', async () => {
  const server = aServer({ ...WHOLE });
  const order = await openOrder('overview');
  await order.sees('10,90');
  let late: (answer: Response) => void = () => undefined;
  server.faults['POST adverts/quote'] = ({ body }) =>
    body.voucher === 'ALT'
      ? new Promise<Response>((answer) => {
          late = answer;
        })
      : undefined;
  const redeem = async (code: string) => {
    await type(order.place, 'form input', code);
    await order.press('Einlösen');
  };
  await redeem('ALT');
  server.gross = 545;
  await redeem('NEU');
  await order.sees('5,45');
  await act(async () => late(ok({ items: [], net: 0, vatShare: 1900, vat: 0, gross: 77_700 })));
  await order.sees('5,45');
  expect(order.place.textContent).not.toContain('777,00');
});

/** Another device that was faster is a journey of its own. */
const isOwn = ([name]: readonly [string, ...unknown[]]) => name !== '412';

it('while days are held each fault is reported, the days stay, and continuing holds them', async () => {
  const call = 'POST adverts/reservations';
  const server = aServer({ ...WHOLE });
  const order = await openOrder('appointments');
  for (const [place, [name, fault]] of FAULTS.filter(isOwn).entries()) {
    server.faults[call] = fault;
    await order.press('Weiter zur Veranstaltung');
    await until(() => expect(server.count(call), name).toBe(place + 1));
    expect.soft(await order.alert(), name).not.toMatch(CODES);
    expect.soft(order.route(), name).toBe('appointments');
    await order.sees('1 Tag gewählt');
  }
  server.faults = {};
  await order.press('Weiter zur Veranstaltung');
  await order.sees('Für welche Veranstaltung werben Sie?');
});

itForAll(FAULTS.filter(isOwn), afresh)(
  '%s while it is ordered: no unknown result is reported, and it is ordered once',
  async (name, fault) => {
    const server = aServer({ ...WHOLE });
    server.faults['POST adverts/orders'] = fault;
    const order = await openOrder('overview');
    await order.tick();
    await order.press('Zahlungspflichtig bestellen', 2);
    isPlain(await order.alert());
    expect(server.count('POST adverts/orders')).toBe(1);
    const isRefused = ['400', '401', '403', '404', '409', '422', '429 for a minute'].includes(name);
    expect(order.has('Noch einmal nachfragen')).toBe(!isRefused);
    server.faults = {};
    await order.press(isRefused ? 'Zahlungspflichtig bestellen' : 'Noch einmal nachfragen');
    await order.sees('Bestellnummer: ST-A-1');
    expect(server.orders.size).toBe(1);
    if (!isRefused) expect(new Set(server.keys).size).toBe(1);
    expect(order.route()).toBe('success?order=o1');
    expect(order.told).toEqual([['portal-advert-ordered', { orderId: 'o1' }]]);
  },
);

itForAll(
  FAULTS.filter(([name]) => ['no network', '401', '409', '429 for a minute', '500'].includes(name)),
  afresh,
)('%s while the draft is saved: the device stores it, and the server gets it later', async (_, fault) => {
  const server = aServer({ ...WHOLE });
  server.faults['PUT adverts/draft'] = fault;
  const order = await openOrder('event');
  await order.press('Eine neue Veranstaltung');
  await order.sees(/auf diesem Gerät gespeichert/);
  await order.end();
  server.faults = {};
  const later = await openOrder('event');
  await until(() => expect(server.draft).toMatchObject({ eventChoice: 'new' }));
  expect(later.place.textContent).not.toContain('Womit möchten Sie weitermachen?');
});

import { act, type ReactElement } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../../../src/api/api';
import { BookingScreen } from '../../../../../src/features/adverts/bookings/booking-screen';
import { BookingsScreen } from '../../../../../src/features/adverts/bookings/bookings-screen';
import { accountTexts, advertTexts } from '../../../../../src/i18n/texts';
import { ClockContext } from '../../../../../src/i18n/use-translation';
import { ANSWER_FAULTS, answerUnlessFaulty, CODES } from '../../../../support/answer-faults';
import { ok, problem } from '../../../../support/answers';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, aPortal, click, get, HOST, show, withReact } from '../../../forms/saving/harness';

withReact();
beforeAll(async () => {
  await Promise.all([loadTransport(), accountTexts.load('de'), advertTexts.load('de')]);
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('#file');
});

const product = { medium: { name: 'Kurier' }, channel: { name: 'Termine' }, slot: { name: 'Karte' } };
const BOOKING = {
  ...{ id: 'o', number: 'AK-A-1', state: 'confirmed', slot: 'kurier-liste', product, dates: ['2026-11-01'] },
  content: { title: 'Jazz im Hof', text: 'Heute' },
  price: {
    items: [{ kind: 'day', date: '2026-11-01', cents: 5000 }],
    ...{ net: 5000, vatShare: 1900, vat: 950, gross: 5950 },
  },
  billing: {
    ...{ company: 'Verein', firstName: 'Erika', lastName: 'Muster', street: 'Markt', houseNumber: '1' },
    ...{ postalCode: '72764', city: 'Reutlingen', country: 'DE', vatId: 'DE136695976', reference: 'B-7' },
    email: 'kasse@example.org',
  },
  contact: { phone: '07121 1', mobile: '0171 2', email: 'verein@example.org' },
  event: {
    ...{ id: 'e', title: 'Jazz', isThere: true, rubric: { name: 'Konzerte' } },
    location: { name: 'Hof', street: 'Gasse 2', zipcode: '72793', city: 'Pfullingen', phone: '07121 3' },
  },
  invoices: [{ kind: 'invoice', number: 'AK-R-1', issuedOn: '2026-10-20', dueOn: '2026-11-03', gross: 5950 }],
  payment: {
    ...{ state: 'open', cents: 5950, dueOn: '2026-11-03' },
    transfer: { name: 'Kurier GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', purpose: 'AK-R-1' },
  },
  orderedAt: '2026-10-20T10:00:00Z',
  ...{ canCancelUntil: '2026-10-31T10:00:00Z', canStopUntil: '2026-10-31T10:00:00Z', credit: 5950 },
};
const CREDIT = { kind: 'credit', number: 'AK-G-1', issuedOn: '2026-10-21', dueOn: '2026-10-21', gross: 5950 };
const CANCELLED = {
  ...BOOKING,
  ...{ canCancelUntil: null, canStopUntil: null, credit: null },
  state: 'cancelled',
  invoices: [...BOOKING.invoices, CREDIT],
  payment: { state: 'none' },
};
const ROW = {
  ...{ id: 'o', number: 'AK-A-1', state: 'confirmed', product, title: 'Jazz im Hof', firstDate: '2026-11-01' },
  ...{ lastDate: '2026-11-01', dayCount: 1, eventTitle: 'Jazz', gross: 5950, payment: 'open' },
};

const EVENT_STATISTICS = {
  days: [
    { date: '2026-10-31', views: 20, isAdvertised: false, advertViews: 0, clicks: 0 },
    { date: '2026-11-01', views: 34, isAdvertised: true, advertViews: 200, clicks: 5 },
  ],
  ...{ advertised: { days: 1, views: 34 }, others: { days: 1, views: 20 } },
};

const LIST = <BookingsScreen />;
const ONE = <BookingScreen params={{ adsId: 'o' }} />;

type Faults = Record<string, (typeof ANSWER_FAULTS)[string] | undefined>;

/** A server that has one order, which can be cancelled; a call fails while it stands in `faults`. */
async function open(screen: ReactElement, faults: Faults = {}, booking: object = BOOKING, now = () => Date.now()) {
  let shown = booking;
  const server = answerUnlessFaulty(undefined, (call) => {
    const fault = faults[call];
    if (typeof fault === 'function') return fault();
    if (call === 'POST my/adverts/o/cancel') shown = CANCELLED;
    if (call === 'GET my/adverts/o/statistics')
      return ok({ days: [{ date: '2026-11-01', views: 200, clicks: 5 }], total: { views: 200, clicks: 5 } });
    if (call === 'GET my/adverts/o/event-statistics') return ok(EVENT_STATISTICS);
    if (/\.(?:pdf|csv)\b/.test(call)) return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    return call.includes('my/adverts/o') ? ok(shown) : ok([ROW], { pageSize: 24, total: 1, counts: { confirmed: 1 } });
  });
  const portal = aPortal({ personId: 'p' });
  Object.assign(portal.client, { api: createApi(HOST, { token: portal.client.session.validToken }) });
  Object.assign(portal.router, { route: () => '/secure/promotion', hrefOf: (route: string) => `#${route}` });
  return { ...(await show(portal, <ClockContext value={now}>{screen}</ClockContext>)), server };
}

/** Does something whose call fails, until it has been given up with all its repetitions. */
async function untilGivenUp<Result>(deed: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers();
  const result = await deed();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
  return result;
}

const button = (place: ParentNode, words: string) => {
  const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === words);
  if (!found) throw new Error(`There is no button ${words}`);
  return found;
};
const press = (place: ParentNode, words: string) => act(async () => button(place, words).click());
const plain = (alert: Element) => {
  expect(alert.textContent).toMatch(/.{40}/);
  expect(alert.textContent).not.toMatch(CODES);
};
/** Each answers at some time; what is never answered is told as every call does. */
const NAMES = Object.entries(ANSWER_FAULTS).flatMap(([name, fault]) => (typeof fault === 'function' ? [name] : []));
const alertIn = (place: ParentNode) => until(() => get(place, '[role="alert"]'));

// Each try but the last one meets the next fault, so that the screen is opened once.
it.each([
  ['the list', LIST, 'GET my/adverts', 'Jazz im Hof'],
  ['one order', ONE, 'GET my/adverts/o', 'Jazz im Hof'],
  ['its statistics', ONE, 'GET my/adverts/o/statistics', '2,5'],
  ['those of its event', ONE, 'GET my/adverts/o/event-statistics', '70 % mehr'],
])('%s reports each fault in plain words, and a retry shows it', async (_, screen, call, shown) => {
  const faultAt = (place: number) => ANSWER_FAULTS[NAMES[place] ?? ''];
  const faults: Faults = { [call]: faultAt(0) };
  const { place } = await untilGivenUp(() => open(screen, faults));
  for (const [at, name] of NAMES.entries()) {
    const alert = await alertIn(place);
    expect.soft(alert.textContent, name).toMatch(/.{40}/);
    expect.soft(alert.textContent, name).not.toMatch(CODES);
    faults[call] = faultAt(at + 1);
    await untilGivenUp(() => click(alert, 'button'));
  }
  await until(() => expect(place.textContent).toContain(shown));
  expect(place.querySelector('[role="alert"]')).toBeNull();
});

it('an order of another person, or none, has no retry', async () => {
  const { place } = await open(ONE, { 'GET my/adverts/o': () => problem(404) });
  expect((await alertIn(place)).textContent).toContain('Diese Buchung gibt es nicht');
  expect(place.querySelector('[role="alert"] button')).toBeNull();
});

itForAll(
  [
    ['before its first day', '2026-10-31T12:00:00Z', false],
    ['from its first day on', '2026-11-01T08:00:00Z', true],
  ],
  afresh,
)('%s by the clock of the server, an order shows its views: %s, %s', async (_, at, isCounted) => {
  const { place } = await open(ONE, {}, BOOKING, () => Date.parse(at));
  await until(() => expect(place.textContent).toContain('AK-R-1'));
  expect(place.textContent?.includes('Tag für Tag')).toBe(isCounted);
});

it('an order shows every existing field', async () => {
  const { place } = await open(
    ONE,
    {},
    {
      ...{ ...BOOKING, givenBack: ['2026-11-02'] },
      movedDays: [{ from: '2026-10-31', to: '2026-11-01' }],
    },
  );
  await until(() => expect(place.textContent).toContain('AK-R-1'));
  const terms = [...place.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
  expect(Object.fromEntries(terms)).toMatchObject({
    Bestellnummer: 'AK-A-1',
    'Bestellt am': expect.stringContaining('20. Okt.'),
    Werbeplatz: 'Kurier, Termine, Karte',
    Kennung: 'kurier-liste',
    'Bestellte Tage': expect.stringContaining('1. Nov.'),
    'Zurückgegebene Tage': expect.stringContaining('2. Nov.'),
    'Verschobene Tage': 'vom Sa, 31. Okt. auf den So, 1. Nov.',
    Ansprechpartner: 'Telefon 07121 1\nMobil 0171 2\nverein@example.org',
    Titel: 'Jazz im Hof',
    Text: 'Heute',
    Veranstaltung: 'Jazz',
    Rubrik: 'Konzerte',
    Veranstaltungsort: 'Hof\nGasse 2\n72793 Pfullingen\nTelefon 07121 3',
    Empfänger: 'Kurier GmbH',
    IBAN: 'DE02 1203 0000 0000 2020 51',
    BIC: 'BYLADEM1001',
    Verwendungszweck: 'AK-R-1',
    Rechnungsnummer: expect.stringMatching(/^AK-R-1, .*20\. Okt\.$/),
    Rechnungsadresse: 'Verein\nErika Muster\nMarkt 1\n72764 Reutlingen',
    'E-Mail für die Rechnung': 'kasse@example.org',
    'USt-IdNr.': 'DE136695976',
    'Ihr Bestellzeichen': 'B-7',
  });
  const sums = [...place.querySelectorAll('tfoot')].map((foot) => foot.textContent);
  // What is due stands in its box, and as the sum of the invoice.
  expect(place.textContent?.match(/59,50/g)).toHaveLength(2);
  expect(sums.join()).toMatch(/Summe der Positionen50,00.€zzgl. 19 % MwSt.9,50.€Rechnungsbetrag59,50.€/);
});

itForAll(
  [
    ['waiting', 'Die Anzeige erscheint erst, wenn die Veranstaltung freigegeben ist.'],
    ['draft', 'Ihre Anzeige erscheint zurzeit nicht'],
    ['deleted', 'Die Veranstaltung gibt es nicht mehr.'],
    ['over', 'vor dem letzten gebuchten Tag zu Ende'],
    ['visible', ''],
  ],
  afresh,
)('an order for a hidden event has a warning: %s', async (visibility, words) => {
  const { place } = await open(ONE, {}, { ...BOOKING, event: { ...BOOKING.event, visibility } });
  await until(() => expect(place.textContent).toContain('Bestellnummer'));
  if (words) expect(place.textContent).toContain(words);
  const isSeen = visibility === 'visible' || visibility === 'over';
  expect(place.textContent?.includes('Ihre Anzeige erscheint an den gebuchten Tagen.')).toBe(isSeen);
});

it('an order under review is not called booked, nor does it count views, on its first day either', async () => {
  const now = () => Date.parse('2026-11-01T08:00:00Z');
  const { place } = await open(ONE, {}, { ...BOOKING, state: 'ordered' }, now);
  await until(() => expect(place.textContent).toContain('Wird geprüft'));
  expect(place.textContent).not.toMatch(/gebucht|Tag für Tag|Hat es der Veranstaltung/i);
  const approved = await open(ONE, {}, BOOKING, now);
  await until(() => expect(approved.place.textContent).toContain('Gebucht'));
});

itForAll(
  [
    ['to be paid', {}, 'Rechnung herunterladen', /Noch zu bezahlen.*Bitte überweisen Sie bis .*59,50/],
    ['overdue', { payment: { ...BOOKING.payment, state: 'overdue' } }, 'Rechnung herunterladen', /Zahlung überfällig/],
    ['hidden', { event: { ...BOOKING.event, visibility: 'draft' } }, 'Veranstaltung öffnen', /erscheint zurzeit nicht/],
    ['paid', { payment: { state: 'paid' } }, 'Noch einmal buchen', /erscheint an den gebuchten Tagen/],
    ['over', { state: 'finished', payment: { state: 'paid' } }, 'Noch einmal buchen', /Tage sind vorbei/],
  ],
  afresh,
)('one filled button does what is due: %s', async (_, parts, deed, words) => {
  const { place } = await open(ONE, {}, { ...BOOKING, ...parts });
  await until(() => expect(place.textContent).toContain('AK-R-1'));
  const filled = [...place.querySelectorAll('.button:not(.is-quiet, .is-text)')];
  expect(filled.map(({ textContent }) => textContent)).toEqual([deed]);
  expect(filled[0]?.parentElement?.textContent).toMatch(words);
  // The invoice is offered once, wherever its button stands.
  const invoices = [...place.querySelectorAll('button')].filter(({ textContent }) => textContent?.includes('Rechnung'));
  expect(invoices).toHaveLength(1);
});

it('what a transfer needs is copied by a button', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { place } = await open(ONE);
  await until(() => get(place, '[aria-label="IBAN kopieren"]'));
  await click(place, '[aria-label="IBAN kopieren"]');
  expect(writeText).toHaveBeenCalledWith('DE02 1203 0000 0000 2020 51');
  await until(() => expect(place.textContent).toContain('IBAN kopiert'));
});

it('views and clicks are charts of their own, with the same numbers in a table behind the switch', async () => {
  const { place } = await open(ONE);
  const charts = () => [...place.querySelectorAll('[role="img"]')].map((chart) => chart.getAttribute('aria-label'));
  await until(() => expect(charts()).toHaveLength(3));
  expect(charts()).toEqual([
    'Ansichten je Tag, 1 Tag; Spitzentag: 200',
    'Klicks je Tag, 1 Tag; Spitzentag: 5',
    'Aufrufe der Veranstaltung je Tag, 2 Tage; Spitzentag: 34',
  ]);
  const [views, clicks] = place.querySelectorAll('[role="img"] b');
  expect([views?.textContent, clicks?.textContent]).toEqual(['200', '5']);
  expect(place.querySelector('[role="region"]')).toBeNull();
  await press(place, 'Tabelle');
  expect(charts()).toEqual(['Aufrufe der Veranstaltung je Tag, 2 Tage; Spitzentag: 34']);
  expect(get(place, '[role="region"]').textContent).toContain('20052,5');
  expect(get(place, '[aria-pressed="true"]').textContent).toBe('Tabelle');
});

it('an order shows due and completed refunds', async () => {
  const payment = {
    state: 'refund',
    cents: -1000,
    refundDue: 1000,
    refunds: [{ cents: 4950, refundedOn: '2026-11-02' }],
  };
  const { place } = await open(ONE, {}, { ...BOOKING, payment });
  await until(() => expect(place.textContent).toContain('AK-R-1'));
  const terms = [...place.querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
  expect(Object.fromEntries(terms)).toMatchObject({
    'Zu erstatten': expect.stringMatching(/^10,00.€$/),
    Erstattet: expect.stringMatching(/^49,50.€ am .*2\. Nov\.$/),
  });
});

describe('cancelling', () => {
  itForAll(
    [
      ['all of it', BOOKING, 'Stornieren', 'Anzeige stornieren?', /59,50.€ gut/],
      [
        'a running one',
        { ...BOOKING, state: 'running', canCancelUntil: null, credit: 184 },
        'Anzeige stoppen',
        'Anzeige stoppen?',
        /1,84.€ gut/,
      ],
      [
        'days that cost nothing',
        { ...BOOKING, canCancelUntil: null, credit: 0 },
        'Anzeige stoppen',
        'Anzeige stoppen?',
        /Dafür gibt es keine Gutschrift/,
      ],
    ],
    afresh,
  )('%s shows the credit first, and has no effect until it is confirmed', async (_, booking, deed, title, sum) => {
    // biome-ignore format: a table.
    const { place, server } = await open(ONE, {}, booking);
    await until(() => button(place, deed));
    await press(place, deed);
    const dialog = await until(() => get(place, 'dialog'));
    expect(dialog.textContent).toContain(title);
    expect(dialog.textContent).toMatch(sum);
    expect(server.calls.join()).not.toContain('POST');
    await press(dialog, deed === 'Stornieren' ? 'Anzeige behalten' : 'Weiterlaufen lassen');
    expect(server.calls.join()).not.toContain('POST');
  });

  itForAll(NAMES, afresh)('reports %s, keeps the order, and a retry cancels it once', async (name) => {
    const faults: Faults = { 'POST my/adverts/o/cancel': ANSWER_FAULTS[name] ?? 'silence' };
    const { place, server } = await open(ONE, faults);
    await until(() => button(place, 'Stornieren'));
    await press(place, 'Stornieren');
    const dialog = await until(() => get(place, 'dialog'));
    await untilGivenUp(() => press(dialog, 'Stornieren'));
    // Whoever reads nothing of the answer takes it for done.
    const isDone = /data|types|nothing|JSON|portal/.test(name) && place.textContent?.includes('ist storniert');
    if (!isDone) {
      plain(await alertIn(place));
      delete faults['POST my/adverts/o/cancel'];
      await click(await alertIn(place), 'button');
    }
    await until(() => expect(place.textContent).toContain('Ihre Anzeige ist storniert.'));
    expect(server.calls).toContain('POST my/adverts/o/cancel');
  });

  it('that is too late shows a message, and reloads the order', async () => {
    const { place, server } = await open(ONE, { 'POST my/adverts/o/cancel': () => problem(409, { code: 'too_late' }) });
    await until(() => button(place, 'Stornieren'));
    await press(place, 'Stornieren');
    await press(await until(() => get(place, 'dialog')), 'Stornieren');
    expect((await alertIn(place)).textContent).toContain('Dafür ist es zu spät');
    expect(place.querySelector('[role="alert"] button')).toBeNull();
    await until(() => expect(server.calls.filter((call) => call === 'GET my/adverts/o')).toHaveLength(2));
  });

  it('leads to the credit note, with the focus where it goes on', async () => {
    const { place } = await open(ONE);
    await until(() => button(place, 'Stornieren'));
    await press(place, 'Stornieren');
    await press(await until(() => get(place, 'dialog')), 'Stornieren');
    await until(() => button(place, 'Gutschrift herunterladen'));
    expect(place.textContent).toContain('Ihre Anzeige ist storniert.');
    expect((place.getRootNode() as ShadowRoot).activeElement?.textContent).toBe('Noch einmal buchen');
    expect(() => button(place, 'Stornieren')).toThrow();
  });
});

it('of two credit notes, each button loads its own', async () => {
  const invoices = [...CANCELLED.invoices, { ...CREDIT, number: 'AK-G-2' }];
  const { place, server } = await open(ONE, {}, { ...CANCELLED, invoices });
  for (const number of ['AK-G-1', 'AK-G-2']) {
    await until(() => button(place, `Gutschrift ${number} herunterladen`));
    await press(place, `Gutschrift ${number} herunterladen`);
    await until(() => expect(server.calls).toContain(`GET my/adverts/o/credit-note.pdf?number=${number}`));
  }
});

it('a printed advert has no views, and an unrecorded event has none', async () => {
  const printed = { ...BOOKING, product: { ...product, kind: 'print' }, event: { ...BOOKING.event, isThere: false } };
  const { place, server } = await open(ONE, {}, printed);
  await until(() => expect(place.textContent).toContain('AK-R-1'));
  expect(server.calls.filter((call) => call.includes('statistics'))).toEqual([]);
});

describe('the invoice', () => {
  // What is read of a file is its bytes; a session that has ended opens the log-in.
  const UNREAD = ['wrong types', 'null data', 'missing data', 'cut JSON', '401'];
  itForAll(
    NAMES.filter((name) => !UNREAD.includes(name)),
    afresh,
  )('that cannot be loaded shows a message: %s', async (name) => {
    const faults: Faults = { 'GET my/adverts/o/invoice.pdf?number=AK-R-1': ANSWER_FAULTS[name] ?? 'silence' };
    const { place } = await open(ONE, faults);
    await until(() => button(place, 'Rechnung herunterladen'));
    await untilGivenUp(() => press(place, 'Rechnung herunterladen'));
    plain(await alertIn(place));
    delete faults['GET my/adverts/o/invoice.pdf?number=AK-R-1'];
    await click(await alertIn(place), 'button');
    await until(() => expect(place.textContent).toContain('liegt bei Ihren Downloads'));
  });
});

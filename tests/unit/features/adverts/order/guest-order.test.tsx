import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { guestOrderStorage } from '../../../../../src/app/drafts/guest-order-storage';
import { guestChoice } from '../../../../../src/features/adverts/order/guest/handed-choice';
import { emptyOrder, type OrderDraft } from '../../../../../src/model/answers/order-draft';
import { ok, problem } from '../../../../support/answers';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, get, HOST, withReact } from '../../../forms/saving/harness';
import { aServer, DAY, OTHER_DAY, openOrder, openPublic, prepareOrder, WHOLE } from './harness';

withReact();
beforeAll(prepareOrder);

const handed = () => guestChoice(HOST).read();
const chosen = (changes: Partial<OrderDraft> = {}): OrderDraft => ({
  ...emptyOrder(),
  ...{ medium: 'web', channel: 'dates', slot: 'card', dates: [DAY] },
  ...changes,
});
const LOG_IN = (end: string) => `/auth/login?next=${encodeURIComponent(`/secure/promotion/order${end}`)}`;

type Opened = Awaited<ReturnType<typeof openPublic>>;

/** Chooses a day in the calendar. */
async function pick({ place }: Opened, day: string) {
  await until(() => get(place, `[data-day="${day}"][aria-disabled="false"]`));
  await act(async () => get(place, `[data-day="${day}"]`).click());
}

describe('a guest', () => {
  it('sees media, slots, prices and free days, and logs in when days are to be held', async () => {
    const server = aServer(null);
    const opened = await openPublic('');
    await opened.sees('Wo soll Ihre Anzeige erscheinen?');
    expect(opened.address()).toBe('/promotion/medium');
    await opened.press('Webseite');
    await opened.press('Termine');
    await opened.sees('10,71 € inkl. MwSt. am Tag');
    await opened.press('Karte');
    await opened.sees('Wann soll die Anzeige erscheinen?');
    expect(opened.address()).toBe('/promotion/appointments');
    await pick(opened, DAY);
    await opened.sees('10,90 €');
    await opened.sees('Als Nächstes melden Sie sich an');
    await opened.press('Weiter zur Veranstaltung');
    expect(opened.address()).toBe(LOG_IN('/event'));
    expect(handed()).toMatchObject({ medium: 'web', channel: 'dates', slot: 'card', dates: [DAY] });
    const asked = new Set(server.calls.map((call) => call.replace(/communities.*/, 'communities')));
    expect([...asked].sort()).toEqual(['GET adverts/availability', 'GET adverts/catalogue', 'POST adverts/quote']);
  });

  it('reads the requirements of an advert below the offers: an account, and those of publishing an event', async () => {
    aServer(null);
    const fields = { recording: { tags: { visible: false }, promoter_required: true } };
    const opened = await openPublic('', {
      settings: { fieldSettings: fields, eventRecording: { review: 'new' } },
    });
    await opened.sees('Ein Konto. Sie können sich während der Bestellung registrieren.');
    await opened.sees(
      'Zum Veröffentlichen braucht eine Veranstaltung mindestens: Titel, Rubrik, Termin und Veranstalter.',
    );
    await opened.sees('Neue Veranstaltungen prüfen wir, bevor sie erscheinen.');
    const needs = get<HTMLDetailsElement>(opened.place, 'details');
    expect(needs.open).toBe(true);
    const offers = get(opened.place, 'section[aria-label^="Schritt"]');
    expect(offers.compareDocumentPosition(needs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('can order without another choice', async () => {
    aServer(null);
    const opened = await openPublic('');
    await opened.press('Anmelden und bestellen');
    expect(opened.address()).toBe(LOG_IN(''));
    expect(handed()).toBeUndefined();
  });

  it('finds the choice again after a reload, also where the page names another slot', async () => {
    aServer(null);
    const attributes = { product: 'box' };
    const first = await openPublic('', { attributes });
    await first.sees('Kasten. Sie können mehrere Tage wählen');
    await first.goToAddress('/promotion/medium');
    await first.press('Webseite');
    await first.press('Termine');
    await first.press('Karte');
    await pick(first, OTHER_DAY);
    await first.end();
    const again = await openPublic('', { attributes });
    await again.sees('Karte. Sie können mehrere Tage wählen');
    await again.sees('1 Tag gewählt');
    expect(again.address()).toBe('/promotion/appointments');
  });

  it('begins with the media on the page of a portal, or with the slot of a link', async () => {
    aServer(null);
    const first = await openPublic('slots', { tag: 'event-portal', attributes: { product: 'card' } });
    await first.sees('Welcher Werbeplatz passt?');
    await first.end();
    const page = await openPublic('', { tag: 'event-portal' });
    await page.sees('Wo soll Ihre Anzeige erscheinen?');
    expect(page.address()).toBe('/promotion');
    await page.goToAddress('/promotion?product=box');
    await page.sees('Kasten. Sie können mehrere Tage wählen');
    expect(page.address()).toBe('/promotion/appointments');
  });

  it('comes no further than to the days', async () => {
    aServer(null);
    const opened = await openPublic('content', { attributes: { product: 'card' } });
    await opened.sees('Wann soll die Anzeige erscheinen?');
    await pick(opened, DAY);
    await opened.goToAddress('/promotion/overview');
    await until(() => expect(opened.address()).toBe('/promotion/appointments'));
    const later = [...opened.place.querySelectorAll('nav li')].slice(3);
    expect(later.map((item) => item.querySelector('a'))).toEqual(later.map(() => null));
  });

  it('gets a message if there is nothing to book, and a retry after an error', async () => {
    const server = aServer(null);
    server.faults['GET adverts/catalogue'] = () => problem(503, { code: 'busy' });
    const opened = await openPublic('');
    await until(() => expect(opened.has('Erneut versuchen')).toBe(true));
    server.faults['GET adverts/catalogue'] = () => ok([]);
    await opened.press('Erneut versuchen');
    await opened.sees('Zurzeit gibt es keine Werbeplätze');
  });
});

describe('a logged-in person', () => {
  it('continues to the order from the page of a portal, with the selection', async () => {
    const server = aServer(null);
    const opened = await openPublic('', { tag: 'event-portal', personId: '1', attributes: { product: 'card' } });
    await opened.goToAddress('/promotion/appointments');
    await pick(opened, DAY);
    expect(opened.place.textContent).not.toContain('Als Nächstes melden Sie sich an');
    await opened.press('Weiter zur Veranstaltung');
    await opened.sees('Für welche Veranstaltung werben Sie?');
    expect(opened.address()).toBe('/secure/promotion/order/event');
    await until(() => expect(server.draft).toMatchObject({ slot: 'card', dates: [DAY] }));
  });

  it('is led to the own order in its element, with the selection of the tab', async () => {
    aServer(null);
    const guest = await openPublic('', { attributes: { product: 'card' } });
    await pick(guest, DAY);
    await guest.end();
    const opened = await openPublic('appointments', { personId: '1' });
    await until(() => expect(opened.route()).toBe('appointments'));
    await opened.sees('1 Tag gewählt');
    await opened.sees('Ihre Angaben sind gespeichert');
    expect(handed()).toBeUndefined();
  });
});

describe('an order after the log-in', () => {
  it('continues with the selection, which is held', async () => {
    const server = aServer(null);
    guestChoice(HOST).write(chosen());
    const opened = await openOrder('event');
    await opened.sees('Für welche Veranstaltung werben Sie?');
    await until(() => expect(server.reservation).toMatchObject({ slot: 'card', dates: [DAY] }));
    await until(() => expect(server.draft).toMatchObject({ slot: 'card', dates: [DAY] }));
    expect(handed()).toBeUndefined();
  });

  it('keeps its other content if no days were selected', async () => {
    const server = aServer({ ...WHOLE, dates: [] });
    guestChoice(HOST).write(chosen({ slot: 'box', medium: 'paper', channel: 'local' }));
    await openOrder('overview');
    await until(() => expect(server.draft).toMatchObject({ slot: 'box', dates: [DAY], eventId: 'e1' }));
    expect(server.draft).toMatchObject({ billing: WHOLE.billing });
  });

  it('names days that were taken meanwhile', async () => {
    const server = aServer(null);
    server.faults['POST adverts/reservations'] = () => {
      server.takenDays = [DAY];
      return problem(409, { code: 'slot_taken', errors: [{ path: `dates.${DAY}`, code: 'taken' }] });
    };
    guestChoice(HOST).write(chosen({ dates: [DAY, OTHER_DAY] }));
    const opened = await openOrder('event');
    await opened.sees(/Nicht mehr frei/);
    await opened.sees('Ihre übrigen Tage sind noch da');
    expect(opened.route()).toBe('appointments');
  });

  itForAll(
    [
      ['Neue Auswahl verwenden', OTHER_DAY],
      ['Begonnene Bestellung verwenden', DAY],
    ],
    afresh,
  )('asks if other days were selected: %s', async (answer, day) => {
    const server = aServer(WHOLE);
    guestChoice(HOST).write(chosen({ dates: [OTHER_DAY] }));
    const opened = await openOrder('event');
    await opened.sees('Sie haben schon eine Bestellung begonnen');
    // Nothing is decided, saved or held before the answer; it is asked again after a reload.
    expect(server.count('PUT adverts/draft') + server.count('POST adverts/reservations')).toBe(0);
    await opened.end();
    const again = await openOrder('event');
    await again.press(answer);
    await until(() => expect(server.draft).toMatchObject({ dates: [day], eventId: 'e1' }));
    await until(() => expect(server.reservation).toMatchObject({ dates: [day] }));
    expect(again.place.textContent).not.toContain('Sie haben schon eine Bestellung begonnen');
    expect(handed()).toBeUndefined();
  });

  it('asks nothing if the selection is the same', async () => {
    aServer(WHOLE);
    guestChoice(HOST).write(chosen());
    const opened = await openOrder('overview');
    await opened.sees('Bestellung prüfen');
    expect(opened.place.textContent).not.toContain('Sie haben schon eine Bestellung begonnen');
  });

  it('deletes the selection of the tab once it is ordered', async () => {
    aServer(WHOLE);
    sessionStorage.setItem('other', '1');
    const guest = await openPublic('', { attributes: { product: 'card' } });
    await pick(guest, DAY);
    await guest.end();
    expect(sessionStorage.length).toBe(2);
    const opened = await openOrder('overview');
    await opened.tick();
    await opened.press('Zahlungspflichtig bestellen');
    await opened.sees('Bestellnummer');
    expect(sessionStorage.length).toBe(1);
  });
});

describe('a selection during the log-in', () => {
  it('lasts as long as the link that confirms an account', () => {
    vi.useFakeTimers();
    guestOrderStorage(HOST).write({ slot: 'card' });
    vi.advanceTimersByTime(47 * 3_600_000);
    expect(guestOrderStorage(HOST).read()).toEqual({ slot: 'card' });
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(guestOrderStorage(HOST).read()).toBeUndefined();
    expect(guestOrderStorage('https://other.example').read()).toBeUndefined();
  });

  itForAll(['', 'nonsense', '[]', '{"at":1}', '{"at":"now","order":{}}', 'null'], afresh)('is none with %s', (text) => {
    guestOrderStorage(HOST).write({ slot: 'card' });
    const [key] = Object.keys(localStorage);
    localStorage.setItem(String(key), text);
    expect(guestChoice(HOST).read()).toBeUndefined();
  });
});

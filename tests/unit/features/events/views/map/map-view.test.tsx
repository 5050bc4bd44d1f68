import { act } from 'react';
import { proxy } from 'valtio';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../../../../src/api/api';
import { createQueryCache } from '../../../../../../src/app/query-cache';
import { EventMap } from '../../../../../../src/features/events/views/map/map-part';
import { firstTexts } from '../../../../../../src/i18n/catalogs';
import { TextsProvider } from '../../../../../../src/i18n/locale-provider';
import { eventTexts } from '../../../../../../src/i18n/texts';
import { toEventPage } from '../../../../../../src/model/answers/event-page';
import { changeFilter, type EventFilter, emptyFilter } from '../../../../../../src/model/event-filter';
import { ANSWER_FAULTS, answerUnlessFaulty, CODES } from '../../../../../support/answer-faults';
import { ok } from '../../../../../support/answers';
import { anEventRow } from '../../../../../support/event-answers';
import { itForAll } from '../../../../../support/it-for-all';
import { settle, until } from '../../../../../support/settle';
import { xssStrings } from '../../../../../support/xss-strings';
import { afresh, aPortal, HOST, show, withReact } from '../../../../forms/saving/harness';

withReact();
beforeAll(async () => {
  await Promise.all([loadTransport(), firstTexts.load('de'), eventTexts.load('de')]);
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // A map needs a size, and nothing has one here.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

const META = { page: 1, pageSize: 24, total: 3 };
const ROWS = [
  anEventRow({ id: 'e1', title: 'Winterklang' }),
  anEventRow({ id: 'e2', title: 'Nirgends', location: undefined }),
];
const PLACES = [
  [10, 48.46, 9.22, 1],
  [11, 48.7, 9.9, 1],
];
const TILES = 'https://karten.example/{z}/{x}/{y}.png';

type Given = { filter?: Partial<EventFilter>; faults?: Record<string, () => Response>; settings?: object };

async function open({ filter = {}, faults = {}, settings = { map: { tiles: TILES, attribution: '' } } }: Given = {}) {
  const server = answerUnlessFaulty(undefined, (call) => {
    const fault = faults[call.replace(/^GET |\?.*/g, '')];
    if (fault) return fault();
    if (call.startsWith('GET events/places')) return ok(PLACES, { total: 3, placed: 2 });
    return ok(call.includes('bbox') ? ROWS.slice(0, 1) : ROWS, { ...META, total: call.includes('bbox') ? 1 : 3 });
  });
  const portal = aPortal();
  const api = createApi(HOST, { token: () => undefined });
  Object.assign(portal.client, {
    ...{ api, queryCache: createQueryCache(api) },
    serverSettings: proxy({ raw: undefined }),
  });
  Object.assign(portal.router, { route: () => '/events', hrefOf: (route: string) => `#${route}` });
  portal.input = { ...portal.input, settings };
  const shown = vi.fn();
  const page = toEventPage({ data: ROWS, meta: META });
  const of = (change: Partial<EventFilter>) => (
    <TextsProvider texts={firstTexts}>
      <EventMap filter={changeFilter(emptyFilter(), { view: 'map', ...change })} show={shown} page={page} />
    </TextsProvider>
  );
  const { place, render } = await show(portal, of(filter));
  await settle();
  return { place, portal, server, shown, filterBy: (change: Partial<EventFilter>) => render(of(change)) };
}
const button = (place: ParentNode, words: string) =>
  [...place.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === words);
const press = (place: ParentNode, words: string) => settle(() => button(place, words)?.click());
const titles = (place: ParentNode) => [...place.querySelectorAll('.card-title')].map(({ textContent }) => textContent);

describe('the map of a list', () => {
  it('sends no request before consent, and names the tile server', async () => {
    const { place, server } = await open();
    expect(place.textContent).toContain('Die Karte kommt von karten.example. Wenn Sie sie laden');
    expect(titles(place)).toEqual(['Winterklang', 'Nirgends']);
    expect(server.calls.filter((call) => call.includes('places'))).toEqual([]);
    expect(place.querySelector('.leaflet-tile')).toBeNull();
  });

  it('loads at once if the tiles come from the host of the events', async () => {
    const tiles = `${HOST}/tiles/{z}/{x}/{y}.svg`;
    const { place } = await open({ settings: { map: { tiles, attribution: '' } } });
    await until(() => expect(place.querySelectorAll('.map-marker')).toHaveLength(2));
    expect(button(place, 'Karte laden')).toBeUndefined();
    expect(place.querySelector('.map-surface')?.matches(':focus')).toBe(false);
  });

  it('shows the markers with the number of their events, and their events when one is chosen', async () => {
    const { place, server } = await open();
    await press(place, 'Karte laden');
    const markers = await until(() => {
      const found = [...place.querySelectorAll<HTMLButtonElement>('.map-marker')];
      expect(found).toHaveLength(2);
      return found;
    });
    expect(markers.map((marker) => marker.getAttribute('aria-label'))).toEqual(
      Array(2).fill('1 Veranstaltung an diesem Ort'),
    );
    expect(place.textContent).toContain('1 Veranstaltung hat keinen Ort auf der Karte');
    await settle(() => markers[0]?.click());
    await until(() => expect(titles(place)).toEqual(['Winterklang']));
    expect(server.calls.at(-1)).toContain(`bbox=${encodeURIComponent('9.21999,48.45999,9.22001,48.46001')}`);
    expect(place.textContent).toContain('1 Veranstaltung an diesem Ort');
    expect(markers[0]?.className).toContain('is-chosen');
    await press(place, 'Alle zeigen');
    await until(() => expect(titles(place)).toHaveLength(2));
  });

  it('zooms in with each click on a cluster, until it shows the events of one venue', async () => {
    const close = [
      [10, 48.46, 9.22, 1],
      [11, 48.4609, 9.2209, 1],
      [12, 48.4601, 9.2201, 1],
    ];
    const { place } = await open({ faults: { 'events/places': () => ok(close, { total: 3 }) } });
    await press(place, 'Karte laden');
    await press(place, 'Karte verkleinern');
    await press(place, 'Karte verkleinern');
    for (let presses = 0; presses < 8 && !place.textContent?.includes('an diesem Ort'); presses += 1)
      await settle(() => place.querySelector<HTMLButtonElement>('.map-marker.is-many')?.click());
    await until(() => expect(place.textContent).toContain('1 Veranstaltung an diesem Ort'));
  });

  it('shows where the event of a card is, from pointer and keyboard', async () => {
    const { place } = await open();
    await press(place, 'Karte laden');
    await until(() => expect(place.querySelectorAll('.map-marker')).toHaveLength(2));
    await settle();
    const [first] = place.querySelectorAll<HTMLElement>('.cards > li');
    await act(async () => first?.querySelector('a')?.focus());
    expect(place.querySelectorAll('.is-pointed')).toHaveLength(1);
    await act(async () => first?.querySelector('a')?.blur());
    expect(place.querySelectorAll('.is-pointed')).toHaveLength(0);
  });

  it('searches the visible section', async () => {
    const { place, shown } = await open();
    await press(place, 'Karte laden');
    await until(() => expect(place.querySelectorAll('.map-marker')).toHaveLength(2));
    expect(button(place, 'In diesem Ausschnitt suchen')).toBeUndefined();
    await press(place, 'Karte vergrößern');
    await press(place, 'In diesem Ausschnitt suchen');
    expect(shown.mock.lastCall?.[0].view).toMatch(/^map_9\.\d+_48\.\d+_9\.\d+_48\.\d+$/);
  });

  it('shows the number of events in a section, also none', async () => {
    const { place } = await open({ filter: { view: 'map_9_48_10_49' } });
    await until(() => expect(place.textContent).toContain('1 Veranstaltung in diesem Ausschnitt'));
    const empty = await open({
      filter: { view: 'map_9_48_10_49' },
      faults: { events: () => ok([], { ...META, total: 0 }) },
    });
    await until(() => expect(empty.place.textContent).toContain('In diesem Ausschnitt findet nichts statt.'));
  });

  it('is the list alone where the client has no map', async () => {
    const { place } = await open({ settings: {} });
    expect(place.textContent).toContain('Für diesen Kalender ist keine Karte eingerichtet.');
    expect(titles(place)).toHaveLength(2);
  });

  it('shows hostile titles as text, and the attribution', async () => {
    const rows = xssStrings.slice(0, 40).map((title, index) => anEventRow({ id: `e${index}`, title: title || 'x' }));
    const { place } = await open({
      faults: { events: () => ok(rows, { ...META, total: rows.length }) },
      settings: { map: { tiles: TILES, attribution: '© Amt' } },
    });
    await press(place, 'Karte laden');
    await until(() => expect(place.querySelector('.map-credits')?.textContent).toContain('© Amt'));
    await until(() => expect(titles(place)).toHaveLength(rows.length));
    expect(place.querySelector('script, [onerror]')).toBeNull();
  });
});

describe('when the places cannot be loaded', () => {
  const faults = Object.entries(ANSWER_FAULTS).filter(([, fault]) => typeof fault === 'function');

  itForAll(faults, afresh)('the list stays, with a message and a retry: %s', async (_, fault) => {
    const failing: Record<string, () => Response> = { 'events/places': fault as () => Response };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { place } = await open({ faults: failing });
    await act(async () => button(place, 'Karte laden')?.click());
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    vi.useRealTimers();
    await until(() => expect(place.textContent).toContain('Die Orte lassen sich gerade nicht laden.'));
    expect(place.textContent).not.toMatch(CODES);
    expect(titles(place)).toEqual(['Winterklang', 'Nirgends']);
    delete failing['events/places'];
    await press(place, 'Erneut versuchen');
    await until(() => expect(place.querySelectorAll('.map-marker')).toHaveLength(2));
    expect(place.textContent).not.toContain('Die Orte lassen sich');
  });
});

import { act, type ReactElement } from 'react';
import { proxy } from 'valtio';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../../src/api/api';
import { loadAdvertViews } from '../../../../src/app/adverts/shown-adverts';
import { ANSWER_FAULTS, answerUnlessFaulty } from '../../../support/answer-faults';
import { ok } from '../../../support/answers';
import { itForAll } from '../../../support/it-for-all';
import { settle, until } from '../../../support/settle';
import { afresh, aPortal, get, HOST, show, withReact } from '../../forms/saving/harness';

withReact();

let parts: Awaited<ReturnType<typeof loadAdvertViews>>;
beforeAll(async () => {
  await loadTransport();
  parts = await loadAdvertViews();
});

const ADVERT = { id: 'a', title: 'Jazz im Hof', text: 'Heute', eventId: '7', token: 'signed' };
const shownIn = (...places: string[]) => ({ advertSettings: { shownIn: places } });

/** A fake IntersectionObserver; it reports nothing until the test calls `hear`. */
type Watcher = { targets: Element[]; hear(entries: Partial<IntersectionObserverEntry>[]): unknown };
let watchers: Watcher[] = [];
function watchNothing() {
  watchers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watcher: Watcher;
      constructor(hear: (entries: IntersectionObserverEntry[]) => void) {
        this.watcher = { targets: [], hear: () => undefined };
        this.watcher.hear = (entries) =>
          this.watcher.targets.length > 0 && hear(entries as IntersectionObserverEntry[]);
        watchers.push(this.watcher);
      }
      observe(target: Element) {
        this.watcher.targets.push(target);
      }
      disconnect() {
        this.watcher.targets = [];
      }
    },
  );
}
beforeEach(watchNothing);
afterAll(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
  Reflect.deleteProperty(document, 'hidden');
});

async function anew() {
  await afresh();
  watchNothing();
}

/** An element with some part that shows adverts, and a server that has one. */
async function open(
  part: ReactElement,
  {
    raw = shownIn('list', 'teaser', 'detail', 'article'),
    fault,
    input = {},
    person = {},
    own = [],
    adverts = [ADVERT],
    seen = {},
  }: {
    raw?: object;
    fault?: (typeof ANSWER_FAULTS)[string] | undefined;
    input?: object;
    person?: Parameters<typeof aPortal>[0];
    /** The own events that can be advertised. */
    own?: object[];
    adverts?: object[];
    /** The response to the page of an event. */
    seen?: object;
  } = {},
) {
  const answer = (call: string) => (call.includes('my/') ? own : call.endsWith('/seen') ? seen : adverts);
  const server = answerUnlessFaulty(fault, (call) => ok(answer(call)));
  const portal = aPortal(person);
  const api = createApi(HOST, { token: () => undefined });
  Object.assign(portal.client, { api, serverSettings: proxy({ raw }) });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  Object.assign(portal, { input });
  if (fault) vi.useFakeTimers();
  const { place } = await show(
    portal,
    <>
      <p>Eine Liste</p>
      {part}
    </>,
  );
  if (fault) await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
  return { server, place };
}

const PLACES = [
  ['the list', 'list', {}, () => <parts.InlineAdvert page={PAGE} />],
  ['a teaser', 'teaser', { filter: 'off' }, () => <parts.InlineAdvert page={PAGE} />],
  ['an event', 'detail', {}, () => <parts.FooterAdvert placement="detail" id="7" level={3} />],
  ['an article', 'article', {}, () => <parts.FooterAdvert placement="article" id="7" level={3} />],
  ['a place of the page', 'teaser', {}, () => <parts.SlotAdverts />],
] as const;
const PAGE = {};

describe.each(PLACES)('%s', (_, slot, input, part) => {
  it('requests its adverts once, and none if the client shows none', async () => {
    const { server } = await open(part(), { input });
    await until(() => expect(server.calls).toEqual([`GET adverts/show?slot=${slot}&count=1`]));
    const others = PLACES.map(([, other]) => other).filter((other) => other !== slot);
    const silent = await open(part(), { input, raw: shownIn(...others) });
    await settle();
    expect(silent.server.calls).toEqual([]);
  });

  itForAll(Object.keys(ANSWER_FAULTS), anew)('does not change without adverts: %s', async (fault) => {
    const { place } = await open(part(), { input, fault: ANSWER_FAULTS[fault] });
    expect(place.textContent).toBe('Eine Liste');
  });
});

it('a page with an advert-slot has no adverts among the cards of its teasers', async () => {
  const own = document.body.appendChild(document.createElement('advert-slot'));
  const { server } = await open(<parts.InlineAdvert page={PAGE} />, { input: { filter: 'off' } });
  await settle();
  expect(server.calls).toEqual([]);
  own.remove();
});

it('content of an advert-slot stays until there is an advert, which is labelled', async () => {
  const without = await open(<parts.SlotAdverts />, { raw: shownIn() });
  expect(without.place.querySelector('slot')).not.toBeNull();
  const { place } = await open(<parts.SlotAdverts />);
  await until(() => get(place, 'article'));
  expect(place.querySelector('slot')).toBeNull();
  expect(get(place, 'article').textContent).toBe('AnzeigeJazz im HofHeute');
  expect(place.querySelector('.card-image')).toBeNull();
});

it('shows its picture with its crop', async () => {
  const image = { id: 'm', width: 1600, height: 1000, src: '/media/m/{width}', widths: [640] };
  const cut = { ...ADVERT, image, crop: { x: 0, y: 0.1, width: 1, height: 0.8 } };
  const { place } = await open(<parts.SlotAdverts />, { adverts: [cut] });
  expect((await until(() => get(place, '.card-image'))).style.aspectRatio.replaceAll(' ', '')).toBe('1600/800');
});

it('counts a click of the first and the middle button once each, and a view after a second in sight', async () => {
  const { place, server } = await open(<parts.SlotAdverts />);
  const link = await until(() => get(place, 'article a'));
  vi.useFakeTimers();
  const seen = (ratio: number) => watchers.at(-1)?.hear([{ intersectionRatio: ratio }]);
  const views = () => server.calls.filter((call) => call.endsWith('seen')).length;
  seen(0.6);
  await vi.advanceTimersByTimeAsync(900);
  seen(0.4);
  await vi.advanceTimersByTimeAsync(5000);
  seen(0.49);
  await vi.advanceTimersByTimeAsync(5000);
  expect(views()).toBe(0);
  seen(0.5);
  await vi.advanceTimersByTimeAsync(1000);
  seen(0);
  seen(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(views()).toBe(1);
  for (const [type, button] of [['click', 0], ['auxclick', 1], ['auxclick', 2]] as const) // biome-ignore format: a table.
    link.dispatchEvent(new MouseEvent(type, { button, bubbles: true, cancelable: true }));
  expect(server.calls.filter((call) => call === 'POST adverts/a/click')).toHaveLength(2);
});

describe('the card in a list', () => {
  /** A list of cards in some columns; of each card the browser says whether it is in view, or cut off at its foot. */
  async function list(columns: number, said: ('seen' | 'cut off' | 'below')[], hasActed = false) {
    vi.stubGlobal('getComputedStyle', () => ({ gridTemplateColumns: Array(columns).fill('252px').join(' ') }));
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: hasActed } });
    const { place } = await open(
      <section className="list">
        <ul className="cards">
          {said.map((_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
            <li key={card}>{card}</li>
          ))}
        </ul>
        <parts.InlineAdvert page={PAGE} />
      </section>,
    );
    const watcher = await until(() => {
      const found = watchers.find(({ targets }) => targets.some((target) => target.matches('.cards > li')));
      if (!found) throw new Error('Nothing is watched');
      return found;
    });
    act(() =>
      watcher.hear(
        watcher.targets.map((target, card) => ({
          target,
          isIntersecting: said[card] !== 'below',
          intersectionRect: { bottom: 500 } as DOMRectReadOnly,
          boundingClientRect: { bottom: said[card] === 'cut off' ? 600 : 500 } as DOMRectReadOnly,
        })),
      ),
    );
    const items = [...place.querySelectorAll('.cards:not([hidden]) > li')];
    const own = items.findIndex((item) => item.querySelector('article'));
    return own < 0 ? 'waits' : `${own}${items[own]?.classList.contains('is-filling') ? ', filling' : ''}`;
  }

  itForAll(
    [
      ['before the first card that nobody sees', 3, ['seen', 'seen', 'seen', 'below', 'below'], false, '3'],
      ['not among the very first', 3, ['seen', 'below', 'below', 'below'], false, '2'],
      ['behind a last card that goes on below', 1, ['seen', 'cut off'], false, '2'],
      ['in an empty cell of the last row', 3, ['seen', 'seen'], false, '2, filling'],
      ['nowhere while all of a full row is in view', 2, ['seen', 'seen'], false, 'waits'],
      ['behind such a row that the visitor has asked for', 2, ['seen', 'seen'], true, '2'],
    ] as const,
    anew,
  )('is %s', async (_, columns, said, hasActed, expected) => {
    expect(await list(columns, [...said], hasActed)).toBe(expected);
  });
});

itForAll(
  [
    ['where it belongs, once that is below', [false, 900], undefined, 'here'],
    ['not above what is looked at', [false, -90], undefined, 'nowhere'],
    ['at the end of a screen that goes on below', [true, 300], 'cut off', 'at the end'],
    ['not on a screen that is all in view', [true, 300], 'seen', 'nowhere'],
  ] as const,
  anew,
)('the card below an event is %s', async (_, [isIntersecting, top], end, expected) => {
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: undefined });
  const { place } = await open(
    <section>
      <parts.FooterAdvert placement="detail" id="7" level={3} />
      <p>Ähnliche</p>
    </section>,
  );
  const watcher = await until(() => {
    if (!watchers[0]) throw new Error('Nothing is watched');
    return watchers[0];
  });
  await act(async () =>
    watcher.hear(
      watcher.targets.map((target, number) => ({
        ...{ target, isIntersecting: number === 0 ? isIntersecting : true },
        intersectionRect: { bottom: 500 } as DOMRectReadOnly,
        boundingClientRect: { top, bottom: end === 'cut off' ? 600 : 500 } as DOMRectReadOnly,
      })),
    ),
  );
  const words = get(place, 'section').textContent ?? '';
  const found = words.includes('Anzeige') ? (words.startsWith('Ähnliche') ? 'at the end' : 'here') : 'nowhere';
  expect(found).toBe(expected);
});

itForAll(
  [
    ['is told once', { token: 'signed' }, ['GET events/7%20a/seen', 'POST events/7%20a/seen {"token":"signed"}']],
    ['is not told without a token', {}, ['GET events/7%20a/seen']],
    ['is not told with nonsense', { token: 7 }, ['GET events/7%20a/seen']],
  ],
  anew,
)('an event that was visible for a second %s, an article is not', async (_, seen, expected) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = await open(
    <>
      <parts.FooterAdvert placement="detail" id="7 a" level={3} />
      <parts.FooterAdvert placement="article" id="8" level={3} />
    </>,
    { raw: shownIn(), seen },
  );
  vi.useFakeTimers();
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(server.calls).toEqual([]);
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  vi.useRealTimers();
  expect(server.calls.map((call, at) => [call, server.bodies[at]].filter(Boolean).join(' '))).toEqual(expected);
});

describe('the offer to organisers below an event', () => {
  const OFFER = 'Für diese Veranstaltung werben?';
  const member = { personId: '1', tag: 'event-portal' };
  const opened = async (changes: Parameters<typeof open>[1]) => {
    const shown = await open(<parts.FooterAdvert placement="detail" id="7" level={3} />, {
      raw: shownIn(),
      ...changes,
    });
    await settle();
    // The place is below what is in view.
    for (const { targets, hear } of watchers)
      act(
        () =>
          void hear(
            targets.map((target) => ({
              target,
              isIntersecting: false,
              boundingClientRect: { top: 900 } as DOMRectReadOnly,
            })),
          ),
      );
    return {
      calls: shown.server.calls.filter((call) => call.startsWith('GET')),
      isAsked: shown.place.textContent?.includes(OFFER),
    };
  };
  const ASKED = 'GET my/events?id=7&status=upcoming';

  itForAll(
    [
      ['their own', { person: member, own: [{ id: '7' }] }, [ASKED], true],
      ['somebody else’s: the list says so, and no call is refused', { person: member }, [ASKED], false],
      ['any, by a server that does not know the question', { person: member, own: [{ id: '8' }] }, [ASKED], false],
      ['any, while nobody is logged in', { person: { tag: 'event-portal' }, own: [{ id: '7' }] }, [], false],
      [
        'any, in an element that has no order',
        { person: { personId: '1', tag: 'event-list' }, own: [{ id: '7' }] },
        [],
        false,
      ],
    ] as const,
    anew,
  )('of %s', async (_, changes, calls, isAsked) => {
    expect(await opened({ ...changes, own: 'own' in changes ? [...changes.own] : [] })).toEqual({
      calls: [...calls],
      isAsked,
    });
  });

  it('is neither shown nor requested again after a refusal', async () => {
    localStorage.setItem('advert_offer_refused', '1');
    expect(await opened({ person: member, own: [{ id: '7' }] })).toEqual({ calls: [], isAsked: false });
    localStorage.clear();
  });
});

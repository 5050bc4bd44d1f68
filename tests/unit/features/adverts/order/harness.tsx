import { act } from 'react';
import { proxy } from 'valtio';
import { vi } from 'vitest';
import { createApi, loadTransport } from '../../../../../src/api/api';
import type { Client } from '../../../../../src/app/client';
import { type Portal, useRoute } from '../../../../../src/app/portal';
import { createQueryCache } from '../../../../../src/app/query-cache';
import { GuestOrderScreen } from '../../../../../src/features/adverts/order/guest/guest-order-screen';
import { OrderScreen } from '../../../../../src/features/adverts/order/order-screen';
import { accountTexts, advertTexts } from '../../../../../src/i18n/texts';
import { ClockContext } from '../../../../../src/i18n/use-translation';
import { addDays, todayInBerlin } from '../../../../../src/lib/days';
import { toSettings } from '../../../../../src/settings/to-settings';
import { ok, problem } from '../../../../support/answers';
import { until } from '../../../../support/settle';
import { aPortal, get, HOST, show } from '../../../forms/saving/harness';

export const DAY = addDays(todayInBerlin(), 20);
export const OTHER_DAY = addDays(DAY, 1);

const slot = (id: string, name: string, changes: object = {}) => ({
  ...{ id, name, place: 'list', size: { width: 640, height: 400 }, capacity: 3, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  ...{ closing: { workdays: 1, time: '12:00' }, price: { dayCents: 900, vatShare: 1900 }, nextFree: DAY, ...changes },
});
const CATALOGUE = [
  {
    ...{ id: 'web', kind: 'online', name: 'Webseite' },
    channels: [{ id: 'dates', name: 'Termine', reach: 4200, communities: [], slots: [slot('card', 'Karte')] }],
  },
  {
    ...{ id: 'paper', kind: 'print', name: 'Zeitung' },
    channels: [
      {
        ...{ id: 'local', name: 'Lokales', reach: 38_000, communities: [] },
        slots: [slot('box', 'Kasten', { place: 'print', size: { width: 91, height: 80 } })],
      },
    ],
  },
];
const EVENT = { id: 'e1', title: 'Jazz im Hof', shortdesc1: 'Karten an der Abendkasse', media: [] };
const ROW = { id: 'e1', title: 'Jazz im Hof', publishStatus: 'published', nextDate: DAY };
const BILLING = {
  ...{ isOther: true, company: 'Verein', firstName: 'Eva', lastName: 'Muster', street: 'Weg 1', houseNumber: '' },
  ...{ postalCode: '72793', city: 'Pfullingen', country: 'DE', vatId: '', reference: '', email: 'a@example.org' },
  isConsumer: false,
};
/** An order of which only the button is missing. */
export const WHOLE = {
  ...{ slot: 'card', dates: [DAY], voucher: '', eventChoice: 'existing', eventId: 'e1' },
  ...{ content: { title: 'Jazz im Hof', text: '', source: 'upload' }, billing: BILLING },
};
const priceOf = (gross: number) => ({
  ...{ items: [{ kind: 'day', date: DAY, cents: gross - 19 }], net: gross - 19, vatShare: 1900, vat: 19, gross },
});

/** Replaces the response to a call; undefined stands for the usual one. */
export type Fault = (request: {
  body: Record<string, unknown>;
  key: string | null;
  query: URLSearchParams;
  signal?: AbortSignal | null | undefined;
}) => Response | undefined | Promise<Response>;

/** No answer ever comes. */
export const silence: Fault = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
type Body = Record<string, unknown>;

/** A server that keeps the draft of one person, takes orders, and fails where a test wants it to. */
export function aServer(first: object | null = WHOLE) {
  const server = {
    draft: first as Body | null,
    version: 1,
    gross: 1090,
    event: EVENT as object,
    /** The own events as their list has them. */
    rows: [{ ...ROW }] as (typeof ROW & { state?: string; lastDate?: string })[],
    reservation: undefined as object | undefined,
    /** Days that others have. */
    takenDays: [] as string[],
    /** By 'METHOD path', without ids. */
    faults: {} as Record<string, Fault | undefined>,
    calls: [] as string[],
    /** Orders by their key. */
    orders: new Map<string | null, Body>(),
    keys: [] as (string | null)[],
    count: (call: string) => server.calls.filter((one) => one === call).length,
  };
  const tag = () => (server.draft ? `W/"d-${server.version}"` : 'W/"none"');
  const draft = () =>
    Response.json(
      { data: server.draft && { ...server.draft, reservation: server.reservation }, meta: { version: server.version } },
      { headers: { etag: tag() } },
    );
  const refusalOf = (headers: Headers) => {
    const match = headers.get('if-match');
    if (!match) return problem(428, { code: 'precondition_required' });
    if (match !== tag()) return problem(412, { code: 'conflict', current: server.draft }, { etag: tag() });
    return undefined;
  };
  const held = (dates: unknown, of: unknown) => ({
    ...{ id: 'r1', slot: of, dates, expires: new Date(Date.now() + 900_000).toISOString() },
  });
  const stateOn = (date: string) => (server.takenDays.includes(date) ? 'taken' : date < DAY ? 'closed' : 'free');
  const answers: Record<string, (request: { url: string; body: Body; headers: Headers }) => Response> = {
    'GET adverts/catalogue': () => ok(CATALOGUE),
    'GET adverts/draft': draft,
    'PUT adverts/draft': ({ body, headers }) => {
      const refusal = refusalOf(headers);
      if (refusal) return refusal;
      server.draft = body;
      server.version += 1;
      return draft();
    },
    'DELETE adverts/draft': ({ headers }) => {
      const refusal = refusalOf(headers);
      if (refusal) return refusal;
      Object.assign(server, { draft: null, reservation: undefined });
      return ok({});
    },
    'GET adverts/availability': ({ url }) => {
      const query = new URL(url).searchParams;
      const from = query.get('from') ?? DAY;
      const days = Array.from({ length: 42 }, (_, index) => addDays(from, index));
      const shown = days.filter((date) => date <= (query.get('to') ?? from));
      return ok(shown.map((date) => ({ date, cents: 900, free: 3, state: stateOn(date) })));
    },
    'POST adverts/quote': () => ok(priceOf(server.gross)),
    'POST adverts/reservations': ({ body }) => {
      server.reservation = held(body.dates, body.slot);
      return ok(server.reservation);
    },
    'POST adverts/reservations/renew': () => ok(server.reservation),
    'DELETE adverts/reservations': () => ok({}),
    'POST adverts/orders': ({ body, headers }) => {
      const key = headers.get('idempotency-key');
      server.orders.set(key, server.orders.get(key) ?? body);
      Object.assign(server, { draft: null, reservation: undefined, version: 0 });
      return ok({ id: 'o1', number: 'ST-A-1', dates: body.dates, content: body.content });
    },
    'GET my/adverts': () => ok({ id: 'o1', number: 'ST-A-1', dates: [DAY], content: { title: 'Jazz im Hof' } }),
    'GET my/events': ({ url }) => {
      const query = new URL(url).searchParams;
      const asked = query.get('status');
      const isAsked = ({ id, publishStatus }: { id: string; publishStatus: string }) =>
        query.has('id')
          ? id === query.get('id')
          : asked === 'upcoming'
            ? publishStatus === 'published' || publishStatus === 'waiting'
            : publishStatus === asked;
      const rows = server.rows.filter(isAsked);
      return ok(rows, { total: rows.length, pageSize: 24 });
    },
    'GET my/events/of': () => ok(server.event),
    'GET adverts/event': () => ok({ date: '2026-12-12', time: '19:30', place: 'Zehntscheuer, Pfullingen' }),
  };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body, signal }: RequestInit = {}) => {
    const path = url.replace(`${HOST}/api/`, '').replace(/\?.*$/, '');
    const call = `${method} ${path}`
      .replace(/reservations\/r1/, 'reservations')
      .replace(/my\/adverts\/\w+/, 'my/adverts')
      .replace(/my\/events\/\w+/, 'my/events/of');
    server.calls.push(call);
    const sent = typeof body === 'string' ? (JSON.parse(body) as Body) : {};
    const key = new Headers(headers).get('idempotency-key');
    if (call === 'POST adverts/orders') server.keys.push(key);
    const fault = server.faults[call];
    const query = new URL(url).searchParams;
    const failure = await fault?.({ body: sent, key, query, signal });
    if (failure) return failure;
    const answer = answers[call];
    if (!answer) throw new Error(`Nobody answers ${call}`);
    return answer({ url, body: sent, headers: new Headers(headers) });
  });
  return server;
}

/** Loads ahead what the screen fetches while it is drawn: how long that takes says nothing of orders. */
export async function prepareOrder(): Promise<void> {
  await loadTransport();
  await Promise.all([accountTexts, advertTexts, accountTexts].map((texts) => texts.load('de')));
}

/** The screen at the step of an address, which is the route of the portal: the order, or its public part. */
function AtRoute() {
  const route = useRoute();
  const [, publicStep] = /^\/promotion\/?([\w-]*)/.exec(route) ?? [];
  if (publicStep !== undefined) return <GuestOrderScreen params={{ step: publicStep || undefined }} />;
  return route.startsWith('/secure/') ? <OrderAt route={route} /> : null;
}

function OrderAt({ route }: { route: string }) {
  const [, step, part] = /order\/?(\w[\w-]*)?\/?(\w[\w-]*)?/.exec(route) ?? [];
  return <OrderScreen params={{ ...(step && { step }), ...(part && { part }) }} />;
}

/**
 * Opens the order at an address below its own.
 *
 * @param now what the server says that the time is
 * @param client of an order that was left before, in the same page
 * @param rightsManagement of the client
 */
export const openOrder = (
  end: string,
  settings: object = {},
  now = () => Date.now(),
  client?: Client,
  rightsManagement = 'free',
) => openAt(`/secure/promotion/order/${end}`, { settings, now, client, rightsManagement, personId: '1' });

type Given = {
  settings?: object;
  now?: () => number;
  client?: Client | undefined;
  rightsManagement?: string;
  /** The id of the logged-in person. */
  personId?: string;
  /** The name of the element. */
  tag?: string;
  /** Attributes of the element. */
  attributes?: object;
};

/** Opens what can be booked at an address below its own; without a person for somebody who is logged out. */
export const openPublic = (end: string, given: Given = {}) =>
  openAt(`/promotion${end && `/${end}`}`, { tag: 'advert-order', ...given });

async function openAt(first: string, { settings = {}, now = () => Date.now(), client, ...given }: Given) {
  const { personId, tag = 'div', attributes, rightsManagement = 'free' } = given;
  let route = first;
  const hearers = new Set<() => void>();
  const portal = aPortal({ tag, ...(personId && { personId }) });
  const told: unknown[][] = [];
  const api = createApi(HOST, { token: () => (personId ? 'token' : undefined) });
  const serverSettings = proxy({ raw: undefined });
  Object.assign(portal.client, { api, queryCache: createQueryCache(api), serverSettings });
  Object.assign(portal.router, {
    route: () => route,
    subscribe: (hear: () => void) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    hrefOf: (to: string) => `#${to}`,
  });
  const navigate = (to: string) => {
    route = to;
    for (const hear of hearers) hear();
  };
  Object.assign(portal.router, { navigate });
  if (client) Object.assign(portal, { client });
  const { settings: known } = toSettings({
    ...{ applicationSettings: { activateEventsRecording: true }, authenticatedArea: { rightsManagement } },
  });
  Object.assign(portal, { navigate, settings: known, input: { settings, ...attributes } });
  Object.assign(portal, { emit: (...event: unknown[]) => told.push(event) });
  const shown = await show(
    portal as Portal,
    <ClockContext value={now}>
      <AtRoute />
    </ClockContext>,
  );
  const { place } = shown;
  const buttons = () => [...place.querySelectorAll<HTMLElement>('button:not([aria-busy="true"], :disabled), a.button')];
  const find = (name: string) => buttons().find((one) => (one.ariaLabel || one.textContent)?.trim().startsWith(name));
  return {
    ...shown,
    client: portal.client,
    told,
    address: () => route,
    route: () => route.replace('/secure/promotion/order/', ''),
    goToAddress: (to: string) => act(async () => navigate(to)),
    goTo: (to: string) => act(async () => navigate(`/secure/promotion/order/${to}`)),
    /** Waits for a button and presses it. @param times how often, before anything else happens */
    press: async (name: string, times = 1) => {
      const button = await until(() => {
        const found = find(name);
        if (!found) throw new Error(`There is no button ${name} in: ${place.textContent}`);
        return found;
      });
      await act(async () => {
        for (let time = 0; time < times; time += 1) button.click();
      });
    },
    has: (name: string) => find(name) !== undefined,
    tick: async () => {
      const box = await until(() => get<HTMLInputElement>(place, 'input[type=checkbox]'));
      await act(async () => box.click());
    },
    /** Waits until some words are there. */
    sees: (words: RegExp | string) =>
      until(() => {
        const text = place.textContent?.replace(/\s+/g, ' ') ?? '';
        if (!(typeof words === 'string' ? text.includes(words) : words.test(text)))
          throw new Error(`Not to be seen: ${words} in: ${text}`);
      }),
    alert: () => until(() => get(place, '[role="alert"]').textContent ?? ''),
  };
}

import { todayInBerlin } from '../../../src/lib/days';
import type { Capability } from '../../../src/model/capabilities';
import { checkAccount, checkClosed, checkOwn, checkPlaceOfSpecification } from './checks/check-account';
import { checkDays, checkPlaces } from './checks/check-calendar-and-map';
import { checkCommunities, checkRubrics, checkSimilar } from './checks/check-catalogues';
import { checkDetails, checkList, checkMidnight } from './checks/check-events';
import { checkFeeds } from './checks/check-feeds';
import { checkFacets, checkFilters } from './checks/check-filters';
import { checkAdverts, checkArticles, checkSearches, checkSeen, checkTags } from './checks/check-further';
import { checkOtherOrigins, checkPublicList } from './checks/check-origin';
import { capabilitiesOf, checkSettings } from './checks/check-settings';
import { checkWriting } from './checks/check-writing';
import { askerOf, type Exchange, type Fetch, PATIENCE_MS } from './exchange';
import { type Outcome, Report } from './report';
import { dataOf, type Raw, type Session } from './session';

/** A run to make. */
export type Order = {
  /** The address of a client's API, which ends with /api. */
  base: string;
  /** A session token, for the calls behind the log-in. */
  token?: string | undefined;
  /** True if a draft may be created, changed and deleted. */
  isWriting?: boolean;
  /** Makes the requests; by default over the network. */
  fetch?: Fetch;
  patienceMs?: number;
  /** The clock, for servers whose own is stopped. */
  nowMs?: number;
};

/** A backend that cannot be checked at all, in one sentence. */
export class Unusable extends Error {}

/** Checks what belongs to a capability. */
type CapabilityCheck = (session: Session, events: readonly Raw[]) => Promise<void>;

const BY_CAPABILITY: Readonly<Record<Capability, readonly CapabilityCheck[]>> = {
  auth: [checkAccount],
  recording: [checkTags],
  articles: [checkArticles],
  adverts: [checkAdverts],
  facets: [checkFacets],
  communities: [checkCommunities],
  similar: [checkSimilar],
  days: [checkDays],
  places: [checkPlaces],
  feeds: [checkFeeds],
  favourites: [],
  searches: [checkSearches],
  seen: [checkSeen],
};

/**
 * Checks a running backend.
 *
 * @throws {Unusable} if nothing can be said about it
 */
export async function runConformance(order: Order): Promise<Outcome> {
  const began = performance.now();
  const { token, isWriting, fetch = globalThis.fetch, patienceMs = PATIENCE_MS, nowMs } = order;
  const base = order.base.replace(/\/+$/, '');
  const report = new Report();
  const session: Session = {
    ask: askerOf(base, fetch, patienceMs),
    report,
    today: todayInBerlin(nowMs),
    capabilities: new Set(),
    token,
    hostOf: (address) => pathBelow(base, address),
    tags: new Map(),
  };
  needBackend(await session.ask('clientSettings'), base);
  const settings = await checkSettings(session);
  const capabilities = capabilitiesOf(settings);
  session.capabilities = capabilities;
  await checkOtherOrigins(session);
  const events = await checkList(session);
  await checkPublicList(session);
  await checkDetails(session, events);
  await checkMidnight(session, events);
  await checkFilters(session, events);
  await checkRubrics(session, events);
  for (const capability of capabilities) {
    for (const check of BY_CAPABILITY[capability]) await check(session, events);
    await checkClosed(session, capability);
  }
  if (!Array.isArray(dataOf(settings).capabilities)) await checkPlaceOfSpecification(session, events);
  await checkOwn(session);
  if (isWriting && capabilities.has('recording')) await checkWriting(session);
  const { checks } = report;
  return {
    base,
    name: String(dataOf(settings).name ?? 'without a name'),
    capabilities: [...capabilities],
    checks,
    faults: checks.filter(({ came }) => came !== undefined),
    seconds: (performance.now() - began) / 1000,
  };
}

/** Checks that the address is that of a backend at all. @throws {Unusable} */
function needBackend({ url, failure, status, headers, body }: Exchange, base: string): void {
  if (failure) throw new Unusable(`${url}: ${failure}. Is the server running, and is the address right?`);
  const hint = /\/api$/.test(base) ? '' : ' The address has to be that of the API of one client, which ends with /api.';
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) throw new Unusable(`${url} answers with a web page (HTML), not with JSON.${hint}`);
  if (status === 404) throw new Unusable(`${url} answers 404: there is no clientSettings.${hint}`);
  if (body === undefined) throw new Unusable(`${url} answers no JSON (status ${status}, ${type || 'no type'}).${hint}`);
}

/** Returns an address that an answer contains, relative to the base; undefined for another host. */
function pathBelow(base: string, address: string): string | undefined {
  // A relative address is below the host, of which `/api` is a part.
  const host = base.replace(/\/api$/, '');
  const url = /^https?:/.test(address) ? address : address.startsWith('/') ? `${host}${address}` : `${host}/${address}`;
  return url.startsWith(`${base}/`) ? url.slice(base.length + 1) : undefined;
}

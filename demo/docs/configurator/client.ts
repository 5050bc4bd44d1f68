import { toSwitch } from '../../../src/lib/switches';
import { isObject, ownProperty } from '../../../src/settings/own-property';

/** A rubric, tag or community to choose from. */
export type Choice = { readonly value: string; readonly name: string };

/** The description of a client by itself. */
export type Client = {
  readonly kind: 'found';
  readonly name: string;
  /** Switched on; undefined if the client does not say so. */
  readonly articles: boolean | undefined;
  readonly adverts: boolean | undefined;
  readonly recording: boolean | undefined;
  /** Origin of the tiles of its maps, if it has any. */
  readonly tiles: string | undefined;
  /** Its colours by name, unchecked. */
  readonly light: object | undefined;
  readonly rubrics: readonly Choice[];
  readonly tags: readonly Choice[];
};

/** The answer of an address: a client, or what came instead. */
export type ClientAnswer =
  | Client
  /** Nothing came: no such server, no connection, or no permission by CORS; a script cannot tell them apart. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: number }
  /** Something else than settings came. */
  | { readonly kind: 'foreign'; readonly type: string };

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((found, key) => (isObject(found) ? ownProperty(found, key) : undefined), value);

const textAt = (value: unknown, ...keys: string[]): string | undefined => {
  const text = at(value, ...keys);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : undefined;
};

/** Returns the entries of a list, which some backends send without `data`. */
function entriesOf(answer: unknown): readonly unknown[] {
  const list = Array.isArray(answer) ? answer : at(answer, 'data');
  return Array.isArray(list) ? list : [];
}

/** Reads the entries of a list. @param names keys of the name, the best first */
function choicesOf(answer: unknown, value: string, ...names: string[]): Choice[] {
  return entriesOf(answer).flatMap((entry) => {
    const [id, name] = [textAt(entry, value), names.map((key) => textAt(entry, key)).find(Boolean)];
    return id && name ? [{ value: id, name }] : [];
  });
}

/** Reads the origin of the address of tiles, which may be relative to the client's and has `{z}` and the like in it. */
function originOf(address: string | undefined, host: string): string | undefined {
  try {
    return address ? new URL(address.replace('{s}.', ''), host).origin : undefined;
  } catch {
    return undefined;
  }
}

type Fetch = typeof globalThis.fetch;

async function json(fetch: Fetch, address: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { credentials: 'omit', ...(signal ? { signal } : {}) });
  return response.ok ? response.json() : undefined;
}

/** Asks an address for the client's settings, rubrics and tags. Rejects only if the signal is aborted. */
export async function askClient(
  host: string,
  locale: 'de' | 'en',
  fetch: Fetch,
  signal?: AbortSignal,
): Promise<ClientAnswer> {
  const quiet = (part: string) => json(fetch, `${host}/api/${part}`, signal).catch(() => undefined);
  const lists = Promise.all([quiet('rubrics'), quiet('tags')]);
  let response: Response;
  try {
    response = await fetch(`${host}/api/clientSettings`, { credentials: 'omit', ...(signal ? { signal } : {}) });
  } catch {
    signal?.throwIfAborted();
    return { kind: 'unreachable' };
  }
  if (!response.ok) return { kind: 'refused', status: response.status };
  const settings = at(await response.json().catch(() => undefined), 'data');
  signal?.throwIfAborted();
  if (!isObject(settings)) return { kind: 'foreign', type: response.headers.get('content-type') ?? '' };
  const [rubrics, tags] = await lists;
  signal?.throwIfAborted();
  const isOn = (name: string) => toSwitch(at(settings, 'applicationSettings', name));
  const light = at(settings, 'theme', 'light');
  return {
    kind: 'found',
    name: textAt(settings, 'name') ?? '',
    articles: isOn('activateArticles'),
    adverts: isOn('activateAdverts'),
    recording: isOn('activateEventsRecording'),
    tiles: originOf(textAt(settings, 'map', 'tiles'), host),
    light: isObject(light) ? light : undefined,
    rubrics: choicesOf(rubrics, 'id', ...(locale === 'en' ? ['name_en'] : []), 'name'),
    tags: choicesOf(tags, 'name', 'name'),
  };
}

/** Finds communities by the beginning of their name, 12 at most; none if the client cannot say. */
export async function findCommunities(
  host: string,
  search: string,
  fetch: Fetch,
  signal?: AbortSignal,
): Promise<readonly Choice[]> {
  const address = `${host}/api/communities?${new URLSearchParams({ search })}`;
  const answer = await json(fetch, address, signal).catch(() => undefined);
  // A district has the id of its community: only communities can be chosen.
  return choicesOf(
    entriesOf(answer).filter((entry) => at(entry, 'district_id') === undefined),
    'community_id',
    'name',
  );
}

/** Returns the name of a community; undefined if the client does not know it. */
export async function nameOfCommunity(host: string, id: string, fetch: Fetch): Promise<string | undefined> {
  const answer = await json(fetch, `${host}/api/communities/${encodeURIComponent(id)}`).catch(() => undefined);
  return textAt(answer, 'data', 'name');
}

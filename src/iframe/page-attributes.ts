import { warnOnce } from '../lib/warn';
import { type HostList, isAllowedLink } from './host-list';

/** Returns the value of an attribute of the page's element. */
export type Attributes = (name: string) => string | undefined;

type Settings = Readonly<Record<string, unknown>>;

/** Settings that lead to other sites: only the server and the code of a page may set them. */
const FORBIDDEN_SETTINGS = ['overrideHost', 'links', 'map'];

const isObject = (value: unknown): value is Settings => typeof value === 'object' && value !== null;

/** Returns the value without texts that contain markup, which could link anywhere. */
function withoutMarkup(value: unknown, path: string, dropped: string[]): unknown {
  if (typeof value === 'string' && value.includes('<')) {
    dropped.push(path);
    return undefined;
  }
  if (Array.isArray(value)) return value.map((entry, index) => withoutMarkup(entry, `${path}.${index}`, dropped));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, withoutMarkup(entry, `${path}.${key}`, dropped)]);
  return Object.fromEntries(entries);
}

/** Returns the settings of the address, without those that could lead to another host: anybody can write one. */
function settingsOfQuery(text: string): string {
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch {
    // The element reports the error.
    return text;
  }
  if (!isObject(settings) || Array.isArray(settings)) return text;
  const dropped = FORBIDDEN_SETTINGS.filter((key) => Object.hasOwn(settings, key));
  const allowedEntries = Object.entries(settings).flatMap(([key, value]) =>
    dropped.includes(key) ? [] : [[key, withoutMarkup(value, key, dropped)]],
  );
  if (dropped.length > 0)
    warnOnce(
      `${dropped.join(', ')} in the address of the frame page: ignored. Markup and addresses of other hosts count from the server's settings and from a page's own code only.`,
    );
  return JSON.stringify(Object.fromEntries(allowedEntries));
}

/** Returns a link template of the address, with placeholders such as `{eventId}`, if its host is allowed. */
function linkOfQuery(name: string, address: string, list: HostList): string | undefined {
  const examples = ['1', '/1'].map((value) => address.replaceAll(/\{\w+\}/g, value));
  if (examples.every((example) => isAllowedLink(list, example))) return address;
  warnOnce(`${name}="${address.slice(0, 80)}" leads to a host that is not listed in ${list.file}; it is ignored.`);
  return undefined;
}

/** Returns the attributes in the address of the frame page, without those that could lead to an unlisted host. */
export function attributesOfQuery(search: string, list: HostList): Attributes {
  const query = new URLSearchParams(search);
  return (name) => {
    const value = query.get(name) ?? undefined;
    if (value === undefined) return undefined;
    if (name === 'settings') return settingsOfQuery(value);
    return name.endsWith('-url') ? linkOfQuery(name, value, list) : value;
  };
}

/** Where the operator of the frame page lists the hosts that it may speak to: a file beside the page. */
const FILE = 'hosts.json';
/** A list that takes longer counts as none. */
const PATIENCE_MS = 3_000;
const MAX_BYTES = 65_536;

/** The hosts that the frame page may speak to, beside its own origin. */
export type HostList = {
  /** Absolute address of the file. */
  file: string;
  hosts: readonly URL[];
  /** Whether the file could be read. */
  isRead: boolean;
};

/**
 * An entry of the list: an origin, which allows every base address on it, or one base address.
 *
 * @returns undefined for what is no such address
 */
export function hostEntry(entry: unknown): URL | undefined {
  try {
    const url = new URL(typeof entry === 'string' ? entry : '');
    const isBare = url.username + url.password + url.search + url.hash === '';
    return /^https?:$/.test(url.protocol) && isBare ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a body to its end, or throws as soon as it is longer than a list can be. */
async function shortText({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError(`${FILE} is longer than ${MAX_BYTES} characters.`);
    }
  }
  return text;
}

async function readEntries(file: string): Promise<unknown[]> {
  // The file's own server must answer: a redirect could lead to a host that nobody listed.
  const response = await fetch(file, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${FILE} was answered with ${response.status}.`);
  const entries: unknown = JSON.parse(await shortText(response));
  if (!Array.isArray(entries)) throw new TypeError(`${FILE} is no JSON array.`);
  return entries;
}

/**
 * Reads the list of hosts. Never rejects: without a readable file there is the own origin alone.
 *
 * @param folder address of anything that stands beside the file
 */
export async function readHostList(folder: string): Promise<HostList> {
  const file = new URL(FILE, folder).href;
  try {
    const entries = await readEntries(file);
    const hosts = entries.map(hostEntry);
    const wrong = entries.filter((_, index) => !hosts[index]);
    if (wrong.length > 0) console.warn(`[event-portal] ${file}: no addresses of hosts, ignored:`, wrong);
    return { file, hosts: hosts.filter((host) => host !== undefined), isRead: true };
  } catch (error) {
    console.warn(`[event-portal] ${file} could not be read; the page speaks to its own origin only.`, error);
    return { file, hosts: [], isRead: false };
  }
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** Whether a base address, as it will be asked, is the page's own or on the list. */
export function mayAsk({ hosts }: HostList, address: string): boolean {
  const { origin, pathname, username, password } = new URL(address);
  // No browser asks an address with a name in it; it can only mislead.
  if (username || password) return false;
  const isListed = (host: URL) =>
    host.origin === origin && (host.pathname === '/' || withoutSlash(host.pathname) === withoutSlash(pathname));
  return origin === window.location.origin || hosts.some(isListed);
}

/** Whether the page may link to an address: it stands at an origin that the page may speak to. */
export function mayLink({ hosts }: HostList, address: string): boolean {
  try {
    const { origin, username, password } = new URL(address, window.location.href);
    return !username && !password && [window.location, ...hosts].some((known) => known.origin === origin);
  } catch {
    return false;
  }
}

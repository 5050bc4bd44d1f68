/** The name of the file beside the frame page in which the operator lists the allowed hosts. */
const FILE = 'hosts.json';
/** The maximum loading time in ms; a slower list counts as none. */
const TIMEOUT_MS = 3_000;
const MAX_BYTES = 65_536;

/** The hosts that the frame page may contact, besides its own origin. */
export type HostList = {
  /** The absolute address of the file. */
  file: string;
  hosts: readonly URL[];
  /** True if the file could be read. */
  isRead: boolean;
};

/**
 * Parses an entry of the list: an origin, which allows every base address on it, or one base address.
 *
 * @returns undefined for an invalid address
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

/** Reads a body to its end, or throws once it exceeds the maximum length of a list. */
async function limitedText({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += chunk.value;
    if (text.length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError(`${FILE} is longer than ${MAX_BYTES} characters.`);
    }
  }
  return text;
}

async function readEntries(file: string): Promise<unknown[]> {
  // The file's own server must respond: a redirect could lead to an unlisted host.
  const response = await fetch(file, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${FILE} was answered with ${response.status}.`);
  const entries: unknown = JSON.parse(await limitedText(response));
  if (!Array.isArray(entries)) throw new TypeError(`${FILE} is no JSON array.`);
  return entries;
}

/**
 * Reads the list of hosts. Never rejects: without a readable file only the page's origin is allowed.
 *
 * @param folder address of any file beside the list
 */
export async function readHostList(folder: string): Promise<HostList> {
  const file = new URL(FILE, folder).href;
  try {
    const entries = await readEntries(file);
    const hosts = entries.map(hostEntry);
    const invalidEntries = entries.filter((_, index) => !hosts[index]);
    if (invalidEntries.length > 0)
      console.warn(`[event-portal] ${file}: no addresses of hosts, ignored:`, invalidEntries);
    return { file, hosts: hosts.filter((host) => host !== undefined), isRead: true };
  } catch (error) {
    console.warn(`[event-portal] ${file} could not be read; the page speaks to its own origin only.`, error);
    return { file, hosts: [], isRead: false };
  }
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** Checks whether a base address is the page's own or listed. */
export function isAllowedHost({ hosts }: HostList, address: string): boolean {
  const { origin, pathname, username, password } = new URL(address);
  // No browser sends requests to an address with credentials; it can only mislead.
  if (username || password) return false;
  const isListed = (host: URL) =>
    host.origin === origin && (host.pathname === '/' || withoutSlash(host.pathname) === withoutSlash(pathname));
  return origin === window.location.origin || hosts.some(isListed);
}

/** Checks whether the page may link to an address: its origin is allowed. */
export function isAllowedLink({ hosts }: HostList, address: string): boolean {
  try {
    const { origin, username, password } = new URL(address, window.location.href);
    return !username && !password && [window.location, ...hosts].some((allowed) => allowed.origin === origin);
  } catch {
    return false;
  }
}

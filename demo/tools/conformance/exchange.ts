/** The time in milliseconds that one call may take. */
export const PATIENCE_MS = 15_000;
/** The size of an answer, beyond which the rest is not read. */
const MAX_BYTES = 20_000_000;
const MAX_REDIRECTS = 3;
/** The website in whose name the calls are made: another one than that of the backend. */
export const ORIGIN = 'https://website.example';

/** Makes one request as `fetch` does. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A request; without a method a GET. */
export type Asked = { method?: string; headers?: Readonly<Record<string, string>>; body?: unknown };

/** A call with its answer. */
export type Exchange = {
  /** The call as a person writes it: 'GET events?page=2'. */
  call: string;
  url: string;
  /** The status, 0 without an answer. */
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON; undefined for anything else. */
  body: unknown;
  isUtf8: boolean;
  /** The reason why there is no answer. */
  failure?: string;
};

/** Asks a backend by a path below its base, with parameters: 'events?page=2'. */
export type Ask = (path: string, asked?: Asked) => Promise<Exchange>;

/** Returns the function that asks the backend of a base address. */
export function askerOf(base: string, fetch: Fetch, patienceMs = PATIENCE_MS): Ask {
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    const call = `${method} ${path}`;
    const url = `${base}/${path}`;
    const init: RequestInit = {
      method,
      headers: { Origin: ORIGIN, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
    };
    try {
      const response = await follow(url, init, fetch, patienceMs);
      const bytes = await bytesOf(response);
      const { text, isUtf8 } = decode(bytes);
      return { call, url, status: response.status, headers: response.headers, text, isUtf8, body: parsed(text) };
    } catch (error) {
      const failure = failureOf(error, patienceMs);
      return { call, url, status: 0, headers: new Headers(), text: '', isUtf8: true, body: undefined, failure };
    }
  };
}

/** A failure in words for a person. */
class NoAnswer extends Error {}

async function follow(url: string, init: RequestInit, fetch: Fetch, patienceMs: number): Promise<Response> {
  const signal = AbortSignal.timeout(patienceMs);
  let address = url;
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    const response = await fetch(address, { ...init, signal });
    const target = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !target) return response;
    const next = new URL(target, address);
    if (next.origin !== new URL(url).origin)
      throw new NoAnswer(`it redirects to another host, ${next.href}: a browser would not send the token there`);
    address = next.href;
  }
  throw new NoAnswer(`it redirects more than ${MAX_REDIRECTS} times`);
}

async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size <= MAX_BYTES) continue;
    await reader?.cancel();
    throw new NoAnswer(`the answer has no end: more than ${MAX_BYTES / 1_000_000} MB came`);
  }
  return Buffer.concat(parts);
}

function decode(bytes: Buffer): { text: string; isUtf8: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf8: true };
  } catch {
    return { text: bytes.toString('latin1'), isUtf8: false };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sentences for the failures of a connection. */
const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at this address (connection refused)',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host cannot be resolved',
  ECONNRESET: 'the connection was broken off',
  UND_ERR_SOCKET: 'the connection was broken off',
  ETIMEDOUT: 'the host does not answer',
};

function failureOf(error: unknown, patienceMs: number): string {
  if (error instanceof NoAnswer) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no complete answer within ${patienceMs / 1000} seconds`;
  const cause = error.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return BY_CODE[code] ?? (cause instanceof Error && cause.message ? cause.message : error.message);
}

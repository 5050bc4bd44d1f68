import { proxy } from 'valtio';
import { deviceStorage, type SafeStorage } from '../lib/storage';
import { TOKEN_KEY } from './token-key';

const EXPIRATION_KEY = 'authorization_expiration';
const HOST_KEY = 'authorization_host';

export type Session = ReturnType<typeof createSession>;

/**
 * Knows who is logged in at one host, and remembers it in the browser's storage (spec section 4).
 *
 * @param host whose token it is: a token is never sent to a host that did not issue it
 * @param now the current time in milliseconds since 1970
 */
export function createSession(host: string, storage: SafeStorage = deviceStorage, now: () => number = Date.now) {
  const state = proxy<{ token: string | undefined /** ISO 8601. */; expiresAt: string | undefined }>({
    token: undefined,
    expiresAt: undefined,
  });

  function read() {
    const issuer = storage.get(HOST_KEY);
    const isOurs = issuer === undefined || issuer === host;
    Object.assign(state, {
      token: isOurs ? storage.get(TOKEN_KEY) : undefined,
      expiresAt: isOurs ? storage.get(EXPIRATION_KEY) : undefined,
    });
  }

  function open(token: string, expiresAt: string) {
    storage.set(TOKEN_KEY, token);
    storage.set(EXPIRATION_KEY, expiresAt);
    storage.set(HOST_KEY, host);
    read();
  }

  function close() {
    for (const key of [TOKEN_KEY, EXPIRATION_KEY, HOST_KEY]) storage.remove(key);
    read();
  }

  /** The token while it is good. One with a missing, unreadable or past expiry is forgotten. */
  function validToken(): string | undefined {
    read();
    if (!state.token) return undefined;
    if (Date.parse(state.expiresAt ?? '') > now()) {
      // One without an issuer was put there by the page; the first host that it is sent to is the only one.
      if (storage.get(HOST_KEY) === undefined) storage.set(HOST_KEY, host);
      return state.token;
    }
    close();
    return undefined;
  }

  read();
  return { state, open, close, validToken };
}

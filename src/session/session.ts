import { proxy } from 'valtio';
import { type EnumerableStorage, enumerableStorage } from '../lib/enumerable-storage';
import { createLogInStore } from './log-in-store';
import { createServerClock } from './server-clock';

/** The end of a session: a log-out, expiry, or refusal by the server. */
export type SessionEnd = 'left' | 'expired' | 'refused';

/** The state of a session for screens. */
export type SessionState = {
  token: string | undefined;
  /** ISO 8601. */
  expiresAt: string | undefined;
  /** True if the log-in outlives this page; false if the browser blocks the storage. */
  isKept: boolean;
  /** The end of the last session; undefined during a session and before the first one. */
  end: SessionEnd | undefined;
};

export type Session = ReturnType<typeof createSession>;

const deviceStorage = enumerableStorage(() => window.localStorage);

/**
 * Creates the session at one host, stored in the browser (spec section 4). Sessions at other hosts of the same origin
 * are independent.
 *
 * @param host issuer of the token, which is never sent to another host
 * @param now returns the time in ms since 1970
 */
export function createSession(host: string, storage: EnumerableStorage = deviceStorage, now: () => number = Date.now) {
  const state = proxy<SessionState>({ token: undefined, expiresAt: undefined, isKept: true, end: undefined });
  const store = createLogInStore(host, storage);
  const clock = createServerClock(now);
  const hearers = new Set<() => void>();

  function read(end?: SessionEnd) {
    const before = state.token;
    // Another tab may have noticed the expiry first.
    const isOver = timeLeftMs() <= 0;
    const logIn = store.read();
    if (logIn) clock.offsetMs = logIn.clockOffsetMs ?? 0;
    state.token = logIn?.token;
    state.expiresAt = logIn?.expires;
    if (state.token === before) return;
    state.end = state.token === undefined ? (end ?? (isOver ? 'expired' : 'left')) : undefined;
    for (const hearer of [...hearers]) hearer();
  }

  const timeLeftMs = () => Date.parse(state.expiresAt ?? '') - clock.now();

  function open(token: string, expires: string) {
    state.isKept = store.save({ token, expires, clockOffsetMs: clock.offsetMs });
    read();
  }

  function close(end: SessionEnd = 'left') {
    store.remove();
    read(end);
  }

  /** Returns the valid token. A token with a missing, unreadable or past expiry is removed. */
  function validToken(): string | undefined {
    read();
    if (!state.token) return undefined;
    if (timeLeftMs() > 0) return state.token;
    close('expired');
    return undefined;
  }

  /**
   * Notes the server's time of an answer.
   *
   * @param serverMs the server's time in ms since 1970
   * @param isCached true if the answer may come from a cache
   */
  function heardTime(serverMs: number, isCached = false) {
    if (isCached) clock.heardFromCache(serverMs);
    else if (clock.heard(serverMs)) store.saveOffset(clock.offsetMs);
  }

  /** Ends the session with a refused token, unless a new one has begun. */
  function refused(token: string) {
    read();
    if (state.token === token) close('refused');
  }

  /** Calls back after each log-in and log-out. @returns a function that ends it */
  function subscribe(hearer: () => void) {
    hearers.add(hearer);
    return () => void hearers.delete(hearer);
  }

  read();
  return {
    host,
    state,
    open,
    close,
    validToken,
    timeLeftMs,
    /** Returns the server's time, in ms since 1970. */
    now: clock.now,
    heardTime,
    refused,
    subscribe,
    watchTabs: tabWatch(validToken),
  };
}

/**
 * Watches log-in and log-out in other tabs while there are subscribers; a suspended tab checks when it becomes visible.
 */
function tabWatch(look: () => void) {
  let watchers = 0;
  let end = new AbortController();
  function begin() {
    end = new AbortController();
    const { signal } = end;
    for (const type of ['storage', 'focus']) window.addEventListener(type, look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
  }
  return () => {
    if (watchers++ === 0) begin();
    return () => {
      if (--watchers === 0) end.abort();
    };
  };
}

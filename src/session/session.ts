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
  isStored: boolean;
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
  const state = proxy<SessionState>({ token: undefined, expiresAt: undefined, isStored: true, end: undefined });
  const store = createLogInStore(host, storage);
  const clock = createServerClock(now);
  const listeners = new Set<() => void>();

  function read(end?: SessionEnd) {
    const previousToken = state.token;
    // Another tab may have noticed the expiry first.
    const hasExpired = timeLeftMs() <= 0;
    const logIn = store.read();
    if (logIn) clock.offsetMs = logIn.clockOffsetMs ?? 0;
    state.token = logIn?.token;
    state.expiresAt = logIn?.expires;
    if (state.token === previousToken) return;
    state.end = state.token === undefined ? (end ?? (hasExpired ? 'expired' : 'left')) : undefined;
    for (const listener of [...listeners]) listener();
  }

  const timeLeftMs = () => Date.parse(state.expiresAt ?? '') - clock.now();

  function open(token: string, expires: string) {
    state.isStored = store.save({ token, expires, clockOffsetMs: clock.offsetMs });
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
  function noteServerTime(serverMs: number, isCached = false) {
    if (isCached) clock.updateFromCache(serverMs);
    else if (clock.update(serverMs)) store.saveOffset(clock.offsetMs);
  }

  /** Ends the session with a refused token, unless a new one has begun. */
  function rejectToken(token: string) {
    read();
    if (state.token === token) close('refused');
  }

  /** Calls back after each log-in and log-out. @returns a function that ends it */
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
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
    noteServerTime,
    rejectToken,
    subscribe,
    watchTabs: tabWatch(validToken),
  };
}

/**
 * Watches log-in and log-out in other tabs while there are subscribers; a suspended tab checks when it becomes visible.
 */
function tabWatch(check: () => void) {
  let watchers = 0;
  let controller = new AbortController();
  function start() {
    controller = new AbortController();
    const { signal } = controller;
    for (const type of ['storage', 'focus']) window.addEventListener(type, check, { signal });
    document.addEventListener('visibilitychange', check, { signal });
  }
  return () => {
    if (watchers++ === 0) start();
    return () => {
      if (--watchers === 0) controller.abort();
    };
  };
}

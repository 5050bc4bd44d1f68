import { proxy } from 'valtio';
import { type EnumerableStorage, enumerableStorage } from '../lib/enumerable-storage';
import { createLogInStore } from './log-in-store';
import { createServerClock } from './server-clock';

/** How a session ended: its owner logged out, its time was over, or the server refused it. */
export type SessionEnd = 'left' | 'expired' | 'refused';

/** What screens see of a session. */
export type SessionState = {
  token: string | undefined;
  /** ISO 8601. */
  expiresAt: string | undefined;
  /** Whether the log-in outlives this page; false where the browser blocks the storage. */
  isKept: boolean;
  /** How the last session ended; undefined while there is one, and before there was one. */
  end: SessionEnd | undefined;
};

export type Session = ReturnType<typeof createSession>;

const deviceStorage = enumerableStorage(() => window.localStorage);

/**
 * Knows who is logged in at one host, and remembers it in the browser's storage (spec section 4). What happens at
 * another host of the same origin changes nothing here.
 *
 * @param host whose token it is: a token is never sent to a host that did not issue it
 * @param now the current time in milliseconds since 1970
 */
export function createSession(host: string, storage: EnumerableStorage = deviceStorage, now: () => number = Date.now) {
  const state = proxy<SessionState>({ token: undefined, expiresAt: undefined, isKept: true, end: undefined });
  const store = createLogInStore(host, storage);
  const clock = createServerClock(now);
  const hearers = new Set<() => void>();

  function read(end?: SessionEnd) {
    const before = state.token;
    // Another tab may have noticed first that the time is over.
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

  /** The token while it is valid. A token with a missing, unreadable or past expiry is removed. */
  function validToken(): string | undefined {
    read();
    if (!state.token) return undefined;
    if (timeLeftMs() > 0) return state.token;
    close('expired');
    return undefined;
  }

  /**
   * @param serverMs what the server's clock showed when it answered, in milliseconds since 1970
   * @param isCached whether a cache may have kept that answer
   */
  function heardTime(serverMs: number, isCached = false) {
    if (isCached) clock.heardFromCache(serverMs);
    else if (clock.heard(serverMs)) store.saveOffset(clock.offsetMs);
  }

  /** Ends the session that the server does not know any more, unless there is another one by now. */
  function refused(token: string) {
    read();
    if (state.token === token) close('refused');
  }

  /** Calls back whenever somebody logs in or out. @returns a function that ends it */
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
    /** The server's time, in milliseconds since 1970. */
    now: clock.now,
    heardTime,
    refused,
    subscribe,
    watchTabs: tabWatch(validToken),
  };
}

/** Watches log-in and log-out in other tabs as long as somebody wants it; a tab that slept looks when it is seen again. */
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

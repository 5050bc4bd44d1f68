import type { SafeStorage } from '../lib/storage';

const CLOCK_KEY = 'authorization_clock';
/** A clock that is off by less may be right: the server writes whole seconds, and its answer takes a while. */
const TOLERANCE_MS = 5_000;

/** The server's time on a device whose own clock may be wrong: logged in is who the server says is. */
export type ServerClock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Takes the server's time from an answer of now. @returns whether ours is off by another amount than was known */
  heard(serverMs: number): boolean;
  /** Remembers by how much the clock is off, for as long as a session is. */
  keep(): void;
  /** Takes what was remembered, also by another tab. */
  remember(): void;
  forget(): void;
};

/** @param now what the device believes the time is, in milliseconds since 1970 */
export function createServerClock(storage: SafeStorage, now: () => number): ServerClock {
  let offsetMs = 0;
  const isOff = (offset: number) => Math.abs(offset) > TOLERANCE_MS;
  return {
    now: () => now() + offsetMs,
    heard(serverMs) {
      const offset = serverMs - now();
      if (isOff(offset) && !isOff(offset - offsetMs)) return false;
      const before = offsetMs;
      offsetMs = isOff(offset) ? offset : 0;
      return offsetMs !== before;
    },
    keep() {
      if (offsetMs === 0) storage.remove(CLOCK_KEY);
      else storage.set(CLOCK_KEY, String(offsetMs));
    },
    remember() {
      offsetMs = Number(storage.get(CLOCK_KEY)) || 0;
    },
    forget: () => storage.remove(CLOCK_KEY),
  };
}

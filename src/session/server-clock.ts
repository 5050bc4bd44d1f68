/**
 * A smaller difference does not mean that the device's clock is wrong: the server writes whole seconds, and its answer
 * takes a while.
 */
const TOLERANCE_MS = 5_000;
/** How old the answer of a cache may be, also of a server that lets caches show one while they fetch another. */
const CACHED_MS = 600_000;

/** The server's time on a device whose own clock may be wrong: the server decides who is logged in. */
export type ServerClock = {
  /** By how much the device's clock is behind; 0 where it is right. */
  offsetMs: number;
  /** Milliseconds since 1970. */
  now(): number;
  /** Takes the server's time from an answer of now. @returns whether ours is off by another amount than was known */
  heard(serverMs: number): boolean;
  /** Takes the server's time from an answer that a cache may have kept for a while. */
  heardFromCache(serverMs: number): void;
};

/** @param now what the device believes the time is, in milliseconds since 1970 */
export function createServerClock(now: () => number): ServerClock {
  const isOff = (offset: number) => Math.abs(offset) > TOLERANCE_MS;
  const clock: ServerClock = {
    offsetMs: 0,
    now: () => now() + clock.offsetMs,
    heard(serverMs) {
      const offset = serverMs - now();
      if (isOff(offset) && !isOff(offset - clock.offsetMs)) return false;
      const before = clock.offsetMs;
      clock.offsetMs = isOff(offset) ? offset : 0;
      return clock.offsetMs !== before;
    },
    heardFromCache(serverMs) {
      const offset = serverMs - now();
      if (Math.abs(offset - clock.offsetMs) > CACHED_MS) clock.offsetMs = isOff(offset) ? offset : 0;
    },
  };
  return clock;
}

/** The tolerated difference of the clocks: the server sends whole seconds, and its answer takes some time. */
const TOLERANCE_MS = 5_000;
/** The maximum age of a cached answer, including stale-while-revalidate. */
const CACHED_MS = 600_000;

/** The server's time on a device with a wrong clock: the server decides who is logged in. */
export type ServerClock = {
  /** The offset in ms by which the device's clock is behind; 0 if it is right. */
  offsetMs: number;
  /** Returns the server's time in ms since 1970. */
  now(): number;
  /** Takes the server's time from a new answer. @returns true if the offset has changed */
  update(serverMs: number): boolean;
  /** Takes the server's time from an answer that a cache may have stored for a while. */
  updateFromCache(serverMs: number): void;
};

/** Creates the clock. @param now returns the device's time in ms since 1970 */
export function createServerClock(now: () => number): ServerClock {
  const isOff = (offset: number) => Math.abs(offset) > TOLERANCE_MS;
  const clock: ServerClock = {
    offsetMs: 0,
    now: () => now() + clock.offsetMs,
    update(serverMs) {
      const offset = serverMs - now();
      if (isOff(offset) && !isOff(offset - clock.offsetMs)) return false;
      const previous = clock.offsetMs;
      clock.offsetMs = isOff(offset) ? offset : 0;
      return clock.offsetMs !== previous;
    },
    updateFromCache(serverMs) {
      const offset = serverMs - now();
      if (Math.abs(offset - clock.offsetMs) > CACHED_MS) clock.offsetMs = isOff(offset) ? offset : 0;
    },
  };
  return clock;
}

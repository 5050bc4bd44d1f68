/** The number of stored positions: some for an hour, as one is noted every second. */
const MAX_NOTED = 3600;

/**
 * SQL: a position in the write-ahead log as a number of bytes. Every change has one; a replica has a change when it has
 * reached its position.
 */
export const positionOf = (lsn: string): string => `pg_wal_lsn_diff(${lsn}, '0/0')::int8`;

/** The positions of the primary, from which the lag of a replica follows. */
export type WalPositions = {
  /** Notes the position of the primary at a time in milliseconds. */
  note(position: number, atMs: number): void;
  /**
   * Returns for how many milliseconds a replica has lacked the oldest change that it lacks. Only this process's clock
   * counts. It stands still while the primary is away, as there are no changes then.
   */
  lagOf(position: number, atMs: number): number;
};

export function newWalPositions(): WalPositions {
  let noted: { position: number; atMs: number }[] = [];
  let lastAtMs = 0;
  return {
    note(position, atMs) {
      const last = noted.at(-1)?.position ?? 0;
      // Another server has become the primary, and lacks the last changes of the old one.
      if (position < last) noted = [];
      if (position !== last) noted.push({ position, atMs });
      if (noted.length > MAX_NOTED) noted.shift();
      lastAtMs = atMs;
    },
    lagOf(position, atMs) {
      const lacking = noted.find((one) => one.position > position);
      return lacking ? Math.max(0, Math.min(atMs, lastAtMs) - lacking.atMs) : 0;
    },
  };
}

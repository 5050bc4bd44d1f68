import type { Database } from '../../server/platform/database/database';
import { type Finding, findingsOf } from './finding';

const { ok, warning, error } = findingsOf('clock');
/** The tolerated difference of clocks in milliseconds: the header Date counts seconds, and a response takes a while. */
const TOLERANCE_MS = 3000;
/** The difference in milliseconds from which links and sessions end at wrong times. */
const ERROR_MS = 60_000;

/** Compares the clock of this machine with that of the database. */
export async function checkClock(database: Database): Promise<Finding[]> {
  const requestedAt = Date.now();
  const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now');
  const found = row ? clockFinding(row.now.toISOString(), requestedAt, 'the database') : [];
  return found.length > 0 ? found : [ok('The clock agrees with the database.')];
}

/** Compares a time that another machine has answered. */
export function clockFinding(time: string | null, requestedAt: number, source: string): Finding[] {
  const other = time === null ? Number.NaN : Date.parse(time);
  // It was read at some time between the request and the answer.
  const ahead = Math.max(0, requestedAt - other - TOLERANCE_MS);
  const behind = Math.max(0, other - Date.now() - TOLERANCE_MS);
  const off = Math.max(ahead, behind);
  if (!(off > 0)) return [];
  const seconds = Math.round((off + TOLERANCE_MS) / 1000);
  const level = off > ERROR_MS ? error : warning;
  return [
    level(
      `The clock of this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} that of ${source}.`,
      'Let all machines set their clocks from the network (NTP): timedatectl set-ntp true',
    ),
  ];
}

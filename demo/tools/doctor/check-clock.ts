import type { Database } from '../../server/platform/database/database';
import { type Finding, findingsOf } from './finding';

const { ok, warning, error } = findingsOf('clock');
/** The difference of clocks in milliseconds that is reported: Date counts seconds, and answers take a while. */
const SOME_MS = 3000;
/** From here on links and sessions end at wrong times. */
const MUCH_MS = 60_000;

/** Compares the clock of this machine with that of the database. */
export async function checkClock(database: Database): Promise<Finding[]> {
  const asked = Date.now();
  const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now');
  const found = row ? clockFinding(row.now.toISOString(), asked, 'the database') : [];
  return found.length > 0 ? found : [ok('The clock agrees with the database.')];
}

/** Compares a time that another machine has answered. */
export function clockFinding(time: string | null, asked: number, of: string): Finding[] {
  const other = time === null ? Number.NaN : Date.parse(time);
  // It was read at some time between the request and the answer.
  const ahead = Math.max(0, asked - other - SOME_MS);
  const behind = Math.max(0, other - Date.now() - SOME_MS);
  const off = Math.max(ahead, behind);
  if (!(off > 0)) return [];
  const seconds = Math.round((off + SOME_MS) / 1000);
  const level = off > MUCH_MS ? error : warning;
  return [
    level(
      `The clock of this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} that of ${of}.`,
      'Let all machines set their clocks from the network (NTP): timedatectl set-ntp true',
    ),
  ];
}

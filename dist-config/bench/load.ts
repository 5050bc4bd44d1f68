import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Up to this share of the machine's processors others may use without being noticed. */
export const QUIET_SHARE = 0.1;
const SAMPLE_MS = 1000;
/** The times of the kernel are counted in hundredths of a second. */
const MS_PER_TICK = 10;

/** The times of processors since the machine has started, in milliseconds. */
type Machine = { busy: number; total: number };

/** Measures what others use of the processors while something runs; undefined where the system does not tell. */
export type LoadWatch = { stop(): number | undefined };

function machineNow(): Machine {
  const times = cpus().map((processor) => processor.times);
  const total = times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.idle + one.irq, 0);
  return { total, busy: total - times.reduce((sum, { idle }) => sum + idle, 0) };
}

/** What others use of the machine, from 0 to 1, where all of it used `busy` and our own processes `own`. */
export function foreignShare(before: Machine, after: Machine, own: number): number {
  const total = after.total - before.total;
  return total > 0 ? Math.min(1, Math.max(0, (after.busy - before.busy - own) / total)) : 0;
}

/** A line of /proc/PID/stat: the parent, and the time of the process and of those of its children that have ended. */
export function toProcess(stat: string): { parent: number; ms: number } {
  // The name stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), ms: ticks * MS_PER_TICK };
}

/** The time that processes have used with all that descend from them, in milliseconds. */
export function ownMs(roots: readonly number[]): number {
  const processes = new Map<number, ReturnType<typeof toProcess>>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.set(Number(name), toProcess(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It has ended in between.
    }
  }
  const isOwn = (id: number): boolean => {
    if (roots.includes(id)) return true;
    const parent = processes.get(id)?.parent ?? 0;
    return parent > 1 && isOwn(parent);
  };
  return [...processes].reduce((sum, [id, { ms }]) => sum + (isOwn(id) ? ms : 0), 0);
}

/**
 * Begins to measure.
 *
 * @param rootsNow ids of the processes that are our own with their children: asked for at the end, too, as a database may
 *   have been started in between
 */
export function watchLoad(rootsNow: () => readonly number[]): LoadWatch {
  if (!existsSync('/proc/self/stat')) return { stop: () => undefined };
  const before = machineNow();
  const ownBefore = ownMs(rootsNow());
  return { stop: () => foreignShare(before, machineNow(), ownMs(rootsNow()) - ownBefore) };
}

/**
 * Waits until others leave the processors alone.
 *
 * @param share what others use, measured for a second
 * @returns false when they have not within `patienceMs`
 */
export async function untilMachineIsQuiet(
  patienceMs: number,
  log: (line: string) => void,
  share: () => Promise<number> = shareForASecond,
): Promise<boolean> {
  const giveUp = Date.now() + patienceMs;
  for (let said = false; ; ) {
    const foreign = await share();
    if (foreign <= QUIET_SHARE) return true;
    if (Date.now() >= giveUp) return false;
    if (!said)
      log(`Others use ${percentOf(foreign)} of the processors; waiting up to ${patienceMs / 1000} s for them.`);
    said = true;
  }
}

/** Our own processes rest meanwhile, so whatever is busy is foreign. */
async function shareForASecond(): Promise<number> {
  const before = machineNow();
  await pause(SAMPLE_MS);
  return foreignShare(before, machineNow(), 0);
}

export const percentOf = (share: number): string => `${Math.round(share * 100)} %`;

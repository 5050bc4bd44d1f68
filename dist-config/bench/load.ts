import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** The maximum share of the machine's processors that other processes may use unnoticed. */
export const QUIET_SHARE = 0.1;
const SAMPLE_MS = 1000;
/** The unit of the kernel's times: hundredths of a second. */
const MS_PER_TICK = 10;

/** The times of the processors since boot, in milliseconds. */
type Machine = { busy: number; total: number };

/** Measures the processor use of other processes while something runs; undefined if the system does not report it. */
export type LoadWatch = { stop(): number | undefined };

function machineNow(): Machine {
  const times = cpus().map((processor) => processor.times);
  const total = times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.idle + one.irq, 0);
  return { total, busy: total - times.reduce((sum, { idle }) => sum + idle, 0) };
}

/** Returns the share of other processes, from 0 to 1, from the machine's `busy` time and the `own` time. */
export function foreignShare(before: Machine, after: Machine, own: number): number {
  const total = after.total - before.total;
  return total > 0 ? Math.min(1, Math.max(0, (after.busy - before.busy - own) / total)) : 0;
}

/** Parses a line of /proc/PID/stat: the parent, and the time of the process and its ended children. */
export function toProcess(stat: string): { parent: number; ms: number } {
  // The name stands in brackets and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), ms: ticks * MS_PER_TICK };
}

/** Returns the time of processes with all their descendants, in milliseconds. */
export function ownMs(roots: readonly number[]): number {
  const processes = new Map<number, ReturnType<typeof toProcess>>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.set(Number(name), toProcess(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // The process has ended meanwhile.
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
 * Starts a measurement.
 *
 * @param findRoots ids of our own processes, which count with their children; read at the end, too, as a database may
 * have started meanwhile
 */
export function watchLoad(findRoots: () => readonly number[]): LoadWatch {
  if (!existsSync('/proc/self/stat')) return { stop: () => undefined };
  const before = machineNow();
  const ownBefore = ownMs(findRoots());
  return { stop: () => foreignShare(before, machineNow(), ownMs(findRoots()) - ownBefore) };
}

/**
 * Waits until other processes leave the processors idle.
 *
 * @param share returns their use, measured for a second
 * @returns false after `patienceMs`
 */
export async function waitForQuietMachine(
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

/** Measures the use of others for a second, in which our own processes are idle. */
async function shareForASecond(): Promise<number> {
  const before = machineNow();
  await pause(SAMPLE_MS);
  return foreignShare(before, machineNow(), 0);
}

export const percentOf = (share: number): string => `${Math.round(share * 100)} %`;

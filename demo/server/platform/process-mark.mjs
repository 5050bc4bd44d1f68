import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** Two readings of when the machine was started may differ by this much, because clocks are set. */
const sameBootMs = 300_000;

/** What a process writes into its mark: its number and when it started, because numbers are given again. */
export const markOf = (processId) => `${processId} ${startOf(processId) ?? `boot ${bootMs()}`}`;

/** The number of the process that lives and wrote the mark, undefined when none does. */
export function livingHolder(mark) {
  const [, number = '', start = ''] = /^(\d+) ?(.*)$/s.exec(mark.trim()) ?? [];
  const processId = Number(number);
  if (processId === 0 || !isRunning(processId)) return undefined;
  return isSameStart(start, processId) ? processId : undefined;
}

/** In doubt the process counts as the one that wrote the mark: a refused start does less harm than damaged data. */
function isSameStart(written, processId) {
  if (written.startsWith('boot ')) return Math.abs(Number(written.slice(5)) - bootMs()) < sameBootMs;
  const start = startOf(processId);
  return written === '' || start === undefined || written === start;
}

function isRunning(processId) {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const bootMs = () => Math.round(Date.now() - uptime() * 1000);

/** When a process started, on Linux in ticks of one boot, else as a date; undefined where neither can be read. */
function startOf(processId) {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
      // The name stands in brackets and may hold spaces; of what follows it the 20th field is the start.
      return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    }
    if (process.platform === 'win32') return undefined;
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const stdio = ['ignore', 'pipe', 'ignore'];
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(processId)], { encoding: 'utf8', env, stdio }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}

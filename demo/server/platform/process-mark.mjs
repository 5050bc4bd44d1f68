import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { uptime } from 'node:os';

/** The tolerance in milliseconds for the boot time of the machine, because clocks are adjusted. */
const sameBootMs = 300_000;

/** Returns the content of a process's mark: its id and its start, because ids are reused. */
export const markOf = (processId) => `${processId} ${startOf(processId) ?? `boot ${bootMs()}`}`;

/** Returns the id of the living process that wrote the mark; undefined if it has ended. */
export function livingHolder(mark) {
  const [, number = '', start = ''] = /^(\d+) ?(.*)$/s.exec(mark.trim()) ?? [];
  const processId = Number(number);
  if (processId === 0 || !isRunning(processId)) return undefined;
  return isSameStart(start, processId) ? processId : undefined;
}

/** Checks whether the process wrote the mark. In doubt it did: a refused start does less harm than damaged data. */
function isSameStart(markedStart, processId) {
  if (markedStart.startsWith('boot ')) return Math.abs(Number(markedStart.slice(5)) - bootMs()) < sameBootMs;
  const start = startOf(processId);
  return markedStart === '' || start === undefined || markedStart === start;
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

/** Returns the start of a process, on Linux in ticks since boot, else as a date; undefined if neither can be read. */
function startOf(processId) {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
      // The name stands in brackets and may contain spaces; the 20th field after it is the start.
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

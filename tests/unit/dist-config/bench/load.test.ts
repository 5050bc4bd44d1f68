import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foreignShare, ownMs, toProcess, waitForQuietMachine } from '../../../../dist-config/bench/load';
import { itForAll } from '../../../support/it-for-all';

const BURNT_MS = 200;

describe('processor use of other programs', () => {
  const before = { busy: 1000, total: 4000 };

  itForAll([
    ['nothing, where all that was used is our own', { busy: 1500, total: 5000 }, 500, 0],
    ['half, where the machine was busy and we rested', { busy: 1500, total: 5000 }, 0, 0.5],
    ['the rest of what we used', { busy: 1800, total: 5000 }, 300, 0.5],
    ['nothing, where times are rounded in our disfavour', { busy: 1500, total: 5000 }, 520, 0],
    ['nothing, where no time has passed', before, 0, 0],
  ])('is %s', (_, after, own, share) => expect(foreignShare(before, after, own)).toBe(share));

  it.skipIf(!existsSync('/proc/self/stat'))('excludes our child processes, also ended ones', () => {
    const before = ownMs([process.pid]);
    execFileSync(process.execPath, ['-e', `while (process.cpuUsage().user < ${BURNT_MS * 1000});`]);
    expect(ownMs([process.pid]) - before).toBeGreaterThanOrEqual(BURNT_MS);
    // A control: what is no root is not counted.
    expect(ownMs([])).toBe(0);
  });

  it("is parsed from the kernel's data of a process with any name", () => {
    const stat = '42 (a (odd) name) S 7 42 42 0 -1 4194560 100 200 0 0 11 22 33 44 20 0 1 0 100 1000 50';
    expect(toProcess(stat)).toEqual({ parent: 7, ms: 1100 });
  });
});

describe('waiting for a quiet machine', () => {
  it('ends as soon as the machine is quiet, and reports the wait once', async () => {
    const shares = [0.8, 0.5, 0.05, 0.9];
    const lines: string[] = [];
    const isQuiet = await waitForQuietMachine(
      60_000,
      (line) => lines.push(line),
      async () => shares.shift() ?? 1,
    );
    expect([isQuiet, shares, lines]).toEqual([
      true,
      [0.9],
      ['Others use 80 % of the processors; waiting up to 60 s for them.'],
    ]);
  });

  it('ends at its time limit', async () => {
    expect(
      await waitForQuietMachine(
        0,
        () => undefined,
        async () => 0.5,
      ),
    ).toBe(false);
  });
});

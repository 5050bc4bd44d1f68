import { expect } from 'vitest';

/**
 * The maximum processor time in milliseconds; a hanging or quadratic computation takes minutes, the tested ones far
 * less.
 */
const HANGS_MS = 20_000;

/**
 * Expects that a computation ends soon. Measures the processor time of this process, not the elapsed time: others may
 * use the machine, too. The benchmarks measure speed.
 */
export function expectNoHang(compute: () => void): void {
  const before = process.cpuUsage();
  compute();
  expectSoon(before);
}

/** Expects that an asynchronous computation ends soon. */
export async function expectNoHangOf(compute: () => Promise<void>): Promise<void> {
  const before = process.cpuUsage();
  await compute();
  expectSoon(before);
}

function expectSoon(before: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, 'milliseconds of computing').toBeLessThan(HANGS_MS);
}

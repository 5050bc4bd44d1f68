import { expect } from 'vitest';

/** What hangs, or takes the square of its input, computes for minutes or for ever; all that is tested here takes a blink. */
const HANGS_MS = 20_000;

/**
 * Expects a computation to come to an end soon. What counts is the time that this process has computed, not the time
 * that has passed: others may use the machine, too. How fast something is, the benchmarks say.
 */
export function expectNoHang(compute: () => void): void {
  const before = process.cpuUsage();
  compute();
  expectSoon(before);
}

/** The same of a computation that gives way to others. */
export async function expectNoHangOf(compute: () => Promise<void>): Promise<void> {
  const before = process.cpuUsage();
  await compute();
  expectSoon(before);
}

function expectSoon(before: NodeJS.CpuUsage): void {
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, 'milliseconds of computing').toBeLessThan(HANGS_MS);
}

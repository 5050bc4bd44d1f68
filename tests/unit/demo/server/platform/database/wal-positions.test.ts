import { expect, it } from 'vitest';
import { newWalPositions } from '../../../../../../demo/server/platform/database/wal-positions';

it('tells for how long a replica has lacked the oldest change that it lacks', () => {
  const positions = newWalPositions();
  for (const [position, atMs] of [
    [100, 0],
    [100, 1000],
    [200, 2000],
    [300, 3000],
    [300, 9000],
  ] as const)
    positions.note(position, atMs);
  expect([99, 100, 199, 200, 299, 300, 400].map((position) => positions.lagOf(position, 9000))).toEqual([
    ...[9000, 7000, 7000, 6000, 6000, 0, 0],
  ]);
  // Checked before the primary was.
  expect(positions.lagOf(299, 2900)).toBe(0);
});

it('stands still while the primary is away, and begins anew when another server has become the primary', () => {
  const positions = newWalPositions();
  positions.note(100, 0);
  positions.note(200, 1000);
  positions.note(200, 4000);
  expect(positions.lagOf(150, 60_000)).toBe(3000);
  positions.note(180, 61_000);
  expect([positions.lagOf(180, 62_000), positions.lagOf(170, 61_500)]).toEqual([0, 0]);
  positions.note(180, 63_000);
  expect(positions.lagOf(170, 63_000)).toBe(2000);
});

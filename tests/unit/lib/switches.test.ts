import { expect } from 'vitest';
import { toSwitch } from '../../../src/lib/switches';
import { itForAll } from '../../support/it-for-all';

itForAll([true, 'true', 'TRUE', ' y ', 'Y', 1, '1'])('%j means on', (value) => {
  expect(toSwitch(value)).toBe(true);
});

itForAll([false, 'false', 'N', 'n', 0, '0'])('%j means off', (value) => {
  expect(toSwitch(value)).toBe(false);
});

itForAll([undefined, null, '', 'ja', 2, Number.NaN, [], {}, Symbol('y'), 1n])(
  'something else is no switch',
  (value) => {
    expect(toSwitch(value)).toBeUndefined();
  },
);

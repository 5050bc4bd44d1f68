import { expect, it, vi } from 'vitest';
import { takeTurn } from '../../../../../src/features/auth/session/turns';

it('lets one of several speak, and the next one when it leaves', () => {
  const session = {};
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const leaveFirst = takeTurn(session, first);
  const leaveSecond = takeTurn(session, second);
  takeTurn(session, third);
  expect(first).toHaveBeenLastCalledWith(true);
  expect(second).toHaveBeenLastCalledWith(false);
  leaveSecond();
  expect(third).toHaveBeenLastCalledWith(false);
  leaveFirst();
  expect(third).toHaveBeenLastCalledWith(true);
});

it('lets one speak for each session', () => {
  const hear = vi.fn();
  takeTurn({}, () => undefined);
  takeTurn({}, hear);
  expect(hear).toHaveBeenLastCalledWith(true);
});

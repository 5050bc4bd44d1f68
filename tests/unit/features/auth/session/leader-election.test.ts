import { expect, it, vi } from 'vitest';
import { queueForLeadership } from '../../../../../src/features/auth/session/leader-election';

it('lets one of several speak, and the next one when it leaves', () => {
  const session = {};
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const leaveFirst = queueForLeadership(session, first);
  const leaveSecond = queueForLeadership(session, second);
  queueForLeadership(session, third);
  expect(first).toHaveBeenLastCalledWith(true);
  expect(second).toHaveBeenLastCalledWith(false);
  leaveSecond();
  expect(third).toHaveBeenLastCalledWith(false);
  leaveFirst();
  expect(third).toHaveBeenLastCalledWith(true);
});

it('lets one speak for each session', () => {
  const hear = vi.fn();
  queueForLeadership({}, () => undefined);
  queueForLeadership({}, hear);
  expect(hear).toHaveBeenLastCalledWith(true);
});

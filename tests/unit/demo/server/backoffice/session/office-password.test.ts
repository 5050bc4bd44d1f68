import { expect, it } from 'vitest';
import { argonHashing } from '../../../../../../demo/server/accounts/password-hashing';
import { passwordCheck } from '../../../../../../demo/server/backoffice/session/office-password';

it('refuses simultaneous attempts of strangers, but no known device', async () => {
  const isRight = passwordCheck('geheim', argonHashing);
  const strangers = Array.from({ length: 60 }, (_, index) => isRight(`geheim${index}`, false));
  const device = isRight('geheim', true);
  const settled = await Promise.allSettled(strangers);
  const refused = settled.filter((result) => result.status === 'rejected');
  // One is compared and 20 wait; of these the check sends more away where the machine is too busy to compare in time.
  expect(refused.length).toBeGreaterThanOrEqual(60 - 21);
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, code: 'busy' });
  expect(settled.some((result) => result.status === 'fulfilled' && result.value)).toBe(false);
  expect(await device).toBe(true);
});

it('accepts a password in another Unicode form', async () => {
  expect(await passwordCheck('Pru\u0308fung', argonHashing)('Pr\u00fcfung', false)).toBe(true);
});

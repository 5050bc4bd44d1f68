import { expect, it } from 'vitest';
import { argonHashing } from '../../../../../../demo/server/accounts/password-hashing';
import { officePasswords } from '../../../../../../demo/server/backoffice/session/office-password';

it('refuses simultaneous attempts of strangers, but no known device', async () => {
  const passwords = officePasswords(argonHashing);
  const hash = await passwords.hash('geheim');
  const isRight = (typed: string, isKnownDevice: boolean) => passwords.matches(typed, hash, isKnownDevice);
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

it('compares as long where there is no password, and accepts none', async () => {
  expect(await officePasswords(argonHashing).matches('geheim', undefined, false)).toBe(false);
});

it('accepts a password in another Unicode form', async () => {
  const passwords = officePasswords(argonHashing);
  expect(await passwords.matches('Pr\u00fcfung', await passwords.hash('Pru\u0308fung'), false)).toBe(true);
});

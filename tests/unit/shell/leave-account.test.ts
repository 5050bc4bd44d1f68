import { describe, expect } from 'vitest';
import { nextRoute } from '../../../src/features/auth/next-route';
import { localeOfPath } from '../../../src/routing/locale-prefix';
import { splitRoute } from '../../../src/routing/redirects';
import { accountExit, type ExitReason, publicOrder } from '../../../src/shell/leave-account';
import { itForAll } from '../../support/it-for-all';

describe('leaving a screen that requires a log-in', () => {
  itForAll<[string, ExitReason, boolean, string]>([
    ['/secure/profile', 'guest', true, '/auth/login?next=%2Fsecure%2Fprofile'],
    ['/en/secure/profile', 'guest', true, '/en/auth/login?next=%2Fen%2Fsecure%2Fprofile'],
    ['/secure', 'guest', true, '/auth/login'],
    ['/en/secure', 'expired', true, '/en/auth/login'],
    ['/secure/profile', 'guest', false, '/events'],
    ['/en/secure/profile', 'refused', false, '/en/events'],
    ['/secure/profile', 'left', true, '/auth/login'],
    ['/en/secure/profile', 'left', false, '/en/events'],
  ])('%s, %s, to the log-in: %s → %s', (wanted, reason, isToLogin, route) => {
    expect(accountExit(wanted, reason, isToLogin).route).toBe(route);
  });

  itForAll([
    ['/secure/promotion/order', '/promotion'],
    ['/en/secure/promotion/order?product=a', '/en/promotion?product=a'],
    ['/secure/promotion/order/content', undefined],
    ['/secure/promotion', undefined],
  ])('leads to the public part of an order at %s: %s', (wanted, route) => {
    expect(publicOrder(wanted)).toBe(route);
  });

  itForAll(['/secure/profile', '/en/secure/change', '/secure/promotion/7?tab=2&x=ä', '/en/secure'])(
    'returns to %s after the log-in',
    (wanted) => {
      const { login } = accountExit(wanted, 'guest', false);
      expect(nextRoute(splitRoute(login)[1], localeOfPath(login).locale)).toBe(wanted);
    },
  );
});

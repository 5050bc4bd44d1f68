import { expect, it } from 'vitest';
import { englishBalance, germanBalance } from '../../../../../demo/server/mail/advert-parts';

it('says that a refund is the sum of several credits', () => {
  const balance = { state: 'refund', sum: '64,12 €' } as const;
  expect(germanBalance(balance)).toBe('Wir erstatten Ihnen 64,12 €.');
  expect(germanBalance({ ...balance, isMore: true })).toBe('Wir erstatten Ihnen insgesamt 64,12 €.');
  expect(englishBalance({ ...balance, isMore: true })).toBe('We’ll refund you 64,12 € in total.');
});

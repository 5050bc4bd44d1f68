import { expect, it } from 'vitest';
import { isReverseCharge, isReversed } from '../../../demo/server/adverts/reverse-charge';

const AUSTRIAN = { country: 'AT', vatId: 'ATU12345678', isConsumer: false };

it.each<[string, typeof AUSTRIAN, boolean]>([
  ['a business in another country of the Union', AUSTRIAN, true],
  ['one in Greece, whose VAT id begins with EL', { ...AUSTRIAN, country: 'GR', vatId: 'EL123456789' }, true],
  ['a person there', { ...AUSTRIAN, isConsumer: true }, false],
  ['a business without a VAT id', { ...AUSTRIAN, vatId: ' ' }, false],
  ['a business with the VAT id of somewhere else', { ...AUSTRIAN, country: 'FR' }, false],
  ['a business of the same country', { country: 'DE', vatId: 'DE136695976', isConsumer: false }, false],
  ['a business outside the Union', { country: 'CH', vatId: 'CHE123456789', isConsumer: false }, false],
])('%s', (_, buyer, expected) => {
  expect(isReverseCharge({ country: 'DE' }, buyer)).toBe(expected);
  expect(isReversed({ vatShare: 0, seller: { country: 'DE' }, buyer })).toBe(expected);
  expect(isReversed({ vatShare: 1900, seller: { country: 'DE' }, buyer })).toBe(false);
});

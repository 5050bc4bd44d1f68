import { expect, it } from 'vitest';
import { isReverseCharge, vatCategoryOf } from '../../../../../demo/server/adverts/reverse-charge';
import type { VatCategory } from '../../../../../src/model/adverts/vat-category';
import { itForAll } from '../../../../support/it-for-all';

const AUSTRIAN = { country: 'AT', vatId: 'ATU13585627', isConsumer: false };
const SWISS = { country: 'CH', vatId: '', isConsumer: false };
const [GERMAN, SMALL] = [{ country: 'DE' }, { country: 'DE', isSmallBusiness: true }];

itForAll<[string, typeof AUSTRIAN, VatCategory, atSmall: VatCategory]>([
  ['a business in another country of the Union', AUSTRIAN, 'AE', 'AE'],
  ['one in Greece, whose VAT id begins with EL', { ...AUSTRIAN, country: 'GR', vatId: 'EL094259216' }, 'AE', 'AE'],
  ['a person there', { ...AUSTRIAN, isConsumer: true }, 'S', 'E'],
  ['a business without a VAT id', { ...AUSTRIAN, vatId: ' ' }, 'S', 'E'],
  ['a business with a VAT id of wrong check digits', { ...AUSTRIAN, vatId: 'ATU12345678' }, 'S', 'E'],
  ['a business with a VAT id of nothing but zeros', { ...AUSTRIAN, vatId: 'ATU00000000' }, 'S', 'E'],
  ['a business with the VAT id of somewhere else', { ...AUSTRIAN, country: 'FR' }, 'S', 'E'],
  ['a business of the same country', { country: 'DE', vatId: 'DE136695976', isConsumer: false }, 'S', 'E'],
  ['a business outside the Union', SWISS, 'O', 'O'],
  [
    'one in Northern Ireland, which is outside for services',
    { ...SWISS, country: 'GB', vatId: 'XI980780684' },
    'O',
    'O',
  ],
  ['a person outside the Union', { ...SWISS, isConsumer: true }, 'S', 'E'],
])('%s', (_, buyer, category, atSmall) => {
  expect(isReverseCharge(GERMAN, buyer)).toBe(category === 'AE');
  expect(vatCategoryOf(GERMAN, buyer, 1900)).toBe(category);
  expect(vatCategoryOf(SMALL, buyer, 1900)).toBe(atSmall);
});

it('an unknown buyer pays the rate of the slot, if the seller charges any', () => {
  expect([1900, 0].map((share) => vatCategoryOf(GERMAN, undefined, share))).toEqual(['S', 'Z']);
  expect(vatCategoryOf(SMALL, undefined, 1900)).toBe('E');
});

it('a seller outside the Union charges the rates of the slots', () => {
  expect(vatCategoryOf({ country: 'CH' }, AUSTRIAN, 770)).toBe('S');
});

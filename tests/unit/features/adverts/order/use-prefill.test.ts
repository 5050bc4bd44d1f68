import { expect, it } from 'vitest';
import type { OrderDraft } from '../../../../../src/features/adverts/order/order-draft';
import { prefillOf } from '../../../../../src/features/adverts/order/use-prefill';
import type { AdvertCatalogue } from '../../../../../src/model/adverts/advert-catalogue';

const none: AdvertCatalogue = [];
const draft = (known: Partial<OrderDraft>) => known as OrderDraft;

it('an order that is made again remembers which one, and says so once', () => {
  expect(prefillOf({ reorderOf: 'a' }, none, draft({}))).toEqual({ reorderOf: 'a' });
  expect(prefillOf({ reorderOf: 'a' }, none, draft({ reorderOf: 'a' }))).toEqual({});
  expect(prefillOf({}, none, draft({ reorderOf: 'a' }))).toEqual({});
});

import { expect, it } from 'vitest';
import { prefillOf } from '../../../../../src/features/adverts/order/use-prefill';
import type { AdvertCatalogue, AdvertSlot } from '../../../../../src/model/answers/advert-catalogue';
import type { OrderDraft } from '../../../../../src/model/answers/order-draft';

const none: AdvertCatalogue = [];
const draft = (known: Partial<OrderDraft>) => known as OrderDraft;

it('a repeated order remembers the first one, and reports it once', () => {
  expect(prefillOf({ reorderOf: 'a' }, none, draft({}))).toEqual({ reorderOf: 'a' });
  expect(prefillOf({ reorderOf: 'a' }, none, draft({ reorderOf: 'a' }))).toEqual({});
  expect(prefillOf({}, none, draft({ reorderOf: 'a' }))).toEqual({});
});

it('a slot that the page names is filled in once, one that a link names each time', () => {
  const slot = { id: 'card' } as AdvertSlot;
  const catalogue = [{ id: 'web', channels: [{ id: 'dates', slots: [slot] }] }] as unknown as AdvertCatalogue;
  const filled = { medium: 'web', channel: 'dates', slot: 'card', dates: [] };
  expect(prefillOf({ product: 'card' }, catalogue, draft({}))).toEqual({ ...filled, product: 'card' });
  expect(prefillOf({ product: 'card' }, catalogue, draft({ slot: 'box', product: 'card' }))).toEqual({});
  const linked = { product: 'card', isAddressed: true };
  expect(prefillOf(linked, catalogue, draft({ slot: 'box', product: 'card' }))).toEqual(filled);
  expect(prefillOf({ product: 'gone' }, catalogue, draft({}))).toEqual({});
});

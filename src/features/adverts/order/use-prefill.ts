import { useState } from 'react';
import type { CommonInput } from '../../../app/element-input';
import { usePortal, useRoute } from '../../../app/portal';
import type { AdvertCatalogue } from '../../../model/answers/advert-catalogue';
import { findSlot } from '../../../model/answers/advert-catalogue';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { RepeatedAdvert } from '../../../model/answers/ordered-advert';
import { splitRoute } from '../../../routing/redirects';
import type { OrderStore } from './order-store';

/** The attributes of `<advert-order>` besides the common ones. */
type Input = CommonInput & { readonly eventId?: string | undefined; readonly product?: string | undefined };

type PrefillInput = Pick<Input, 'eventId' | 'product'> & {
  /** True if the address names the product; an attribute stays, and is applied once. */
  isAddressed?: boolean | undefined;
  /** Id of the order to repeat, and its content. */
  reorderOf?: string | undefined;
  repeated?: RepeatedAdvert | undefined;
};

const NO_EVENT = { eventId: undefined, eventChoice: undefined };

/**
 * Returns the initial choices of an order: `?eventId=`, `?product=` and `?reorderOf=` of the address, else the
 * attributes of the element.
 */
export function prefillOf(
  { eventId, product, isAddressed = false, reorderOf, repeated }: PrefillInput,
  catalogue: AdvertCatalogue,
  current: OrderDraft,
): Partial<OrderDraft> {
  const isNew = isAddressed || product !== current.product;
  const placed = isNew ? findSlot(catalogue, product) : undefined;
  const isOtherSlot = placed !== undefined && placed.slot.id !== current.slot;
  const isOtherEvent = Boolean(eventId) && eventId !== current.eventId;
  return {
    // Days chosen for another slot may be taken in this one.
    ...(isOtherSlot && { medium: placed.medium.id, channel: placed.channel.id, slot: placed.slot.id, dates: [] }),
    ...(placed && !isAddressed && product && { product }),
    ...(isOtherEvent && eventId && { eventChoice: 'existing', eventId }),
    // Applied once, so that later changes stay. The content belongs to its own event and to no other one.
    ...(reorderOf && reorderOf !== current.reorderOf && { ...(!eventId && NO_EVENT), reorderOf, ...repeated }),
  };
}

/** Applies once the initial choices of the address or element. */
export function usePrefill(store: OrderStore, catalogue: AdvertCatalogue, repeated: RepeatedAdvert | undefined): void {
  const { input } = usePortal<Input>();
  const query = new URLSearchParams(splitRoute(useRoute())[1]);
  useState(() => {
    const prefill = {
      eventId: query.get('eventId') ?? input.eventId,
      product: query.get('product') ?? input.product,
      isAddressed: query.has('product'),
      reorderOf: query.get('reorderOf') ?? undefined,
      repeated,
    };
    const change = prefillOf(prefill, catalogue, store.state().draft);
    if (Object.keys(change).length > 0) store.update(change);
  });
}

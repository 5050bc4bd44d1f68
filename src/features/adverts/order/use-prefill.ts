import { useState } from 'react';
import type { CommonInput } from '../../../app/element-input';
import { usePortal, useRoute } from '../../../app/portal';
import type { AdvertCatalogue } from '../../../model/answers/advert-catalogue';
import { findSlot } from '../../../model/answers/advert-catalogue';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { RepeatedAdvert } from '../../../model/answers/ordered-advert';
import { splitRoute } from '../../../routing/redirects';
import type { OrderStore } from './order-store';

/** What `<advert-order>` is told beside the common words. */
type Input = CommonInput & { readonly eventId?: string | undefined; readonly product?: string | undefined };

type Given = Pick<Input, 'eventId' | 'product'> & {
  /** Whether the address names the product; an attribute stays, and is filled in once. */
  isAddressed?: boolean | undefined;
  /** Id of the order that is ordered again, and what it says. */
  reorderOf?: string | undefined;
  repeated?: RepeatedAdvert | undefined;
};

const NO_EVENT = { eventId: undefined, eventChoice: undefined };

/** What an order begins with: `?eventId=`, `?product=` and `?reorderOf=` of the address, else the attributes of the element. */
export function prefillOf(
  { eventId, product, isAddressed = false, reorderOf, repeated }: Given,
  catalogue: AdvertCatalogue,
  before: OrderDraft,
): Partial<OrderDraft> {
  const isNew = isAddressed || product !== before.product;
  const placed = isNew ? findSlot(catalogue, product) : undefined;
  const isOtherSlot = placed !== undefined && placed.slot.id !== before.slot;
  const isOtherEvent = Boolean(eventId) && eventId !== before.eventId;
  return {
    // Days that were chosen for another slot may be taken in this one.
    ...(isOtherSlot && { medium: placed.medium.id, channel: placed.channel.id, slot: placed.slot.id, dates: [] }),
    ...(placed && !isAddressed && product && { product }),
    ...(isOtherEvent && eventId && { eventChoice: 'existing', eventId }),
    // Going on with it later keeps what was changed since. What it says is of its own event, and of no other one.
    ...(reorderOf && reorderOf !== before.reorderOf && { ...(!eventId && NO_EVENT), reorderOf, ...repeated }),
  };
}

/** Fills in once what the order was opened with. */
export function usePrefill(store: OrderStore, catalogue: AdvertCatalogue, repeated: RepeatedAdvert | undefined): void {
  const { input } = usePortal<Input>();
  const query = new URLSearchParams(splitRoute(useRoute())[1]);
  useState(() => {
    const given = {
      eventId: query.get('eventId') ?? input.eventId,
      product: query.get('product') ?? input.product,
      isAddressed: query.has('product'),
      reorderOf: query.get('reorderOf') ?? undefined,
      repeated,
    };
    const change = prefillOf(given, catalogue, store.state().draft);
    if (Object.keys(change).length > 0) store.update(change);
  });
}

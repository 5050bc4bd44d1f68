import { guestOrderStorage } from '../../../../app/drafts/guest-order-storage';
import type { OrderDraft } from '../../../../model/answers/order-draft';
import { readOrder } from '../order-storage';

/** The part of an order that can be chosen without an account. */
export type OrderChoice = Pick<OrderDraft, 'dates'> &
  Partial<Pick<OrderDraft, 'medium' | 'channel' | 'product' | 'slot' | 'eventChoice' | 'eventId'>>;

/** The stored choice during the log-in. */
export type HandedChoice = { read(): OrderChoice | undefined; forget(): void };

/** Returns the choice of an order; undefined without a slot. */
function choiceOf({
  medium,
  channel,
  product,
  slot,
  dates,
  eventChoice,
  eventId,
}: OrderDraft): OrderChoice | undefined {
  if (slot === undefined) return undefined;
  return {
    ...{ slot, dates },
    ...(medium && { medium }),
    ...(channel && { channel }),
    ...(product && { product }),
    ...(eventId && { eventId, eventChoice }),
  };
}

/** Creates the storage of a choice during the log-in. */
export function guestChoice(host: string): HandedChoice & { write(order: OrderDraft): void } {
  const storage = guestOrderStorage(host);
  return {
    read() {
      try {
        const stored = storage.read();
        return stored && choiceOf(readOrder(stored));
      } catch {
        return undefined;
      }
    },
    write(order) {
      const choice = choiceOf(order);
      if (choice) storage.write(choice);
    },
    forget: storage.forget,
  };
}

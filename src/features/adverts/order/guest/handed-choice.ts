import { handedOrder } from '../../../../app/drafts/handed-order';
import type { OrderDraft } from '../../../../model/answers/order-draft';
import { readOrder } from '../device-place';

/** What can be chosen of an order without an account. */
export type Choice = Pick<OrderDraft, 'dates'> &
  Partial<Pick<OrderDraft, 'medium' | 'channel' | 'product' | 'slot' | 'eventChoice' | 'eventId'>>;

/** The choice on its way through the log-in. */
export type HandedChoice = { read(): Choice | undefined; forget(): void };

/** Picks the choice out of an order; undefined where there is none yet. */
function choiceOf({ medium, channel, product, slot, dates, eventChoice, eventId }: OrderDraft): Choice | undefined {
  if (slot === undefined) return undefined;
  return {
    ...{ slot, dates },
    ...(medium && { medium }),
    ...(channel && { channel }),
    ...(product && { product }),
    ...(eventId && { eventId, eventChoice }),
  };
}

/** Where a choice waits for the log-in. */
export function handedChoice(host: string): HandedChoice & { write(order: OrderDraft): void } {
  const place = handedOrder(host);
  return {
    read() {
      try {
        const stored = place.read();
        return stored && choiceOf(readOrder(stored));
      } catch {
        return undefined;
      }
    },
    write(order) {
      const choice = choiceOf(order);
      if (choice) place.write(choice);
    },
    forget: place.forget,
  };
}

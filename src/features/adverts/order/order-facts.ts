import { billingProblems } from '../../../model/adverts/billing-problems';
import { type AdvertCatalogue, findSlot, type PlacedSlot } from '../../../model/answers/advert-catalogue';
import type { OrderDraft } from '../../../model/answers/order-draft';
import { contentProblems } from './order-problems';
import type { OrderState } from './order-state';
import { eventChoiceOf, type OrderFacts, type OrderStep } from './order-steps';

/** Returns the slot of an order: the chosen one or, if the settings have no such step, the first available one. */
export function placedSlot(
  catalogue: AdvertCatalogue,
  steps: readonly OrderStep[],
  { medium, channel, slot }: OrderDraft,
): PlacedSlot | undefined {
  const chosen = findSlot(catalogue, slot);
  if (chosen || steps.includes('slot')) return chosen;
  const media = catalogue.filter(({ id }) => medium === undefined || id === medium);
  const channels = media.flatMap((one) => one.channels.map((candidate) => ({ medium: one, channel: candidate })));
  const match = channels.find((one) => channel === undefined || one.channel.id === channel);
  const [first] = match?.channel.slots ?? [];
  return match && first && { ...match, slot: first };
}

/** Returns which parts of an order are complete. @param hindrance why its event cannot be advertised */
export function factsOf(
  { draft, ordered }: Pick<OrderState, 'draft' | 'ordered'>,
  { catalogue, steps, hindrance }: { catalogue: AdvertCatalogue; steps: readonly OrderStep[]; hindrance?: unknown },
): OrderFacts {
  const placed = findSlot(catalogue, draft.slot);
  const medium = catalogue.find(({ id }) => id === draft.medium);
  return {
    medium: placed !== undefined || medium !== undefined,
    channel:
      placed !== undefined ||
      catalogue.some(
        ({ id, channels }) => (!medium || id === medium.id) && channels.some((one) => one.id === draft.channel),
      ),
    slot: placed !== undefined,
    dates: draft.dates.length > 0,
    choice: eventChoiceOf(steps, draft.eventChoice),
    event: draft.eventId !== undefined && hindrance === undefined,
    content: contentProblems(draft.content).length === 0,
    billing: draft.billing !== undefined && billingProblems(draft.billing).length === 0,
    isOrdered: ordered !== undefined,
  };
}

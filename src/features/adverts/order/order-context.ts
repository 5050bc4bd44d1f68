import { createContext, useContext } from 'react';
import type { AdvertCatalogue, PlacedSlot } from '../../../model/answers/advert-catalogue';
import type { Person } from '../../../model/answers/person';
import type { AdvertSettings } from '../../../settings/to-advert-settings';
import type { EventHindrance } from './event/own-advert-event';
import type { ChosenEvent } from './event/use-own-advert-event';
import type { OfferFilter } from './offers';
import type { OrderState } from './order-state';
import type { OrderFacts, ShownStep } from './order-steps';
import type { OrderStore } from './order-store';
import type { OrderSubmission } from './order-submission';
import type { Hold } from './use-hold';
import type { PriceState } from './use-price';

/** The data that the steps of an order share. */
export type OrderContent = {
  catalogue: AdvertCatalogue;
  settings: AdvertSettings;
  person: Person;
  store: OrderStore;
  state: OrderState;
  steps: readonly ShownStep[];
  step: ShownStep;
  facts: OrderFacts;
  placed: PlacedSlot | undefined;
  /** True on the public page, without a hold or account data. */
  isPublic: boolean;
  /** The chosen event; undefined value without one. */
  event: ChosenEvent;
  /** The reason why it cannot be advertised on the chosen days; undefined if it can, or while it is loading. */
  hindrance: EventHindrance | undefined;
  filter: OfferFilter;
  setFilter(filter: OfferFilter): void;
  price: PriceState;
  hold: Hold;
  submission: OrderSubmission;
  /** Goes to the next step, or back to the overview if the person came from there. */
  next(): void;
  /** Goes to a step; with `isReturning`, `next` then leads back to the overview. */
  go(step: ShownStep, options?: { isReturning?: boolean; isReplaced?: boolean }): void;
  /** Returns the route of a step, with its locale prefix; undefined if it needs the log-in first. */
  routeOf(step: ShownStep): string | undefined;
  /** Goes to the step before; undefined at the first. */
  back: (() => void) | undefined;
  /** Goes to the first step of another order, after this one is ordered or discarded. */
  startNewOrder(): void;
};

const OrderContext = createContext<OrderContent | undefined>(undefined);

export const OrderProvider = OrderContext.Provider;

/** Returns the shared data. @throws {Error} outside an order */
export function useOrder(): OrderContent {
  const content = useContext(OrderContext);
  if (!content) throw new Error('No order');
  return content;
}

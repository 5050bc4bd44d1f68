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
import type { Sending } from './sending';
import type { Hold } from './use-hold';
import type { PriceState } from './use-price';

/** What the steps of an order share. */
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
  /** Whether it is chosen on the public page: nothing is held there, and nothing of an account is known. */
  isPublic: boolean;
  /** The chosen event; undefined where none is chosen. */
  event: ChosenEvent;
  /** Why that cannot be advertised on the chosen days; undefined where it can, or is not known yet. */
  hindrance: EventHindrance | undefined;
  filter: OfferFilter;
  setFilter(filter: OfferFilter): void;
  price: PriceState;
  hold: Hold;
  sending: Sending;
  /** The way on: to the next step, or back to the overview where the person came from there. */
  next(): void;
  /** To a step; one that was reached before leads back to the overview afterwards. */
  go(step: ShownStep, options?: { isReturning?: boolean; isReplaced?: boolean }): void;
  /** The route of a step, with its locale prefix; undefined where it needs the log-in first. */
  routeOf(step: ShownStep): string | undefined;
  /** To the step before; undefined at the first. */
  back: (() => void) | undefined;
  /** To the first step of another order, once this one is ordered or thrown away. */
  startAnew(): void;
};

const OrderContext = createContext<OrderContent | undefined>(undefined);

export const OrderProvider = OrderContext.Provider;

/** @throws {Error} outside an order */
export function useOrder(): OrderContent {
  const content = useContext(OrderContext);
  if (!content) throw new Error('No order');
  return content;
}

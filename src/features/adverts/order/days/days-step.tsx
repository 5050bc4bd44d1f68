import { useOrder } from '../order-context';
import { Days } from './days';

/** Chooses the days on which the advert appears. */
export function DaysStep() {
  const { placed } = useOrder();
  return placed ? <Days key={placed.slot.id} /> : null;
}

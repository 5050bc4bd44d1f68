import { useOrder } from '../order-context';
import { Days } from './days';

/** Renders the step for the days of the advert. */
export function DaysStep() {
  const { placed } = useOrder();
  return placed ? <Days key={placed.slot.id} /> : null;
}

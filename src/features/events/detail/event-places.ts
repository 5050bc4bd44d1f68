import type { Address } from '../../../model/answers/address';
import type { Appointment } from '../../../model/answers/appointment';
import { effectiveDateOf } from '../../../model/effective-date';

/** A place to go to. */
export type EventPlace = {
  /** In full, where it is known. */
  address?: Address | undefined;
  /** '' while it is still open. */
  name: string;
  /** The days on which the event is there; empty for all days, or for all other days. */
  days: string[];
  /** The planned place, where no date takes place there any more. */
  before?: Address | undefined;
};

/** Where dates take place now: the planned place, unless all have left it, and each other one. */
export function placesOf(location: Address | undefined, dates: readonly Appointment[]): EventPlace[] {
  const effectiveDates = dates.map(effectiveDateOf);
  const elsewhere = effectiveDates.filter(({ isElsewhere }) => isElsewhere).map(({ now }) => now);
  const hasLeft = effectiveDates.length > 0 && elsewhere.length === effectiveDates.length;
  const names = [...new Set(elsewhere.map(({ newLocation = '' }) => newLocation))];
  const others = names.map((name): EventPlace => {
    const there = elsewhere.filter(({ newLocation = '' }) => newLocation === name);
    const isAll = hasLeft && names.length === 1;
    return {
      address: there.find(({ newAddress }) => newAddress)?.newAddress,
      name,
      days: isAll ? [] : there.map(({ date }) => date),
      before: hasLeft && name === names[0] ? location : undefined,
    };
  });
  return location && !hasLeft ? [{ address: location, name: location.name, days: [] }, ...others] : others;
}

import type { Address } from '../../../model/answers/address';
import type { Appointment } from '../../../model/answers/appointment';
import { effectiveDateOf } from '../../../model/effective-date';

/** A location of an event. */
export type EventLocation = {
  /** The full address if it is present. */
  address?: Address | undefined;
  /** The name, or '' while the location is still open. */
  name: string;
  /** The days on which the event is at this location; empty for all (other) days. */
  days: string[];
  /** The planned location, if no date takes place there any more. */
  formerLocation?: Address | undefined;
};

/** Returns the current locations: the planned one unless all dates have moved, and each other one. */
export function currentLocations(location: Address | undefined, dates: readonly Appointment[]): EventLocation[] {
  const effectiveDates = dates.map(effectiveDateOf);
  const elsewhere = effectiveDates.filter(({ isElsewhere }) => isElsewhere).map(({ now }) => now);
  const hasMovedEntirely = effectiveDates.length > 0 && elsewhere.length === effectiveDates.length;
  const names = [...new Set(elsewhere.map(({ newLocation = '' }) => newLocation))];
  const others = names.map((name): EventLocation => {
    const datesThere = elsewhere.filter(({ newLocation = '' }) => newLocation === name);
    const isOnlyLocation = hasMovedEntirely && names.length === 1;
    return {
      address: datesThere.find(({ newAddress }) => newAddress)?.newAddress,
      name,
      days: isOnlyLocation ? [] : datesThere.map(({ date }) => date),
      formerLocation: hasMovedEntirely && name === names[0] ? location : undefined,
    };
  });
  return location && !hasMovedEntirely ? [{ address: location, name: location.name, days: [] }, ...others] : others;
}

import type { ClientIndex, Place } from './client-index';
import type { Memo } from './memo';

/** The places of a client's events, numbered, and the number by slot; 0 is none. */
export type Places = { points: readonly (Place | undefined)[]; numbers: Int32Array };

export const placesOf = (index: ClientIndex, memo: Memo): Places => memo('places', '', () => numbered(index));

function numbered({ events, places }: ClientIndex): Places {
  const numberOf = new Map([...places.keys()].map((place, number) => [place, number + 1]));
  const numbers = new Int32Array(events.length);
  for (let slot = 0; slot < events.length; slot += 1) numbers[slot] = numberOf.get(events[slot]?.place ?? -1) ?? 0;
  return { points: [undefined, ...places.values()], numbers };
}

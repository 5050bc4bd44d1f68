import { hashOf } from '../../tools/store/hash-of';

/** A seeded source of randomness: the same seed gives the same sequence on every machine. */
export type Random = {
  /** Returns a number from 0 up to, not including, 1. */
  next: () => number;
  /** Returns a whole number from `from` to `to`, both included. */
  int: (from: number, to: number) => number;
  /** Returns a number between two bounds. */
  between: (from: number, to: number) => number;
  /** Returns true with the given probability. */
  chance: (probability: number) => boolean;
  /** Returns one element of a list that must not be empty. */
  pick: <T>(list: readonly T[]) => T;
  /** Returns one element by the weights. */
  weighted: <T>(list: readonly (readonly [T, number])[]) => T;
  /** Returns up to `count` different elements in random order. */
  some: <T>(list: readonly T[], count: number) => T[];
};

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Creates a sequence for a number or a text. */
export function randomOf(seed: number | string): Random {
  const next = mulberry32(typeof seed === 'number' ? seed : hashOf(seed));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(next() * list.length)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  };
  return {
    next,
    pick,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    weighted: (list) => pickWeighted(list, next()),
    some: (list, count) => {
      const remaining = [...list];
      const chosen = [];
      while (chosen.length < count && remaining.length > 0)
        chosen.push(...remaining.splice(Math.floor(next() * remaining.length), 1));
      return chosen;
    },
  };
}

function pickWeighted<T>(list: readonly (readonly [T, number])[], share: number): T {
  let remaining = share * list.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of list) {
    remaining -= weight;
    if (remaining < 0) return value;
  }
  const last = list.at(-1);
  if (!last) throw new Error('Nothing to pick from.');
  return last[0];
}

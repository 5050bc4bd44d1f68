/*
 * Sets of slots: one bit for each slot of a client, 32 in a word, the lowest slot in the lowest bit. Sets may have
 * different lengths; what lies beyond the end is not in it.
 */

/** A set of slots, one bit for each. */
export type BitSet = Uint32Array<ArrayBuffer>;

/** The slots of a value that few events have, in ascending order; of all others a set. */
export type Slots = { few: Int32Array<ArrayBuffer> } | { many: BitSet };

/** As in the migrations: how many slots one row of facet_bits covers. */
const BLOCK_SLOTS = 16_384;
const BLOCK_WORDS = BLOCK_SLOTS / 32;
/** A list takes a word for each slot, so a quarter of the words is a quarter of the memory and of the work. */
const WORDS_PER_LISTED = 4;

/** PostgreSQL sends the bit of the lowest slot as the highest of a byte. */
const REVERSED = Uint8Array.from({ length: 256 }, (_, byte) => {
  let reversed = 0;
  for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) reversed |= 128 >> bit;
  return reversed;
});

/** An empty set with room for as many slots, in whole blocks. */
export const emptySet = (slots: number): BitSet => new Uint32Array(Math.ceil(slots / BLOCK_SLOTS) * BLOCK_WORDS);

/** A set out of rows of bits by block, as the database keeps them. */
export function setOfBlocks(rows: readonly { block: number; bits: Uint8Array }[]): BitSet {
  const last = rows.reduce((most, { block }) => Math.max(most, block), -1);
  const set = emptySet((last + 1) * BLOCK_SLOTS);
  const bytes = new Uint8Array(set.buffer);
  for (const { block, bits } of rows) {
    const start = (block * BLOCK_SLOTS) / 8;
    for (let place = 0; place < bits.length; place += 1) bytes[start + place] = REVERSED[bits[place] ?? 0] ?? 0;
  }
  return set;
}

export const has = (set: BitSet, slot: number): boolean => (((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

/** Adds a slot for which the set has room. */
export function add(set: BitSet, slot: number): void {
  set[slot >>> 5] = (set[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

/** How many bits of a word are set. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countOf(set: BitSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) count += onesIn(set[word] as number);
  return count;
}

/** How many slots of a value are in a set. */
export function countIn(set: BitSet, slots: Slots): number {
  let count = 0;
  if ('few' in slots) {
    for (let place = 0; place < slots.few.length; place += 1) {
      const slot = slots.few[place] as number;
      count += ((set[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
    }
    return count;
  }
  const length = Math.min(set.length, slots.many.length);
  for (let word = 0; word < length; word += 1) {
    const both = (set[word] as number) & (slots.many[word] as number);
    // Most searches find little, and to look is faster than to count.
    if (both !== 0) count += onesIn(both);
  }
  return count;
}

/** Adds all slots of a value. */
export function addAll(set: BitSet, slots: Slots | undefined): void {
  if (!slots) return;
  if ('few' in slots) for (const slot of slots.few) add(set, slot);
  else
    for (let word = 0; word < slots.many.length; word += 1) set[word] = (set[word] ?? 0) | (slots.many[word] as number);
}

/** What is in all of the sets; there is at least one. */
export function inAll([first, ...others]: readonly BitSet[]): BitSet {
  const both = new Uint32Array(first ?? []);
  for (const other of others) {
    for (let word = 0; word < both.length; word += 1) both[word] = (both[word] as number) & (other[word] ?? 0);
  }
  return both;
}

/** Takes the slots of the second set out of the first. */
export function takeOut(set: BitSet, others: BitSet): void {
  const length = Math.min(set.length, others.length);
  for (let word = 0; word < length; word += 1) set[word] = (set[word] as number) & ~(others[word] as number);
}

/** The slots in a set, lowest first. */
export function slotsIn(set: BitSet): number[] {
  const slots: number[] = [];
  for (let word = 0; word < set.length; word += 1) {
    for (let left = set[word] as number; left !== 0; left &= left - 1)
      slots.push(word * 32 + 31 - Math.clz32(left & -left));
  }
  return slots;
}

/** Keeps a set in the form that takes less. */
export function toSlots(set: BitSet): Slots {
  return countOf(set) * WORDS_PER_LISTED <= set.length ? { few: Int32Array.from(slotsIn(set)) } : { many: set };
}

/** The same value with or without a slot; what was given stays as it is. */
export function withSlot(slots: Slots | undefined, slot: number, isIn: boolean): Slots {
  if (slots && 'many' in slots) {
    const set = new Uint32Array(Math.max(slots.many.length, emptySet(slot + 1).length));
    set.set(slots.many);
    if (isIn) add(set, slot);
    else takeOut(set, singleOf(slot));
    return { many: set };
  }
  const others = [...(slots?.few ?? [])].filter((other) => other !== slot);
  return { few: Int32Array.from(isIn ? [...others, slot] : others).sort() };
}

function singleOf(slot: number): BitSet {
  const set = emptySet(slot + 1);
  add(set, slot);
  return set;
}

export const hasSlot = (slots: Slots, slot: number): boolean =>
  'few' in slots ? slots.few.includes(slot) : has(slots.many, slot);

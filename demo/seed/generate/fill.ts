import type { Random } from './random';

/**
 * A function that replaces slots by words; a slot keeps its word for the whole event, so that title and texts agree.
 */
export type Fill = (text: string) => string;

const SLOT = /\{([a-z]+)(\d?)\}/g;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Creates the functions of one event; '{werk2}' takes another word than '{werk}'. */
export function newFill(pools: Record<string, readonly string[]>, random: Random): { plain: Fill; html: Fill } {
  const chosen = new Map<string, string>();
  const plain: Fill = (text) =>
    text.replace(SLOT, (slot, name: string, number: string) => {
      const chosenWord = chosen.get(slot);
      if (chosenWord !== undefined) return chosenWord;
      const pool = pools[`${name}${number}`] ?? pools[name];
      if (!pool) throw new Error(`No words for ${slot} in "${text}".`);
      const otherWord = number ? chosen.get(`{${name}}`) : undefined;
      const remaining = pool.length > 1 ? pool.filter((word) => word !== otherWord) : pool;
      const word = plain(random.pick(remaining));
      chosen.set(slot, word);
      return word;
    });
  return { plain, html: (text) => text.replace(SLOT, (slot) => escapeHtml(plain(slot))) };
}

/** Capitalizes the first letter of a title or sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
      const known = chosen.get(slot);
      if (known !== undefined) return known;
      const pool = pools[`${name}${number}`] ?? pools[name];
      if (!pool) throw new Error(`No words for ${slot} in "${text}".`);
      const taken = number ? chosen.get(`{${name}}`) : undefined;
      const rest = pool.length > 1 ? pool.filter((word) => word !== taken) : pool;
      const word = plain(random.pick(rest));
      chosen.set(slot, word);
      return word;
    });
  return { plain, html: (text) => text.replace(SLOT, (slot) => escapeHtml(plain(slot))) };
}

/** Capitalizes the first letter of a title or sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

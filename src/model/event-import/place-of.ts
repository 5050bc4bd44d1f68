import type { FoundPlace } from './found-event';

/** An empty place. */
export const NO_IMPORTED_PLACE: FoundPlace = { name: '', words: '', street: '', zipcode: '', town: '', url: '' };

const TOWN = /^(?:[A-Z]{1,2}[-–\s]\s?)?(\d{4,5})\s+(\p{L}.*)$/u;
const STREET = /^\p{L}.*\s\d{1,4}\s?[a-z]?(?:\s?[-–/+]\s?\d{1,4}\s?[a-z]?)?$/u;

/** Reads a place of a calendar, 'Stadthalle, Marktplatz 1, 12345 Musterstadt': its first part is the name. */
export function placeOfWords(words: string): FoundPlace {
  if (/^https?:\/\/\S+$/i.test(words)) return NO_IMPORTED_PLACE;
  const parts = words.split(/\s*[,;|\n]\s*|\s+[–·]\s+/).filter(Boolean);
  const [name = '', ...rest] = parts;
  const town = rest.flatMap((part) => TOWN.exec(part) ?? []).slice(0, 3);
  const street = rest.find((part) => STREET.test(part) && !TOWN.test(part)) ?? '';
  return { ...NO_IMPORTED_PLACE, name, words, street, zipcode: town[1] ?? '', town: town[2] ?? '' };
}

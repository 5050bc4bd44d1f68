import type { ImportedLocation } from './imported-event';

/** An empty place. */
export const NO_IMPORTED_LOCATION: ImportedLocation = {
  name: '',
  fullText: '',
  street: '',
  zipcode: '',
  town: '',
  url: '',
};

const TOWN = /^(?:[A-Z]{1,2}[-–\s]\s?)?(\d{4,5})\s+(\p{L}.*)$/u;
const STREET = /^\p{L}.*\s\d{1,4}\s?[a-z]?(?:\s?[-–/+]\s?\d{1,4}\s?[a-z]?)?$/u;

/** Reads a place of a calendar, 'Stadthalle, Marktplatz 1, 12345 Musterstadt': its first part is the name. */
export function parseLocation(text: string): ImportedLocation {
  if (/^https?:\/\/\S+$/i.test(text)) return NO_IMPORTED_LOCATION;
  const parts = text.split(/\s*[,;|\n]\s*|\s+[–·]\s+/).filter(Boolean);
  const [name = '', ...otherParts] = parts;
  const town = otherParts.flatMap((part) => TOWN.exec(part) ?? []).slice(0, 3);
  const street = otherParts.find((part) => STREET.test(part) && !TOWN.test(part)) ?? '';
  return { ...NO_IMPORTED_LOCATION, name, fullText: text, street, zipcode: town[1] ?? '', town: town[2] ?? '' };
}

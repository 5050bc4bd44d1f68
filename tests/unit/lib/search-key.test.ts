import { describe, expect } from 'vitest';
import { isFoundIn } from '../../../src/lib/search-key';
import { itForAll } from '../../support/it-for-all';

describe.each([
  ['Weihnachtsmarkt', 'Weihnachts-Markt', 'Weihnachts Markt', 'weihnachts\u00ADmarkt', 'Weihnachts–Markt'],
  ['St. Johann', 'Sankt Johann', 'St Johann', 'Saint-Johann'],
  ['Bahnhofstr.', 'Bahnhofstraße', 'Bahnhof-Strasse'],
  ['Führungen', 'Fuehrungen', 'FÜHRUNGEN', 'Fuhrungen'],
  ["Rock'n'Roll", 'Rock ’n’ Roll', 'Rocknroll'],
  ['3D', '3-D'],
])('%s', (...spellings) => {
  itForAll(spellings)('is found by %s', (search) => {
    for (const text of spellings) {
      expect([text, isFoundIn(search, text, true), isFoundIn(search, `Zum ${text}`)]).toEqual([text, true, true]);
      expect([text, isFoundIn(search, `Zum ${text}`, true)]).toEqual([text, false]);
    }
  });
});

itForAll([
  ['st', 'Stuttgart', true],
  ['st', 'St. Johann', true],
  ['weihnachts-mar', 'Weihnachtsmarkt', true],
  ['bau', 'Neue Bauern', true],
  ['markt', 'Konzert', false],
  ['sankt', 'Stadt', false],
])('%s in %s: %s', (search, text, expected) => {
  expect(isFoundIn(search, text)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { isVatId, plainVatId } from '../../../../src/model/adverts/vat-id';

/** Of each country of the European Union, and of Northern Ireland: what can be an id, and what cannot. */
const BY_COUNTRY: Record<string, [right: string[], wrong: string[]]> = {
  AT: [['ATU12345678'], ['AT12345678', 'ATU1234567', 'ATV12345678']],
  BE: [
    ['BE0123456789', 'BE1123456789'],
    ['BE2123456789', 'BE123456789'],
  ],
  BG: [
    ['BG123456789', 'BG1234567890'],
    ['BG12345678', 'BG12345678901'],
  ],
  CY: [['CY12345678X'], ['CY123456789', 'CY1234567X']],
  CZ: [
    ['CZ12345678', 'CZ123456789', 'CZ1234567890'],
    ['CZ1234567', 'CZ12345678901'],
  ],
  DE: [
    ['DE136695976', 'DE129273398'],
    ['DE136695977', 'DE036695976', 'DE12345678'],
  ],
  DK: [['DK12345678'], ['DK1234567', 'DK123456789']],
  EE: [['EE123456789'], ['EE12345678']],
  EL: [['EL123456789'], ['GR123456789', 'EL12345678']],
  ES: [
    ['ESX1234567X', 'ESA12345678', 'ES12345678Z'],
    ['ES123456789', 'ESX123456X'],
  ],
  FI: [['FI12345678'], ['FI1234567']],
  FR: [
    ['FR12345678901', 'FRXX345678901'],
    ['FRIO345678901', 'FR1234567890'],
  ],
  HR: [['HR12345678901'], ['HR1234567890']],
  HU: [['HU12345678'], ['HU1234567']],
  IE: [
    ['IE1234567X', 'IE1X23456X', 'IE1234567XA'],
    ['IE12345678', 'IE123456X'],
  ],
  IT: [['IT12345678901'], ['IT1234567890']],
  LT: [['LT123456789', 'LT123456789012'], ['LT1234567890']],
  LU: [['LU12345678'], ['LU1234567']],
  LV: [['LV12345678901'], ['LV1234567890']],
  MT: [['MT12345678'], ['MT1234567']],
  NL: [['NL123456789B01'], ['NL123456789A01', 'NL123456789B1']],
  PL: [['PL1234567890'], ['PL123456789']],
  PT: [['PT123456789'], ['PT12345678']],
  RO: [
    ['RO12', 'RO1234567890'],
    ['RO1', 'RO12345678901'],
  ],
  SE: [['SE123456789012'], ['SE12345678901']],
  SI: [['SI12345678'], ['SI1234567']],
  SK: [['SK1234567890'], ['SK123456789']],
  XI: [
    ['XI123456789', 'XI123456789012', 'XIGD123'],
    ['XI12345678', 'XIGD12'],
  ],
};

describe.each(Object.entries(BY_COUNTRY))('a VAT id of %s', (country, [right, wrong]) => {
  it.each(right)('can be %s', (id) => expect(isVatId(id)).toBe(true));
  it.each(wrong)('cannot be %s', (id) => expect(isVatId(id)).toBe(false));
  it('is not that of another country, and more than the country', () => {
    expect(isVatId(country)).toBe(false);
    for (const id of right) expect(isVatId(`ZZ${id.slice(2)}`)).toBe(false);
  });
});

it('is read as people write it', () => {
  expect(plainVatId('de 136.695-976')).toBe('DE136695976');
  expect(isVatId(' nl 123456789 b01 ')).toBe(true);
  for (const id of ['', ' ', 'DE', '136695976', 'US123456789', 'CHE123456789', 'DE１３６６９５９７６'])
    expect(isVatId(id), id).toBe(false);
});

it('knows all countries of the European Union', () => {
  expect(Object.keys(BY_COUNTRY)).toHaveLength(28);
});

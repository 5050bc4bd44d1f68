import { describe, expect, it } from 'vitest';
import {
  countryOfVatId,
  hasVatIds,
  isInUnion,
  isVatId,
  plainVatId,
  vatExample,
  vatPrefix,
} from '../../../../src/model/adverts/vat-id';
import { itForAll } from '../../../support/it-for-all';

/** Valid and invalid VAT ids of each country of the European Union, by ISO 3166 code, and of Northern Ireland. */
const BY_COUNTRY: Record<string, [right: string[], wrong: string[]]> = {
  AT: [['ATU13585627'], ['AT13585627', 'ATU1358562', 'ATV13585627', 'ATU12345678', 'ATU00000004']],
  BE: [
    ['BE0428759497', 'BE1000123448'],
    ['BE2123456789', 'BE428759497'],
  ],
  BG: [
    ['BG175074752', 'BG831902088', 'BG7523169263'],
    ['BG12345678', 'BG12345678901'],
  ],
  CY: [['CY10259033P'], ['CY102590339', 'CY1025903P', 'CY00000000W']],
  CZ: [
    ['CZ25123891', 'CZ640903926', 'CZ7103192745'],
    ['CZ1234567', 'CZ12345678901'],
  ],
  DE: [
    ['DE136695976', 'DE129273398'],
    ['DE036695976', 'DE12345678'],
  ],
  DK: [['DK13585628'], ['DK1234567', 'DK123456789']],
  EE: [['EE100931558', 'EE100594102'], ['EE12345678']],
  ES: [
    ['ESX2482300W', 'ESB58378431', 'ES54362315K', 'ESJ99216582'],
    ['ES123456789', 'ESX123456X', 'ESA00000000', 'ES00000000T'],
  ],
  FI: [['FI20774740'], ['FI1234567']],
  FR: [
    ['FR40303265045', 'FR23334175221', 'FRK7399859412'],
    ['FRIO303265045', 'FR1234567890', 'FR12000000000'],
  ],
  GB: [
    ['XI980780684', 'XI980780684001', 'XIGD123'],
    ['XI12345678', 'XIGD12', 'GB980780684'],
  ],
  GR: [
    ['EL094259216', 'EL023456780'],
    ['GR094259216', 'EL12345678'],
  ],
  HR: [['HR33392005961'], ['HR1234567890']],
  HU: [['HU12892312'], ['HU1234567']],
  IE: [
    ['IE6433435F', 'IE8D79739I', 'IE6433435OA'],
    ['IE12345678', 'IE123456X', 'IE0000000W'],
  ],
  IT: [['IT00743110157'], ['IT1234567890']],
  LT: [['LT119511515', 'LT100001919017'], ['LT1234567890']],
  LU: [['LU15027442'], ['LU1234567']],
  LV: [['LV40003521600'], ['LV1234567890']],
  MT: [['MT11679112'], ['MT1234567']],
  NL: [
    ['NL004495445B01', 'NL123456789B13'],
    ['NL004495445A01', 'NL004495445B1', 'NL000000000B01'],
  ],
  PL: [['PL8567346215'], ['PL123456789']],
  PT: [['PT501964843'], ['PT12345678']],
  RO: [['RO18547290'], ['RO1', 'RO12345678901']],
  SE: [['SE556188840401'], ['SE12345678901', 'SE000000000001']],
  SI: [['SI50223054'], ['SI1234567']],
  SK: [['SK2022749619'], ['SK123456789']],
};

/** The id with its first digit behind the country changed; check digits find that. */
const withSlip = (id: string) => id.replace(/^(.{2}\D*)(\d)/, (_, head, digit) => `${head}${(Number(digit) + 1) % 10}`);

const COUNTRIES = Object.entries(BY_COUNTRY).map(([country, [right, wrong]]) => ({ country, right, wrong }));

describe('a VAT id', () => {
  itForAll(COUNTRIES.flatMap(({ country, right }) => right.map((id) => ({ country, id }))))(
    'of $country can be $id',
    ({ country, id }) => {
      expect(isVatId(id)).toBe(true);
      expect(isVatId(id, country)).toBe(true);
      expect(countryOfVatId(id)).toBe(country);
    },
  );

  itForAll(COUNTRIES.flatMap(({ wrong }) => wrong))('cannot be %s', (id) => expect(isVatId(id)).toBe(false));

  itForAll(COUNTRIES)('of $country has digits that check one another', ({ right: [first = ''] }) => {
    expect(isVatId(withSlip(first)), withSlip(first)).toBe(false);
  });

  itForAll(COUNTRIES)('of $country is more than zeros', ({ right: [first = ''] }) => {
    expect(isVatId(first.slice(0, 2) + first.slice(2).replace(/\d/g, '0')), first).toBe(false);
  });

  itForAll(COUNTRIES)('of $country is not that of another one, and more than the country', ({ country, right }) => {
    expect(isVatId(vatPrefix(country))).toBe(false);
    for (const id of right) {
      expect(isVatId(`ZZ${id.slice(2)}`)).toBe(false);
      expect(isVatId(id, country === 'FR' ? 'IT' : 'FR')).toBe(false);
    }
  });

  itForAll(COUNTRIES)('of $country has an example that is right', ({ country }) => {
    const example = vatExample(country) ?? '';
    expect(isVatId(example, country)).toBe(true);
    expect(example.startsWith(vatPrefix(country))).toBe(true);
  });
});

it('is read in usual notations', () => {
  expect(plainVatId('de 136.695-976')).toBe('DE136695976');
  expect(isVatId(' nl 004495445 b01 ')).toBe(true);
  for (const id of ['', ' ', 'DE', '136695976', 'US123456789', 'CHE123456789', 'DE１３６６９５９７６', 'EU372000063'])
    expect(isVatId(id), id).toBe(false);
});

it('knows exactly the countries of the European Union', () => {
  expect(Object.keys(BY_COUNTRY).filter(isInUnion)).toHaveLength(27);
  for (const country of ['CH', 'LI', 'NO', 'US', 'EL', 'XI', '', 'constructor'])
    expect([isInUnion(country), hasVatIds(country), vatExample(country)], country).toEqual([false, false, undefined]);
  expect([isInUnion('GB'), hasVatIds('GB')]).toEqual([false, true]);
});

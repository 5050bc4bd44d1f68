import { expect, it } from 'vitest';
import { epcCode } from '../../../../../../demo/server/adverts/payment/epc-code';

it('a transfer is written as banking apps read it', () => {
  expect(
    epcCode({
      name: 'Alb-Kurier Verlag GmbH',
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: '',
      cents: 2905,
      purpose: 'AK-R 7',
    }),
  ).toBe(
    [
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Alb-Kurier Verlag GmbH',
      'DE02120300000000202051',
      'EUR29.05',
      '',
      '',
      'AK-R 7',
    ].join('\n'),
  );
});

it('a line break in a name begins no other field, and long names are truncated', () => {
  const code = epcCode({ name: `Ä\n${'x'.repeat(90)}`, iban: 'DE', bic: 'B', cents: 100, purpose: 'y'.repeat(200) });
  const lines = code.split('\n');
  expect(lines).toHaveLength(11);
  expect([lines[5]?.length, lines[7], lines[10]?.length]).toEqual([70, 'EUR1.00', 140]);
});

import { describe, expect, it } from 'vitest';
import { mailText } from '../../../../../demo/server/mail/mail-texts';
import { confirmedName } from '../../../../../demo/server/mail/recipient';
import { itForAll } from '../../../../support/it-for-all';

const named = (firstName: string, lastName = '', isConfirmed = true) =>
  confirmedName({ isConfirmed, firstName, lastName });
const PARTS = { clientName: 'Stadt', link: 'https://portal.example', isApproved: false };
const firstLineOf = (language: 'de' | 'en', name: ReturnType<typeof confirmedName>) =>
  mailText('magic', { language, name }, PARTS).text.split('\n')[0];

describe('the greeting of a mail', () => {
  it('names the person in both languages', () => {
    expect(firstLineOf('de', named('Erika', 'Muster'))).toBe('Guten Tag Erika Muster,');
    expect(firstLineOf('en', named('Erika', 'Muster'))).toBe('Hello Erika Muster,');
  });

  it('names no person with an unconfirmed address', () => {
    expect(firstLineOf('de', named('Erika', 'Muster', false))).toBe('Guten Tag,');
    expect(firstLineOf('en', named('Erika', 'Muster', false))).toBe('Hello,');
  });

  itForAll([
    ['  Änne ', 'Müller-Lüdenscheidt '],
    ['Dr. Ömer', 'O’Brien'],
    ['Anne-Sophie', "d'Arc"],
    ['דוד', 'כהן'],
    ['Erika', ''],
    ['', 'Muster'],
    ['Zoe\u0308', 'St. Pierre'],
    ['E'.repeat(39), 'M'.repeat(40)],
  ])('takes %j %j for a name', (first, last) => {
    expect(named(first, last)).toBe(`${first} ${last}`.trim().replace('  ', ' ').replace(/ {2,}/g, ' '));
  });

  itForAll([
    ['', ''],
    ['Erika\nJetzt klicken', 'Muster'],
    ['Erika\r\nBcc: all@example.org', 'Muster'],
    ['Erika\u2028Muster', ''],
    ['<b>Erika</b>', 'Muster'],
    ['https://evil.example', ''],
    ['www.evil.example', 'Muster'],
    ['Erika', 'evil.example'],
    ['evil.例え', ''],
    ['erika@evil.example', ''],
    ['Gewinn 100 €', ''],
    ['\u202eakirE', 'Muster'],
    ['\u2067Erika', 'Muster'],
    ['Erika\u200b', 'Muster'],
    ['Erika\u0000', 'Muster'],
    ['- Erika', 'Muster'],
    ['E'.repeat(200), 'Muster'],
    ['E'.repeat(40), 'M'.repeat(40)],
  ])('takes %j %j for none', (first, last) => {
    expect(named(first, last)).toBeUndefined();
  });
});

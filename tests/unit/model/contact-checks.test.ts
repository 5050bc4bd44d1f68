import { expect, it } from 'vitest';
import { isEmail, isPhone, isWebAddress } from '../../../src/model/contact-checks';
import { itForAll } from '../../support/it-for-all';
import { expectNoHang } from '../../support/no-hang';

itForAll([
  ['erika@example.org', true],
  ['erika.muster+portal@mail.example.co.uk', true],
  ["o'neill@example.org", true],
  ['info@rössle.de', true],
  ['a@b.de', true],
  ['', false],
  ['erika', false],
  ['erika@', false],
  ['@example.org', false],
  ['erika@localhost', false],
  ['erika@example..org', false],
  ['.erika@example.org', false],
  ['erika.@example.org', false],
  ['er..ika@example.org', false],
  ['erika@-example.org', false],
  ['erika muster@example.org', false],
  ['erika@example.org, max@example.org', false],
  ['Erika <erika@example.org>', false],
  ['erika@example.org\nBcc: max@example.org', false],
  ['"erika"@example.org', false],
  [`${'a'.repeat(65)}@example.org`, false],
  [`a@${'a.'.repeat(130)}de`, false],
])('"%s" as an e-mail address: %s', (text, result) => expect(isEmail(text)).toBe(result));

itForAll([
  ['07121 12345', true],
  ['+49 (0) 7121 / 123-45', true],
  ['112', true],
  ['07121/12345 Durchwahl 7', true],
  ['', false],
  ['12', false],
  ['keine', false],
  ['07121 12345 <b>', false],
  ['1'.repeat(21), false],
])('"%s" as a telephone number: %s', (text, result) => expect(isPhone(text)).toBe(result));

itForAll([
  ['https://example.org/termine?id=1', true],
  ['example.org', true],
  ['www.example.org:8080/a', true],
  ['', false],
  ['example', false],
  ['/termine', false],
  ['javascript:alert(1)', false],
  ['mailto:erika@example.org', false],
  ['https://', false],
  ['ftp://example.org', false],
])('"%s" as a web address: %s', (text, result) => expect(isWebAddress(text)).toBe(result));

it('validates a long text at once', () => {
  expectNoHang(() => {
    for (const text of [`${'a.'.repeat(100_000)}@`, '1 '.repeat(100_000), `a@${'a-'.repeat(100_000)}`]) {
      isEmail(text);
      isPhone(text);
      isWebAddress(text);
    }
  });
});

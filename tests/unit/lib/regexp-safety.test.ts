import { describe, expect, it } from 'vitest';
import { isSafeRegexp, MAX_TESTED_LENGTH } from '../../../src/lib/regexp-safety';
import { itForAll } from '../../support/it-for-all';
import { expectNoHang } from '../../support/no-hang';

const ordinary = [
  '^\\d{5}$',
  '^[A-ZÄÖÜ][a-zäöüß]+$',
  '^(\\+49|0)[1-9][0-9 ]{3,}$',
  '^\\d{5}(-\\d{4})?$',
  '^[\\w.-]+@([\\w-]+\\.)+[a-z]{2,}$',
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  '^[a-z]+(-[a-z]+)*$',
  '^(\\d{2}\\s?)+$',
  '^\\w+(\\s\\w+)*$',
  '^(?:\\+49|0)(?:[ \\-/]?\\d){6,14}$',
  '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$',
  '^\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}$',
  '^https?://.+\\..+$',
  '^(?!0{5})\\d{5}$',
  '(Straße|Weg|Platz) \\d+[a-z]?',
  '^.*$',
  '',
  'e.V.',
  '[^]',
  '\\/',
  '{',
];

const dangerous = [
  '(a+)+$',
  '(a*)*$',
  '^(a|a)*$',
  '^(a|ab)*$',
  '^(\\w|\\d)+$',
  '^(\\w+\\s?)+$',
  '([a-z]{1,20}){1,20}$',
  '^(a?){30}a{30}$',
  `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
  '^(ab*|b)*$',
  '^((a|b)*c?)*$',
  '(.*)(.*)(.*)(.*)=',
  '.*.*.*.*=',
  '^a*a*b c*c*d e*e*f$',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(?=(a+)+$)a',
  '(a+)\\1*$',
  '(?<x>a+)\\k<x>*$',
  '^(\\u4e00|[\\u4e00-\\u9fff])*$',
  'a'.repeat(501),
  '(',
  'a**',
];

describe('A pattern of the settings', () => {
  itForAll(ordinary)('may be %s', (pattern) => {
    expect(isSafeRegexp(pattern)).toBe(true);
  });

  itForAll(dangerous)('may not be %s', (pattern) => {
    expect(isSafeRegexp(pattern)).toBe(false);
  });

  it('is validated quickly', () => {
    expectNoHang(() => {
      for (const pattern of [...ordinary, ...dangerous, '(a|'.repeat(120) + ')'.repeat(120), '[a-z]*'.repeat(80)]) {
        isSafeRegexp(pattern);
      }
    });
  });

  itForAll(ordinary)('takes little time when it is allowed: %s', (pattern) => {
    const expression = new RegExp(pattern);
    expectNoHang(() => {
      for (const letter of ['a', '1', ' ', '.', 'a.', '1 ', 'a-', '@', 'a@', 'a@a.']) {
        expression.test(`${letter.repeat(MAX_TESTED_LENGTH).slice(0, MAX_TESTED_LENGTH - 1)}!`);
      }
    });
  });
});

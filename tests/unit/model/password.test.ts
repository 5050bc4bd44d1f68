import { describe, expect, it } from 'vitest';
import { passwordProblems, passwordRules, passwordStrength } from '../../../src/model/password';
import { itForAll } from '../../support/it-for-all';

describe('a special character is neither letter nor digit', () => {
  itForAll([
    ['Sommer!2026', true],
    ['Sommer2026', false],
    ['SömmerÄÖÜß', false],
    ['Пароль12345', false],
    ['密码密码密码密码1', false],
    ['٠١٢٣٤٥٦٧', false],
    ['cafe\u0301cafe', false],
    ['½Sommer1', true],
    ['Sommer_2026', true],
    ['Sommer€2026', true],
    ['Sommer😀2026', true],
    ['zwei Wörter', true],
    ['  Sommer2026  ', false],
    ['Sommer\u00a02026', true],
    ['', false],
  ])('%j: %s', (password, special) => {
    expect(passwordRules(password).special).toBe(special);
  });
});

describe('the length counts characters', () => {
  itForAll([
    ['abcdef!', false],
    ['abcdefg!', true],
    ['😀😀😀😀😀😀😀', false],
    ['😀😀😀😀😀😀😀😀', true],
    ['!'.repeat(128), true],
    ['!'.repeat(129), false],
    ['😀'.repeat(128), true],
  ])('%j: %s', (password, length) => {
    expect(passwordRules(password).length).toBe(length);
  });
});

describe('the strength of a password grows with its different characters', () => {
  itForAll([
    ['a', 1],
    ['Sommer!26', 1],
    ['aaaaaaaaaaaaaaaaaaaa!', 1],
    ['Dampfschiff2026', 1],
    ['Geheim-4711x', 2],
    ['vier Möwen, ein Fischbrot', 3],
  ])('%j: %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});

describe('the problems of a new password', () => {
  const problemsOf = (one: string, two: string) =>
    passwordProblems(one, two).map(({ path, code }) => `${path} ${code}`);

  itForAll([
    ['Sommer!2026', 'Sommer!2026', []],
    ['', '', ['password1 required', 'password2 required']],
    ['', 'x', ['password1 required', 'password2 mismatch']],
    ['Sommer!2026', '', ['password2 required']],
    ['Sommer!2026', 'Sommer!2025', ['password2 mismatch']],
    ['abc', 'abc', ['password1 too_short', 'password1 no_special']],
    ['abc!', 'abc', ['password1 too_short', 'password2 mismatch']],
    ['abcdefgh', 'abcdefgh', ['password1 no_special']],
    [`!${'a'.repeat(128)}`, `!${'a'.repeat(128)}`, ['password1 too_long']],
  ])('%j and %j: %j', (one, two, problems) => {
    expect(problemsOf(one, two)).toEqual(problems);
  });

  it('name the limits', () => {
    expect(passwordProblems('a!', 'a!')[0]?.params).toEqual({ min: 8 });
    expect(passwordProblems('!'.repeat(200), '!'.repeat(200))[0]?.params).toEqual({ max: 128 });
  });
});

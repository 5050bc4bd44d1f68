import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isEmail, isPhone, isWebAddress } from '../../../src/model/contact-checks';
import { type FieldRule, fieldProblems } from '../../../src/model/field-rules';
import { itForAll } from '../../support/it-for-all';

const rule = (given: Partial<FieldRule> = {}): FieldRule => ({ required: false, regex: '', ...given });
const CASES = join(import.meta.dirname, '../../support/data/email/addresses.json');

describe('A rule of the settings', () => {
  itForAll<[string, Partial<FieldRule>, string]>([
    ['', {}, ''],
    ['  ', {}, ''],
    ['', { required: true }, 'required'],
    ['  ', { required: true }, 'required'],
    ['x', { required: true }, ''],
    ['72793', { regex: '^\\d{5}$' }, ''],
    [' 72793 ', { regex: '^\\d{5}$' }, ''],
    ['7279', { regex: '^\\d{5}$' }, 'regex'],
    ['', { regex: '^\\d{5}$' }, ''],
    ['ab', { min: 3 }, 'too_short {"min":3}'],
    ['abc', { min: 3 }, ''],
    ['', { min: 3 }, ''],
    ['abcd', { max: 3 }, 'too_long {"max":3}'],
    ['abcd', { max: 0 }, ''],
    ['ab', { min: 3, regex: '^\\d' }, 'too_short {"min":3}'],
  ])('"%s" by %j: %s', (value, given, expected) => {
    const problems = fieldProblems('official.plz', value, rule(given));
    const words = problems.map(({ code, params }) => (params ? `${code} ${JSON.stringify(params)}` : code));
    expect(words).toEqual(expected ? [expected] : []);
    for (const { path } of problems) expect(path).toBe('official.plz');
  });

  it.each([
    ['(wrong', 'no regular expression'],
    ['^(a+)+$', 'could take very long'],
  ])('with the pattern %s is ignored, and reported once', (regex, reason) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // Tested on this text, the second pattern would never come to an end.
    for (let time = 0; time < 3; time++) {
      expect(fieldProblems('a', `${'a'.repeat(300)}!`, rule({ regex }), 'official.street')).toEqual([]);
    }
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0]?.[0])).toContain('official.street.regex');
    expect(String(warn.mock.calls[0]?.[0])).toContain(reason);
  });

  it('is tested on the first 200 characters', () => {
    expect(fieldProblems('a', 'a'.repeat(5_000), rule({ regex: '^a{200}$' }))).toEqual([]);
  });
});

describe('Reachable contacts', () => {
  itForAll(['erika@example.org', 'e.m+portal@mail.example.museum', 'jürgen@müller.example'])('e-mail: %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  itForAll(['', 'erika', 'erika@', '@example.org', 'erika@example', 'a b@example.org', 'a@b..org', 'a@@b.org'])(
    'no e-mail: "%s"',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it('e-mail addresses on which all agree', () => {
    const cases: { address: string; consensus: string }[] = JSON.parse(readFileSync(CASES, 'utf8'));
    expect(cases.length).toBeGreaterThan(100);
    const wrong = cases.filter(({ address, consensus }) => isEmail(address) !== (consensus === 'valid'));
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  itForAll(['07121 70300', '+49 (0)7121/703-00', '0 71 21 – 70 30', '112'])('telephone: %s', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  itForAll(['', 'abends', '12', '+', '07121 70300 nach 18 Uhr bei Meier'])('no telephone: "%s"', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  itForAll(['www.example.org', 'https://example.org/a?b=c', 'example.org'])('website: %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  itForAll(['', 'keine', 'javascript:alert(1)', 'mailto:a@b.example', 'https://'])('no website: "%s"', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});

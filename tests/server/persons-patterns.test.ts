import { describe, expect, it } from 'vitest';
import { patientPatterns } from '../support/patient-options';

const patternsWith = () => {
  const refused: string[] = [];
  return { refused, patterns: patientPatterns(({ message }) => refused.push(message)) };
};

describe('a pattern of the settings', () => {
  it.each([
    ['', 'anything', true],
    ['^\\d{5}$', '72793', true],
    ['^\\d{5}$', '7279', false],
    ['straße', 'Marktstraße 1', true],
    ['^[A-ZÄÖÜ]', 'Überweg', true],
  ])('%s and "%s": %s', (pattern, value, result) => {
    const { patterns, refused } = patternsWith();
    expect(patterns.accepts(pattern, value)).toBe(result);
    expect(refused).toEqual([]);
  });

  it.each([
    ['(a+)+$', `${'a'.repeat(150)}!`],
    ['(a|a)*$', `${'a'.repeat(150)}!`],
    ['(a|aa)+$', `${'a'.repeat(150)}!`],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(150)],
    ['(.*)*x', 'y'.repeat(200)],
    ['(?=(a+)+$)b', `${'a'.repeat(150)}!`],
    ['^(\\w+\\s?)*$', `${'wort '.repeat(30)}!`],
    ['((a{1,50}){1,50}){1,50}$', `${'a'.repeat(150)}!`],
  ])('%s cannot hang the server, and is reported once', (pattern, value) => {
    const { patterns, refused } = patternsWith();
    for (let time = 0; time < 100; time += 1) expect(patterns.accepts(pattern, value)).toBe(true);
    // It is not even tried.
    expect(refused).toEqual([expect.stringContaining('(wrong or possibly slow)')]);
  });

  it.each(['(', '[z-a]', '(?<x>a)(?<x>b)', 'x'.repeat(501)])('%s is ignored and reported once', (pattern) => {
    const { patterns, refused } = patternsWith();
    expect([patterns.accepts(pattern, 'a'), patterns.accepts(pattern, 'b')]).toEqual([true, true]);
    expect(refused).toHaveLength(1);
  });

  it('never becomes code', () => {
    const { patterns, refused } = patternsWith();
    expect(patterns.accepts('";process.exit(1);"', 'a')).toBe(false);
    expect(patterns.accepts('a', '");process.exit(1);("')).toBe(false);
    expect(refused).toEqual([]);
  });
});

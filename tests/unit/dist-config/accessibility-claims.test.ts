import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CLAIMS } from '../../../dist-config/reference/accessibility-claims';

/** Checks whether a test file has a test whose title begins with a text, up to the first placeholder. */
const hasTest = (file: string, title: string) => {
  const source = readFileSync(`tests/${file}`, 'utf8');
  return [...source.matchAll(/\b(?:test|it)\(\s*(['"`])(.+?)\1/g)].some(([, , name = '']) => name.startsWith(title));
};

it.each(CLAIMS.flatMap(({ tests }) => tests))('%s proves that %s', (file, title) => {
  expect(title).not.toBe('');
  expect(hasTest(file, title)).toBe(true);
  expect(hasTest(file, `${title} or something else`)).toBe(false);
});

it.each(CLAIMS)('names criteria of WCAG, once each: $en', ({ criteria, tests }) => {
  expect(criteria.every((criterion) => /^[1-4]\.[1-5]\.\d{1,2}$/.test(criterion))).toBe(true);
  expect(new Set(criteria).size).toBe(criteria.length);
  expect(tests.length).toBeGreaterThan(0);
});

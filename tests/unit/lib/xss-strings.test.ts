import { expect, it } from 'vitest';
import { xssStrings } from '../../support/xss-strings';

it('has at least 300 different strings', () => {
  expect(new Set(xssStrings).size).toBeGreaterThanOrEqual(300);
});

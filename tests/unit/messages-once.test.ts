import { expect, test } from 'vitest';
import { withoutKnown } from '../../dist-config/plugins/messages-once';

test('a catalog is left what is its own', () => {
  const code = `export const messages = JSON.parse(${JSON.stringify('{"a":["„A“"],"b":["B \\"b\\""],"lbl_c":["C"]}')});`;
  const kept = `export const messages = JSON.parse(${JSON.stringify('{"b":["B \\"b\\""]}')});`;
  expect(withoutKnown(code, new Set(['a', 'lbl_c']))).toBe(kept);
  expect(withoutKnown(code, new Set())).toBe(code);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutProps } from '../../dist-config/plugins/bare-elements';

const R2WC = readFileSync('node_modules/@r2wc/core/dist/core.js', 'utf8');

test('r2wc is left without what it does for props', () => {
  const code = withoutProps(R2WC);
  expect(code).not.toMatch(/attributeChangedCallback|enumerable: !0|string: E/);
  expect(code).toMatch(/connectedCallback\(\) \{/);
});

test('an r2wc that is written otherwise is refused', () =>
  expect(() => withoutProps(R2WC.replace('string: E,', ''))).toThrow('not known'));

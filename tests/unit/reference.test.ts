// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generatedReadme, manifest } from '../../dist-config/reference';
import { attributesOf, TAGS } from '../../src/elements/registry';

it('has a README that says what the code says (npm run reference)', () => {
  expect(readFileSync('README.md', 'utf8')).toBe(generatedReadme());
});

it.each(TAGS)('describes <%s> with every attribute in the manifest', (tag) => {
  const text = JSON.stringify(manifest());
  expect(text).toContain(`"tagName":"${tag}"`);
  for (const name of Object.keys(attributesOf(tag))) expect(text).toContain(`"name":"${name}"`);
});

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { itForAll } from '../../support/it-for-all';

const FOLDER = fileURLToPath(new URL('../../../src/settings/', import.meta.url));

/** A key with a value of its own, as in `  min: amount(),`; groups need no words. */
const KEY = /^ +(\w+): (?!group\(|step,|link\b|\w+Settings)(\w+)\(/;

/** Returns the doc comment that ends before a line, as one line. */
function commentAbove(lines: readonly string[], index: number): string {
  if (!lines[index - 1]?.endsWith('*/')) return '';
  const begin = lines.findLastIndex((line, at) => at < index && line.trimStart().startsWith('/**'));
  const words = lines.slice(begin, index).map((line) => line.replace(/^ *(\/\*\*|\*\/|\*)|\*\/$/g, '').trim());
  return words.join(' ').trim();
}

const keys = readdirSync(FOLDER)
  .filter((file) => /-(?:settings|schema)\.ts$/.test(file) && !file.startsWith('to-'))
  .flatMap((file) => {
    const lines = readFileSync(FOLDER + file, 'utf8').split('\n');
    return lines.flatMap((line, index) => {
      const key = KEY.exec(line)?.[1];
      return key ? [{ key: `${file}:${index + 1} ${key}`, above: commentAbove(lines, index) }] : [];
    });
  });

it('finds the keys', () => {
  expect(keys.length).toBeGreaterThan(80);
});

itForAll(keys)('$key has a meaning, its default and its section', ({ key, above }) => {
  expect(above).toMatch(/^[A-Z].*\. Section \d\.$/);
  // Only the name of a stored field has no default, because it is required.
  if (!key.endsWith(' name') || !above.includes('stored')) expect(above).toContain('. Default ');
});

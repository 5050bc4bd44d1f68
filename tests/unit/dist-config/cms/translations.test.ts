import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { expect, it } from 'vitest';
import { compileJson, compileMo } from '../../../../dist-config/cms/translations';

const PLUGIN = 'demo/cms/wordpress/event-portal';
const CATALOG = readFileSync(`${PLUGIN}/languages/event-portal-de_DE.po`, 'utf8');

const sources = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:php|js)$/.test(name))
  .map((name) => readFileSync(join(PLUGIN, name), 'utf8'))
  .join('\n');

/** Returns the texts that the plugin translates: calls, the head of its main file, and the description of its block. */
function textsOfPlugin(): string[] {
  const calls = [
    ...sources.matchAll(/\b(?:__|esc_html__|esc_html_e|esc_attr__)\(\s*'((?:[^'\\]|\\.)*)',\s*'event-portal'/g),
  ];
  const { title, description, keywords } = JSON.parse(readFileSync(`${PLUGIN}/block/block.json`, 'utf8'));
  const head = [...sources.matchAll(/^ \* (?:Plugin Name|Description): (.*)$/gm)];
  return [
    ...[...calls, ...head].map(([, text = '']) => text),
    `block title\u0004${title}`,
    `block description\u0004${description}`,
    ...keywords.map((keyword: string) => `block keyword\u0004${keyword}`),
  ];
}

const placeholders = (text: string) => (text.match(/%(?:\d\$)?[sd]/g) ?? []).sort();

it('has a German text for each English one of the plugin, and no other', () => {
  const { items } = PO.parse(CATALOG);
  const keys = items.map(({ msgctxt, msgid }) => (msgctxt ? `${msgctxt}\u0004${msgid}` : msgid));
  // Every call of a translation is found, whatever its layout.
  expect(textsOfPlugin().length).toBeGreaterThan(45);
  expect([...new Set(textsOfPlugin())].sort()).toEqual(keys.sort());
  for (const { msgid, msgstr } of items) {
    expect(msgstr[0], msgid).not.toBe('');
    expect(placeholders(msgstr[0] ?? ''), msgid).toEqual(placeholders(msgid));
  }
});

it('compiles a catalog that gettext can read', () => {
  const mo = Buffer.from(compileMo(CATALOG));
  const count = mo.readUInt32LE(8);
  const stringAt = (table: number, index: number) => {
    const entry = mo.readUInt32LE(table) + index * 8;
    const offset = mo.readUInt32LE(entry + 4);
    return mo.subarray(offset, offset + mo.readUInt32LE(entry)).toString();
  };
  const read = new Map(Array.from({ length: count }, (_, index) => [stringAt(12, index), stringAt(16, index)]));
  expect(mo.readUInt32LE(0)).toBe(0x950412de);
  expect(read.size).toBe(PO.parse(CATALOG).items.length + 1);
  expect(read.get('')).toContain('charset=UTF-8');
  expect(read.get('Language')).toBe('Sprache');
  expect(read.get('block keyword\u0004calendar')).toBe('Kalender');
});

it('compiles the JSON for scripts', () => {
  const { messages } = JSON.parse(compileJson(CATALOG)).locale_data;
  expect(messages['']).toEqual({ domain: 'messages', lang: 'de', plural_forms: 'nplurals=2; plural=(n != 1);' });
  expect(messages.Default).toEqual(['Vorgabe']);
});

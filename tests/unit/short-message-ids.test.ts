import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogWithShortIds, shortIds, withShortIds } from '../../dist-config/plugins/short-message-ids';

const MAIN = [
  ['zcWQ7g', 'Bitte warten'],
  ['I3AK0C', 'Jetzt starten'],
  ['lbl_to', 'An'],
] as const;
const PART = [
  ['+OUJo2', 'Ort'],
  ['I3AK0C', 'Jetzt starten'],
  ['lbl_login', 'Anmelden'],
] as const;
const short = shortIds([MAIN, PART]);

const catalog = (messages: object) => `messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;

/** What the code of a catalog gives. */
const given = (code: string): unknown => new Function(`let ${code} return messages;`)();

test('the ids of a catalog are neighbours, those of texts that end alike side by side', () => {
  expect([...short.places]).toEqual([
    ['I3AK0C', 0],
    ['zcWQ7g', 1],
    ['+OUJo2', 2],
  ]);
  expect(short.own).toEqual([['I3AK0C', 'zcWQ7g'], ['+OUJo2']]);
});

test('texts that are the same get their ids in the same order, however they are read', () => {
  const twins = [
    ['bbbbbb', 'An'],
    ['aaaaaa', 'An'],
  ] as const;
  expect(shortIds([twins]).own).toEqual(shortIds([[...twins].reverse()]).own);
});

test('code and catalogs speak of a message by the same short id', () => {
  const code = 'say({ id: "I3AK0C" }); say({ id: "lbl_login" }); say({ id: "+OUJo2", values: { id: "zzzzzz" } });';
  expect(withShortIds(code, short)).toBe(
    'say({ id: "0" }); say({ id: "lbl_login" }); say({ id: "2", values: { id: "zzzzzz" } });',
  );
  const main = { zcWQ7g: ['Bitte "warten"'], I3AK0C: ['Jetzt ', ['name'], ' starten'], lbl_to: ['An'] };
  expect(given(catalogWithShortIds(catalog(main), short, short.own[0] ?? []))).toEqual({
    0: ['Jetzt ', ['name'], ' starten'],
    1: ['Bitte "warten"'],
    lbl_to: ['An'],
  });
  const part = { '+OUJo2': ['Ort'], I3AK0C: ['Jetzt starten'], lbl_login: ['Anmelden'] };
  expect(given(catalogWithShortIds(catalog(part), short, short.own[1] ?? []))).toEqual({
    0: ['Jetzt starten'],
    2: ['Ort'],
    lbl_login: ['Anmelden'],
  });
});

test('a catalog that lacks a text is refused', () => {
  expect(() => catalogWithShortIds(catalog({ zcWQ7g: ['Wait'] }), short, short.own[0] ?? [])).toThrow('I3AK0C');
});

test('a catalog without texts of its own is one too', () => {
  expect(given(catalogWithShortIds(catalog({ lbl_to: ['An'] }), short, []))).toEqual({ lbl_to: ['An'] });
});

test('no id that a person chose looks like a made one', () => {
  const catalogs = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('de.po'));
  const chosen = catalogs.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/js-lingui-explicit-id\n(?:#.*\n)*msgid "([^"]+)"/g)].map(
      ([, id = '']) => id,
    ),
  );
  expect(chosen.length).toBeGreaterThan(10);
  expect(chosen.filter((id) => shortIds([[[id, '']]]).places.size > 0)).toEqual([]);
});

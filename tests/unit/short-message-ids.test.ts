import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortIds, withShortIds } from '../../dist-config/plugins/short-message-ids';

const short = shortIds(['zcWQ7g', 'I3AK0C', '+OUJo2', 'I3AK0C', 'lbl_to', 'lbl_login']);

test('each made id gets a short one of its own, the same in every output; chosen ids stay', () => {
  expect([...short]).toEqual([
    ['+OUJo2', '0'],
    ['I3AK0C', '1'],
    ['zcWQ7g', '2'],
  ]);
});

test('code and catalog speak of a message by the same short id', () => {
  const code = 'say({ id: "I3AK0C" }); say({ id: "lbl_login" }); say({ id: "+OUJo2", values: { id: "zzzzzz" } });';
  expect(withShortIds(code, short, false)).toBe(
    'say({ id: "1" }); say({ id: "lbl_login" }); say({ id: "0", values: { id: "zzzzzz" } });',
  );
  const catalog = 'JSON.parse("{\\"I3AK0C\\":[\\"Heute: I3AK0C\\"],\\"lbl_to\\":[\\"An\\"]}")';
  expect(withShortIds(catalog, short, true)).toBe(
    'JSON.parse("{\\"1\\":[\\"Heute: I3AK0C\\"],\\"lbl_to\\":[\\"An\\"]}")',
  );
});

test('no id that a person chose looks like a made one', () => {
  const catalogs = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('de.po'));
  const chosen = catalogs.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/js-lingui-explicit-id\n(?:#.*\n)*msgid "([^"]+)"/g)].map(
      ([, id = '']) => id,
    ),
  );
  expect(chosen.length).toBeGreaterThan(10);
  expect(chosen.filter((id) => shortIds([id]).size > 0)).toEqual([]);
});

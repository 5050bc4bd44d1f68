import { expect, it } from 'vitest';
import { literalOf } from '../../demo/server/platform/database/prepared-statements';
import { onEmbeddedDatabase } from './on-each-database';

onEmbeddedDatabase('frequent statements', (backend) => {
  const ask = async (sql: string, params: unknown[]) => {
    const [row] = await backend().database.query<{ value: unknown }>(sql, params, { often: true });
    return row?.value;
  };

  it.each<[type: string, value: unknown, answer?: unknown]>([
    ['text', "it's"],
    ['text', "\\'); drop table events; --"],
    ['text', '\\x41 \\n \u{1F600} "„ü'],
    ['text', ''],
    ['text', null],
    ['text[]', ['a', '', 'NULL', '"', '\\', "'", '{,}', ' ']],
    ['text[]', []],
    ['int[]', [1, -2, 2147483647]],
    ['int', -7],
    ['float8', 48.4646],
    ['float8', 5e-324],
    ['boolean', false],
    ['date', '2026-05-10'],
    ['timestamptz', new Date('2026-05-10T10:00:00.123Z')],
    ['bytea', Uint8Array.of(0, 39, 92, 255)],
  ])('accept %s %j unchanged, from the first time to the fifth', async (type, value, answer = value) => {
    for (let time = 0; time < 5; time += 1) {
      expect(await ask(`select $1::${type} as value`, [value])).toEqual(answer);
    }
  });

  it('send values separately that cannot be written into a statement', async () => {
    expect([literalOf('a\0b'), literalOf({ a: 1 }), literalOf([[1]])]).toEqual([undefined, undefined, undefined]);
    for (let time = 0; time < 5; time += 1) {
      expect(await ask('select $1::jsonb as value', [{ a: 1 }])).toEqual({ a: 1 });
      await expect(ask('select $1::text as value', ['a\0b'])).rejects.toThrow();
    }
  });
});

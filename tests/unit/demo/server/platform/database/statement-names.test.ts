import { expect, it } from 'vitest';
import { newStatementNames } from '../../../../../../demo/server/platform/database/statement-names';

it('names a statement at its third use, and the same from then on', () => {
  const nameOf = newStatementNames();
  const names = ['select 1', 'select 1', 'select 2', 'select 1', 'select 1'].map(nameOf);
  expect(names).toEqual([undefined, undefined, undefined, expect.any(String), names[3]]);
});

it('names a limited number of statements per connection', () => {
  const nameOf = newStatementNames();
  const named = new Set<string>();
  for (let time = 0; time < 4; time += 1) {
    for (let statement = 0; statement < 200; statement += 1) {
      const name = nameOf(`select ${statement}`);
      if (name) named.add(name);
    }
  }
  expect(named.size).toBe(32);
});

it('uses different names', () => {
  const nameOf = newStatementNames();
  const nameAtLast = (sql: string) => [nameOf(sql), nameOf(sql), nameOf(sql)].at(-1);
  expect(nameAtLast('select 1')).not.toBe(nameAtLast('select 2'));
});

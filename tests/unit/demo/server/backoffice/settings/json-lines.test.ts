import { expect, it } from 'vitest';
import { linesOf } from '../../../../../../demo/server/backoffice/settings/json-lines';

const TEXT = `{
  "a": {
    "b": [1,
      { "c": "}\\n,", "d": [] },
      [true,
       null]
    ]
  }, "\\u0065.f": {},

  "a": 2
}`;

it('finds the line of every value, the last of equal keys', () => {
  expect(Object.fromEntries(linesOf(TEXT))).toEqual({
    '': 1,
    'a.b': 3,
    'a.b.0': 3,
    'a.b.1': 4,
    'a.b.1.c': 4,
    'a.b.1.d': 4,
    'a.b.2': 5,
    'a.b.2.0': 5,
    'a.b.2.1': 6,
    'e.f': 8,
    a: 10,
  });
});

it('reads a long text in linear time', () => {
  const lines = linesOf(`[${'\n{"x": 1},'.repeat(8000)}\n0]`);
  expect(lines.get('7999.x')).toBe(8001);
});

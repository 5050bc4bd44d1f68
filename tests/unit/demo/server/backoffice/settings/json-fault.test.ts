import { describe, expect, it } from 'vitest';
import { findJsonFault, positionInJson } from '../../../../../../demo/server/backoffice/settings/json-fault';
import { itForAll } from '../../../../../support/it-for-all';
import fc from '../../../../../support/same-cases';

const MAX_DEPTH = 32;
const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the fault of a JSON text', () => {
  itForAll([
    ['{"a":1,}', 'key', 7],
    ['{"a" 1}', 'colon', 5],
    ['{"a":}', 'value', 5],
    ['{"a":1 "b":2}', 'separator', 7],
    ['[1,]', 'value', 3],
    ['[1}', 'separator', 2],
    ['{]', 'first key', 1],
    ['[,1]', 'first value', 1],
    ['{} x', 'rest', 3],
    ['{"a":"b', 'string', 5],
    ['{"a":"\t"}', 'string', 5],
    ['{"a":"\\x"}', 'string', 5],
    ["{'a':1}", 'first key', 1],
    ['{"a":01}', 'value', 5],
    ['{"a":1e999}', 'number', 5],
    ['{"a":"\\u0000"}', 'characters', 5],
    ['{"a":"\\ud800"}', 'characters', 5],
    ['{"\\udc00":1}', 'characters', 1],
    ['{"a":"\ud800"}', 'characters', 5],
    ['', 'value', 0],
    ['{"a":1', 'separator', 6],
    ['nul', 'value', 0],
    ['\ufeff{}', 'value', 0],
  ])('%j is %s at %d', (text, reason, at) => {
    expect(findJsonFault(text, MAX_DEPTH)).toEqual({ reason, index: at });
  });

  it('is none for JSON, and one for everything else', () => {
    const pieces = fc.constantFrom(
      ...'{}[],:"\\ \n01-.eEtrue',
      '"a"',
      'null',
      'true',
      '1.5',
      '"\\u00e4"',
      '{"a":',
      'ü',
    );
    const soup = fc.array(pieces, { maxLength: 12 }).map((list) => list.join(''));
    const broken = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), pieces)
      .map(
        ([text, place, piece]) =>
          text.slice(0, place % (text.length + 1)) + piece + text.slice(place % (text.length + 1)),
      );
    const kept = (text: string) => !['characters', 'number'].includes(findJsonFault(text, 99)?.reason ?? '');
    const check = (text: string) => {
      fc.pre(kept(text));
      expect(findJsonFault(text, 99) === undefined, text).toBe(isJson(text));
    };
    fc.assert(fc.property(fc.oneof(soup, broken, fc.json()), check), { numRuns: 1000 });
  });

  it('is excessive depth, with its position', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(findJsonFault(nested(MAX_DEPTH), MAX_DEPTH)).toBeUndefined();
    expect(findJsonFault(nested(MAX_DEPTH + 1), MAX_DEPTH)).toEqual({ reason: 'depth', index: MAX_DEPTH });
    expect(findJsonFault('['.repeat(500_000), MAX_DEPTH)).toEqual({ reason: 'depth', index: MAX_DEPTH });
    expect(findJsonFault('{"a":'.repeat(100_000), MAX_DEPTH)).toEqual({ reason: 'depth', index: 5 * MAX_DEPTH });
  });

  it('is found in long texts too', () => {
    expect(findJsonFault(`"${'ä'.repeat(1_000_000)}"`, MAX_DEPTH)).toBeUndefined();
    expect(findJsonFault(`"${'\\n'.repeat(500_000)}`, MAX_DEPTH)).toEqual({ reason: 'string', index: 0 });
  });
});

it('a position is counted in lines and characters', () => {
  const text = '{\n  "ä": "😀" x\n}';
  expect(positionInJson(text, text.indexOf('x'))).toEqual({ line: 2, column: 12, before: '  "ä": "😀" ', after: 'x' });
  expect(positionInJson(text, 0)).toEqual({ line: 1, column: 1, before: '', after: '{' });
  expect(positionInJson(text, text.length)).toEqual({ line: 3, column: 2, before: '}', after: '' });
});

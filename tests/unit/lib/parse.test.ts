import { array, number, string, type } from 'superstruct';
import { describe, expect, it, vi } from 'vitest';
import { maybe, parse, ShapeError, withMessage } from '../../../src/lib/parse';
import { warnOnce } from '../../../src/lib/warn';

const Thing = type({ id: number(), name: maybe(string()), tags: array(string()) });

describe('an answer', () => {
  it('passes with unknown fields, absent and null ones', () => {
    expect(parse({ id: 1, name: null, tags: [], more: 1 }, Thing, 'Thing')).toMatchObject({ id: 1 });
  });

  it.each([
    [{ id: '1', tags: [] }, 'Could not initialize Thing. Invalid id.'],
    [{ id: 1, tags: [7] }, 'Could not initialize Thing. Invalid tags.0.'],
    [null, 'Could not initialize Thing. Invalid data.'],
    ['x', 'Could not initialize Thing. Invalid data.'],
  ])('%j is refused by name', (answer, message) => {
    expect(() => parse(answer, Thing, 'Thing')).toThrow(new ShapeError('Thing', [message.split('Thing. ')[1] ?? '']));
    expect(() => parse(answer, Thing, 'Thing')).toThrow(TypeError);
  });

  it('names every wrong field', () => {
    const act = () => parse({ id: 'x', name: 7, tags: [] }, Thing, 'Thing');
    expect(act).toThrow(expect.objectContaining({ problems: ['Invalid id.', 'Invalid name.'] }));
  });

  it('can be refused with a custom message', () => {
    const Odd = type({ id: withMessage(number(), 'Invalid address_id.') });
    expect(() => parse({ id: 'x' }, Odd, 'Address')).toThrow('Could not initialize Address. Invalid address_id.');
  });
});

it('a console message is written once, with our name', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warnOnce('a is wrong');
  warnOnce('a is wrong');
  warnOnce('b is wrong');
  expect(warn.mock.calls).toEqual([['[event-portal] a is wrong'], ['[event-portal] b is wrong']]);
});

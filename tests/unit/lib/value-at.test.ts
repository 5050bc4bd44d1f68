import { proxy, snapshot } from 'valtio';
import { describe, expect, it } from 'vitest';
import {
  copyOf,
  indexOfRow,
  isSame,
  pathById,
  putAt,
  valueAt,
  withoutPaths,
  withPathsOf,
} from '../../../src/lib/value-at';
import { itForAll } from '../../support/it-for-all';

const record = () => ({
  title: 'Lesung',
  links: [
    { id: 7, url: 'a' },
    { id: '+b', url: 'b' },
  ],
  place: undefined as object | undefined,
});

it('finds a moved row, and no removed one', () => {
  const { links } = record();
  expect([indexOfRow(links, 7), indexOfRow(links, '7'), indexOfRow(links, '+b')]).toEqual([0, 0, 1]);
  links.reverse();
  expect([indexOfRow(links, 7), indexOfRow(links, '+b')]).toEqual([1, 0]);
  links.pop();
  expect(indexOfRow(links, 7)).toBe(-1);
  links.push({ id: 7, url: 'c' });
  expect(indexOfRow(links, 7)).toBe(1);
});

describe('a value at a path', () => {
  itForAll([
    ['title', 'Lesung'],
    ['links.7.url', 'a'],
    ['links.+b.url', 'b'],
    ['links.1.url', undefined],
    ['place.name', undefined],
    ['title.length.x', undefined],
  ])('%s is found', (path, value) => {
    expect(valueAt(record(), path)).toBe(value);
  });

  it('is set', () => {
    const changed = record();
    putAt(changed, 'links.+b.url', 'c');
    putAt(changed, 'place', { name: 'Halle' });
    putAt(changed, 'place.name', 'Kirche');
    expect(changed).toEqual({
      title: 'Lesung',
      links: [
        { id: 7, url: 'a' },
        { id: '+b', url: 'c' },
      ],
      place: { name: 'Kirche' },
    });
  });

  it('is a row by its id: replaced, appended, removed', () => {
    const { links } = record();
    putAt({ links }, 'links.7', { id: 7, url: 'x' });
    putAt({ links }, 'links.9', { id: 9, url: 'y' });
    putAt({ links }, 'links.+b', undefined);
    putAt({ links }, 'links.nobody', undefined);
    expect(links.map(({ url }) => url)).toEqual(['x', 'y']);
  });

  itForAll([
    ['links.0.url', 'links.7.url'],
    ['links.1', 'links.+b'],
    ['links.+b.url', 'links.+b.url'],
    ['links.5.url', 'links.5.url'],
    ['title.0', 'title.0'],
    ['constructor.0', 'constructor.0'],
  ])('by index %s is by id %s', (byPlace, byId) => {
    expect(pathById(record(), byPlace)).toBe(byId);
  });

  it('cannot be set at a missing path', () => {
    expect(() => putAt(record(), 'place.name', 'x')).toThrow(RangeError);
  });

  itForAll(['__proto__.x', 'links.constructor', 'a.prototype.b'])('%s leads nowhere', (path) => {
    expect(() => valueAt(record(), path)).toThrow(RangeError);
    expect(() => putAt(record(), path, 1)).toThrow(RangeError);
  });
});

describe('plain data', () => {
  it('is copied from proxies', () => {
    const watched = proxy(record());
    const copy = copyOf(watched);
    copy.links[0] = { id: 1, url: 'z' };
    expect(watched.links[0]?.url).toBe('a');
    expect(structuredClone(copyOf(snapshot(watched)))).toEqual(record());
  });

  itForAll([
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: [1, 2] }, { a: [1, 2] }, true],
    [{ a: [1] }, { a: [1, undefined] }, false],
    [{ a: '' }, {}, false],
    [{ a: null }, {}, false],
    [[], {}, false],
    ['1', 1, false],
  ])('%j and %j: the same is %s', (one, other, same) => {
    expect(isSame(one, other)).toBe(same);
  });

  it('is left without some paths, and takes some from another', () => {
    const secret = { name: 'a', account: { password: 'x' } };
    expect(JSON.stringify(withoutPaths(secret, ['account.password', 'nothing.here']))).not.toContain('x');
    expect(withPathsOf({ name: 'b', account: { password: '' } }, secret, ['account.password'])).toEqual({
      name: 'b',
      account: { password: 'x' },
    });
    expect(secret.account.password).toBe('x');
  });
});

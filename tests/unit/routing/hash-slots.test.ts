import { describe, expect, it } from 'vitest';
import { hashWithSlot, routeOfHash, routeOfSlot } from '../../../src/routing/hash-slots';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

/** A hash as browsers write it into the address, with blanks encoded. */
const inAddress = (hash: string) => new URL(hash, 'https://a.example/').hash;

describe('the whole hash', () => {
  itForAll([
    ['', undefined],
    ['#', null],
    ['#/', '/'],
    ['#/en/events/7?q=a', '/en/events/7?q=a'],
    ['#kontakt', null],
    ['#!/events', null],
    ['#events=/events/7', null],
  ])('%j names %j', (hash, route) => {
    expect(routeOfHash(hash)).toBe(route);
  });
});

describe('a slot', () => {
  itForAll([
    ['', 'a', undefined],
    ['#', 'a', null],
    ['#/events?q=/x', 'a', null],
    ['#a=/events/7', 'a', '/events/7'],
    ['#b=/x&a=/events', 'a', '/events'],
    ['#b=/x', 'a', undefined],
    ['#ab=/x', 'a', undefined],
    ['#a=%2Fevents%3Fq%3Dx%26y', 'a', '/events?q=x&y'],
    ['#a=events', 'a', undefined],
    ['#a=/%E0%A4%A', 'a', undefined],
    ['#kontakt', 'a', null],
    ['#kontakt&a=/events', 'a', '/events'],
    ['#/events/7', 'a', null],
  ])('%j has for %s %j', (hash, key, route) => {
    expect(routeOfSlot(hash, key)).toBe(route);
  });

  it('restores every written route, and keeps all others', () => {
    const routes = fc.string({ unit: 'grapheme' }).map((text) => `/${text}`);
    const keys = fc.stringMatching(/^[\w-]{1,8}$/);
    fc.assert(
      fc.property(keys, keys, routes, routes, (one, other, first, second) => {
        fc.pre(one !== other);
        const both = inAddress(hashWithSlot(inAddress(hashWithSlot('', one, first)), other, second));
        expect(routeOfSlot(both, one)).toBe(first);
        expect(routeOfSlot(both, other)).toBe(second);
        expect(routeOfSlot(inAddress(hashWithSlot(both, one, '/z')), other)).toBe(second);
      }),
    );
  });

  it('keeps text of the host', () => {
    expect(hashWithSlot('#kontakt', 'a', '/events')).toBe('#kontakt&a=/events');
  });

  it('ignores garbage', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (garbage, key) => {
        const route = routeOfSlot(`#${garbage}`, key);
        expect(route === undefined || route === null || route.startsWith('/')).toBe(true);
        routeOfHash(`#${garbage}`);
      }),
    );
  });
});

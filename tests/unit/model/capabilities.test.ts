import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CAPABILITIES,
  capabilitiesIn,
  hasIn,
  type Part,
  partOf,
  saysNoSuchCall,
} from '../../../src/model/capabilities';

afterEach(() => vi.restoreAllMocks());

/** Parts that no switch of the client governs. */
const UNSPECIFIED = ['facets', 'communities', 'similar', 'days', 'places', 'feeds', 'favourites', 'searches', 'seen'];

it.each([
  [{ capabilities: ['days', 'feeds'] }, ['days', 'feeds']],
  [{ capabilities: [] }, []],
  [{ capabilities: ['feeds', 'tomorrow', 7, null, 'days', 'days'] }, ['days', 'feeds']],
  [{}, undefined],
  [{ capabilities: null }, undefined],
  [undefined, undefined],
  [null, undefined],
  ['days', undefined],
])('reads the list of %j', (settings, names) => {
  expect(capabilitiesIn(settings)).toEqual(names);
});

it('names a list that is none, once, and goes on as without', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(capabilitiesIn({ capabilities: 'days,feeds' })).toBeUndefined();
  expect(capabilitiesIn({ capabilities: { days: true } })).toBeUndefined();
  expect(warn.mock.calls.map(String)).toEqual([expect.stringContaining('clientSettings.capabilities')]);
});

describe('a backend', () => {
  it('with a list has what it names, and nothing that the page names', () => {
    const has = hasIn(['days', 'auth']);
    expect(CAPABILITIES.filter((name) => has(name))).toEqual(['auth', 'days']);
    expect(CAPABILITIES.filter((name) => has(name, true))).toEqual(['auth', 'days']);
  });

  it('without a list has what the specification names, and what the page names', () => {
    const has = hasIn(undefined);
    expect(CAPABILITIES.filter((name) => !has(name))).toEqual(UNSPECIFIED);
    expect(CAPABILITIES.filter((name) => !has(name, true))).toEqual([]);
  });

  it('has nothing that was withdrawn', () => {
    const withdrawn = new Set<Part>(['days', 'articles', 'rubrics']);
    const has = hasIn(undefined, withdrawn);
    expect([...withdrawn].filter((part) => has(part) || has(part, true))).toEqual([]);
    expect(has('adverts')).toBe(true);
  });

  it('is asked for settings and rubrics whatever it names', () => {
    expect(hasIn([])('settings') && hasIn([])('rubrics')).toBe(true);
  });
});

it.each([
  ['events', undefined],
  ['events/7', undefined],
  ['events/days', 'days'],
  ['events/places', 'places'],
  ['events/a%2Fb/similar', 'similar'],
  ['events/7/others', 'similar'],
  ['events/7/seen', 'seen'],
  ['events/7.ics', 'feeds'],
  ['events.rss', 'feeds'],
  ['communities', 'communities'],
  ['communities/7', 'communities'],
  ['rubrics', 'rubrics'],
  ['clientSettings', 'settings'],
  ['auth/login', 'auth'],
  ['persons', 'auth'],
  ['persons/favourites', 'favourites'],
  ['addresses', 'auth'],
  ['my/events/7/copy', 'recording'],
  ['my/articles', 'articles'],
  ['articles/7', 'articles'],
  ['my/adverts/7', 'adverts'],
  ['adverts/show', 'adverts'],
  ['searches/confirm', 'searches'],
  ['media', undefined],
])('%s belongs to %s', (path, part) => {
  expect(partOf(path)).toBe(part);
});

it.each([
  ['events/days', 404, undefined, true],
  ['events/days', 404, 'not_found', true],
  ['events/days', 405, undefined, true],
  ['events/places', 501, undefined, true],
  ['clientSettings', 404, undefined, true],
  // Failures that may pass, and refusals with a reason.
  ['events/days', 500, undefined, false],
  ['events/days', 503, undefined, false],
  ['events/days', 401, undefined, false],
  ['events/days', undefined, undefined, false],
  ['auth/login', 404, 'invalid-credentials', false],
  // One record is missing.
  ['articles/7', 404, undefined, false],
  ['events/7/similar', 404, undefined, false],
  ['my/events/7', 405, undefined, false],
])('%s with %s, %s says that there is no such call: %s', (path, status, code, isSaid) => {
  expect(saysNoSuchCall(path, status, code)).toBe(isSaid);
});

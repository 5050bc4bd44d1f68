import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CommonInput } from '../../../src/app/element-input';
import type { EventsInput } from '../../../src/cards/list-input';
import type { InputOf } from '../../../src/elements/element-input';
import { propertyOf } from '../../../src/elements/read-attributes';
import { attributesOf, type ElementTag } from '../../../src/elements/registry';
import { itForAll } from '../../support/it-for-all';

/** Every name once, so that a name that is missing or misspelt in a type does not compile here. */
const COMMON: Required<{ [Name in keyof CommonInput]: true }> = {
  ...{ host: true, locale: true, history: true, hashKey: true, settings: true, headingLevel: true },
};
const OWN: { [Of in ElementTag]: Required<{ [Name in Exclude<keyof InputOf<Of>, keyof CommonInput>]: true }> } = {
  'event-portal': { start: true },
  'event-list': {
    ...{
      q: true,
      rubric: true,
      tag: true,
      community: true,
      near: true,
      radius: true,
      when: true,
      from: true,
      to: true,
    },
    ...{ view: true, limit: true, filter: true, detailUrl: true, recordingUrl: true },
  },
  'event-detail': { eventId: true },
  'advert-slot': { place: true, count: true, detailUrl: true },
  'article-list': { tag: true, eventId: true, limit: true, detailUrl: true },
  'event-teaser': {
    ...{
      q: true,
      rubric: true,
      tag: true,
      community: true,
      near: true,
      radius: true,
      when: true,
      from: true,
      to: true,
    },
    ...{ ids: true, limit: true, layout: true, empty: true, detailUrl: true },
  },
  'event-search': { for: true, resultsUrl: true, detailUrl: true },
  'event-recording': { eventId: true, detailUrl: true },
  'advert-order': { eventId: true, product: true },
  'article-recording': { articleId: true, detailUrl: true },
  'portal-account': { compact: true, accountUrl: true },
};

describe('the input of an element', () => {
  itForAll(Object.entries(OWN))('%s has the properties of its attributes', (tag, own) => {
    const names = Object.keys(attributesOf(tag as ElementTag)).map(propertyOf);
    expect(Object.keys({ ...COMMON, ...own }).sort()).toEqual(names.sort());
  });

  it('contains the parsed values, and nothing of another element', () => {
    expectTypeOf<InputOf<'event-list'>['limit']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<InputOf<'event-list'>['filter']>().toEqualTypeOf<'on' | 'off' | undefined>();
    expectTypeOf<InputOf<'portal-account'>['compact']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<InputOf<'portal-account'>>().not.toHaveProperty('limit');
    expectTypeOf<InputOf<'event-detail'>>().not.toHaveProperty('detailUrl');
    expectTypeOf<InputOf<ElementTag>>().toExtend<CommonInput>();
    expectTypeOf<InputOf<'event-list'>>().toExtend<EventsInput>();
    expectTypeOf<InputOf<'event-detail'>>().toExtend<EventsInput>();
  });
});

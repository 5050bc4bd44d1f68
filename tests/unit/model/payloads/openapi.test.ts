// @vitest-environment node

import { describe, expect, it } from 'vitest';
import openapi from '../../../../demo/server/openapi.json';
import {
  ConfirmPayload,
  DeletionPayload,
  EmailPayload,
  KeyPayload,
  LoginPayload,
  PasswordPayload,
  ResetPayload,
  UsernamePayload,
} from '../../../../src/model/payloads/account-payloads';
import {
  AdvertCorrectionPayload,
  AdvertDaysPayload,
  AdvertDraftPayload,
  AdvertOrderPayload,
  AdvertQuotePayload,
  AdvertTokenPayload,
} from '../../../../src/model/payloads/advert-payload';
import { ArticlePayload } from '../../../../src/model/payloads/article-payload';
import { EventCheckPayload, EventPayload, PageImportPayload } from '../../../../src/model/payloads/event-payload';
import { FavouritesPayload } from '../../../../src/model/payloads/favourites-payload';
import { HandoverPayload } from '../../../../src/model/payloads/handover-payload';
import { LocatedAddressPayload } from '../../../../src/model/payloads/located-address-payload';
import { MediumPayload } from '../../../../src/model/payloads/medium-payload';
import { ProfilePayload, SignupPayload } from '../../../../src/model/payloads/profile-payload';
import { RelationAnswer } from '../../../../src/model/payloads/relation-answer';
import { SavedSearchPayload } from '../../../../src/model/payloads/saved-search-payload';
import { itForAll } from '../../../support/it-for-all';
import { schemaAt } from '../../../support/openapi-validator';
import fc from '../../../support/same-cases';

/** The struct of a payload, and a valid payload with all fields. */
type Subject = { struct: { is(value: unknown): boolean; schema: object }; whole: Record<string, unknown> };

const place = { community_id: 4, district_id: 41 };
const twice = { password1: 'Blauer+Krug7', password2: 'Blauer+Krug7' };
const person = {
  ...{ salutation: 2, firstName: 'Änne', lastName: 'Müller', email: 'aenne@example.org', organization: 11 },
  ...{ freeOrganization: 'KV', street: 'Weg 1', plz: '72764', community: place, phone: '07121 123', url: 'a.de' },
  ...{ private_street: '', private_plz: null, private_community: place, private_phone: '', acceptAds: false },
};
const relation = { id: 1, role: 2, address: 3, community: 4, district: 5, status: 'new' };

const texts = {
  ...{ title: 'Jazz', shortdesc1: 'a\nb', shortdesc2: '', shortdesc3: null },
  ...{ longdesc1: '<p>a</p>', longdesc2: '', longdesc3: null },
};
const evening = { id: 2, fullDay: false, times: [{ id: 3, from: '19:30', until: '' }], additionalInfo: 'Saal' };
const news = { status: 'moved', newDate: '2027-03-02', newLocation: 'Zelt' };
const date = { ...evening, ...news, date: '2027-03-01', endDate: '' };
const series = {
  ...evening,
  ...{ id: 4, start: '2027-03-01', every: 'week', interval: 2, weekdays: [1, 7], monthDay: -1, nth: -1, weekday: 7 },
  ...{ end: '', count: 500, holidays: 'BW', withRegionalHolidays: true, struck: ['2027-03-07'] },
  changed: [{ ...date, id: undefined, day: '2027-03-01' }],
};
const event = {
  ...{
    ...texts,
    ...news,
    state: 'draft',
    unpublishedChanges: false,
    tellAtOnce: true,
    en: { ...texts, isReady: true },
    rubrics: [1, 2],
    tags: ['Musik'],
    priority: 9,
  },
  ...{ relation: 1, location: 2, promoter: null, dates: [date], series: [series], media: ['a-b'], accessibility: 'x' },
  publicationDates: [{ id: 5, date: '2027-02-01' }],
  links: [{ id: 6, kind: 'artist', url: 'a.de', text: 'Band' }],
  ticketAgencies: [{ id: 7, name: 'Rathaus', url: '', phone: '', street: '', zipcode: '', city: null }],
  freeFields: [
    { name: 'alter', value: 6 },
    { name: 'b', value: true },
    { name: 'c', value: 'd\ne' },
  ],
  ...{ price: { text: 'ab', from: 0, to: 100 }, free: false, children: true, barrierFree: null },
  ...{ accessFeatures: ['stepFree', 'quietHour'], easyText: 'a\n\nb', signLanguageUrl: 'a.de/dgs' },
};

const article = {
  ...{
    ...texts,
    state: 'draft',
    unpublishedChanges: true,
    tellAtOnce: null,
    en: { ...texts, isReady: true },
    tags: ['Musik'],
    relation: 1,
    location: 2,
  },
  ...{ promoter: null, publicationDates: [{ id: 5, date: '2027-02-01' }], freeFields: [{ name: 'a', value: 'x' }] },
  ...{ media: ['a-b'], eventDate: '2027-03-01', events: ['c-d'] },
};

const draft = {
  ...{ slot: 'a', dates: ['2027-03-01'], voucher: 'B', eventChoice: 'existing', eventId: 'a-b', reorderOf: 'c-d' },
  content: {
    title: 'Jazz',
    text: 'a\nb',
    source: 'upload',
    mediumId: 'a',
    crop: { x: 0, y: 0.5, width: 1, height: 0.5 },
  },
  billing: {
    ...{ isOther: true, company: 'KV', firstName: 'Änne', lastName: 'Müller', street: 'Weg', houseNumber: '1 a' },
    ...{
      postalCode: '72764',
      city: 'Ulm',
      country: 'DE',
      vatId: 'DE136695976',
      reference: 'x',
      email: 'a@example.org',
    },
    isConsumer: false,
  },
};

const payloads: Record<string, Subject> = {
  'POST my/events': { struct: EventPayload, whole: event },
  'PUT my/events/{id}': { struct: EventPayload, whole: event },
  'POST adverts/quote': {
    struct: AdvertQuotePayload,
    whole: { slot: 'a', dates: ['2027-03-01'], voucher: 'B', reorderOf: 'c-d', billing: draft.billing },
  },
  'PUT adverts/draft': { struct: AdvertDraftPayload, whole: draft },
  'POST adverts/orders': { struct: AdvertOrderPayload, whole: { ...draft, gross: 2975, isTermsAccepted: true } },
  'POST my/adverts/{id}/content': { struct: AdvertCorrectionPayload, whole: { content: draft.content } },
  'POST adverts/reservations': { struct: AdvertDaysPayload, whole: { slot: 'a', dates: ['2027-03-01'] } },
  'POST adverts/seen': { struct: AdvertTokenPayload, whole: { token: 'a' } },
  'POST events/{id}/seen': { struct: AdvertTokenPayload, whole: { token: 'a' } },
  'POST adverts/{id}/click': { struct: AdvertTokenPayload, whole: { token: 'a' } },
  'POST my/events/check': {
    struct: EventCheckPayload,
    whole: { title: 'Jazz', date: '2027-03-01', location: 1, id: 'a-b' },
  },
  'POST my/events/import': { struct: PageImportPayload, whole: { url: 'https://example.org/jazz' } },
  'POST my/events/{id}/handover': { struct: HandoverPayload, whole: { person: 7 } },
  'POST my/articles/{id}/handover': { struct: HandoverPayload, whole: { person: 7 } },
  'POST my/articles': { struct: ArticlePayload, whole: article },
  'PUT my/articles/{id}': { struct: ArticlePayload, whole: article },
  'POST auth/login': { struct: LoginPayload, whole: { username: 'Erika', password: 'x' } },
  'POST auth/signup': {
    struct: SignupPayload,
    whole: { ...person, ...twice, username: 'änne', acceptAGB: true, acceptDSGVO: true, roleRelations: null },
  },
  'POST auth/confirm': { struct: ConfirmPayload, whole: { key: 'k', confirmation: 's', password: 'x', ...twice } },
  'POST auth/confirm/resend': { struct: UsernamePayload, whole: { username: 'Erika' } },
  'POST auth/magic': { struct: EmailPayload, whole: { email: 'a@example.org' } },
  'POST auth/magic/redeem': { struct: KeyPayload, whole: { key: 'k' } },
  'POST auth/request-reset': { struct: EmailPayload, whole: { email: 'a@example.org' } },
  'POST auth/reset': { struct: ResetPayload, whole: { key: 'k', ...twice } },
  'PUT auth/password': { struct: PasswordPayload, whole: { passwordOld: 'x', ...twice } },
  'PUT persons': {
    struct: ProfilePayload,
    whole: {
      ...{ ...person, passwordOld: 'x', acceptConditions: true, acceptPrivacyPolicy: true },
      roleRelations: [relation, relation],
    },
  },
  'PUT persons/favourites': {
    struct: FavouritesPayload,
    whole: { changes: [{ id: 'a-b', kept: true, at: 1_800_000_000_000 }] },
  },
  'POST persons/delete': { struct: DeletionPayload, whole: { password: 'x' } },
  'POST searches': {
    struct: SavedSearchPayload,
    whole: { email: 'a@example.org', query: 'q=jazz', frequency: 'weekly' },
  },
  'POST searches/confirm': { struct: KeyPayload, whole: { key: 'k' } },
  'POST searches/end': { struct: KeyPayload, whole: { key: 'k' } },
  'PATCH media/{id}': {
    struct: MediumPayload,
    whole: {
      ...{
        alt: 'Bühne',
        agency: 'dpa',
        author: 'Änne',
        copyright: 'frei',
        description: 'x',
        location: 'Ulm',
        title: 'y',
      },
      ...{ focalPoint: { x: 0.2, y: 1 }, crop: { x: 0, y: 0.5, width: 1, height: 0.5 } },
      listCrop: { x: 0.5, y: 0, width: 0.5, height: 1 },
      unpublishedChanges: true,
    },
  },
  'POST my/roleRelations': {
    struct: RelationAnswer,
    whole: { organization: 10, name: 'Musikverein', community: place, plz: '72764', street: 'Weg 1', role: 1 },
  },
  'POST addresses': {
    struct: LocatedAddressPayload,
    whole: {
      ...{ name: 'Scheune', extended_name: 'Tor', street: 'Weg 1', zipcode: '72764', community: place },
      ...{ phone: '07121 123', email: 'a@example.org', url: 'https://a.de' },
      ...{ lat: 48.4914, lon: 9.2043 },
    },
  },
};

/** Every request that carries JSON, as 'POST auth/login', with the pointer to its schema. */
const described = Object.entries(openapi.paths).flatMap(([path, calls]) =>
  Object.entries(calls).flatMap(([method, call]) =>
    'requestBody' in call && 'application/json' in call.requestBody.content ? [{ path, method }] : [],
  ),
);
const nameOf = ({ path, method }: { path: string; method: string }) =>
  `${method.toUpperCase()} ${path.replace('/api/', '')}`;

function schemaOf({ path, method }: { path: string; method: string }) {
  const validate = schemaAt([path, method, 'requestBody', 'content', 'application/json', 'schema']);
  return validate ?? expect.fail(`${path} is not described`);
}

/** Values to put in place of a field: each lies at the limit of what some field allows. */
const odd: unknown[] = [
  ...[undefined, null, true, false, '', ' ', '\n', ' x ', 'a\nb', '\na\n', 'a\0b', '\0', '\ud800', '\uFEFF', 'd\u0085'],
  ...[0, 1, 3, 4, -1, 1.5, 2_147_483_647, 2_147_483_648, Number.MAX_VALUE, [], {}, [[]], ['x'], [null]],
  ...[{ toString: 'x' }, { community_id: 1 }, { community_id: null }, { community_id: '1' }, { district_id: 1 }],
  ...[place, { ...place, district_id: 0 }, relation, [{}], [relation, 5], [{ ...relation, role: 0 }]],
  ...[{ x: 0, y: 1 }, { x: -0.1, y: 0 }, { x: 0, y: 1.1 }, { x: 0, y: 0, width: 0, height: 1 }, { x: 0 }],
  ...[50, 51].map((length) => [{ ...relation, status: 'x'.repeat(length) }]),
  ...[100, 101].map((length) => Array.from({ length }, () => relation)),
  ...[20, 50, 100, 200, 254, 2000].flatMap((length) =>
    ['x', '🙈', ' '].flatMap((sign) => [sign.repeat(length), sign.repeat(length + 1)]),
  ),
];

const overTheWire = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));

describe('openapi.json and the structs', () => {
  it('know the same payloads with the same fields', () => {
    expect(described.map(nameOf).sort()).toEqual(Object.keys(payloads).sort());
    for (const { struct, whole } of Object.values(payloads)) {
      expect(Object.keys(whole).sort()).toEqual(Object.keys(struct.schema).sort());
    }
  });

  itForAll(described.map((call) => [nameOf(call), call] as const))('%s: accept the same payloads', (name, call) => {
    const { struct, whole } = payloads[name] ?? expect.fail(`${name} has no struct`);
    const isDescribed = schemaOf(call);
    const agree = (sent: unknown) => {
      const isRight = struct.is(sent);
      // A matcher for each of so many values would take most of the time.
      if (isRight !== isDescribed(sent)) expect.fail(`The struct says ${isRight}: ${JSON.stringify(sent)}`);
      return isRight;
    };
    expect(agree(whole)).toBe(true);
    for (const other of [null, [], 'x', 7, {}]) agree(other);
    const verdicts = { right: 0, wrong: 0 };
    const sent = overTheWire(whole);
    const judge = (field: string, value: unknown) => {
      const { [field]: _, ...others } = sent;
      verdicts[agree({ ...others, ...overTheWire({ [field]: value }) }) ? 'right' : 'wrong'] += 1;
    };
    const fields = [...Object.keys(whole), 'constructor', 'another'];
    for (const field of fields) for (const value of odd) judge(field, value);
    const anything = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 12 }));
    fc.assert(fc.property(fc.constantFrom(...fields), anything, judge));
    // Otherwise nothing would have been compared.
    expect(Math.min(verdicts.right, verdicts.wrong)).toBeGreaterThan(10);
  });
});

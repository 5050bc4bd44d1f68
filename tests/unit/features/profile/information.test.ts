// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeProfile } from '../../../../src/features/profile/describe-profile';
import { missingProfileFields } from '../../../../src/features/profile/information/missing-profile-fields';
import { berlinInstant } from '../../../../src/features/profile/instant-words';
import {
  EMPTY_SUGGESTION,
  suggestionDraftProblems,
  suggestionFieldProblems,
  suggestionPayload,
} from '../../../../src/forms/suggest-address/suggestion';
import { downloadFile, jsonFile } from '../../../../src/lib/download';
import { toPerson } from '../../../../src/model/answers/person';
import { toSettings } from '../../../../src/settings/to-settings';
import { aPersonAnswer } from '../../../support/person-answers';

describe('What is missing in a profile', () => {
  const gaps = (person: object, settings: object = {}) =>
    missingProfileFields(
      toPerson(aPersonAnswer({ ...person })),
      describeProfile(toSettings(settings).settings, () => 'address'),
    ).map(({ problem, section }) => `${section}: ${problem.path} ${problem.code}`);
  const nowhere = {
    ...{ street: '', plz: '', community: null, phone: '', freeOrganization: '', organization: null },
    ...{ private_street: '', private_plz: '', private_community: null, private_phone: '' },
  };

  it.each<[string, object, object, string[]]>([
    ['nothing', {}, {}, []],
    ['a consent', { acceptConditions: false }, {}, ['consents: acceptConditions agb_missing']],
    ['nothing, where nobody has to post for anyone', { roleRelations: [] }, {}, []],
    [
      'relations that the client demands',
      { roleRelations: [] },
      { authenticatedArea: { minRelations: 1 } },
      ['relations: roleRelations relation_too_few'],
    ],
    ['an address', nowhere, {}, ['official: addresses addresses']],
    [
      'the only address',
      nowhere,
      { authenticatedArea: { enableOfficialAddress: false } },
      ['private: addresses addresses'],
    ],
    ['a name', { firstName: '' }, {}, ['person: firstName required']],
  ])('%s', (_, person, settings, expected) => {
    expect(gaps(person, settings)).toEqual(expected);
  });

  it('never is a password: the e-mail address is the stored one', () => {
    expect(gaps({ email: 'ERIKA@example.org', pendingEmail: 'neu@example.org' })).toEqual([]);
  });
});

it.each([
  ['2026-11-21T13:03:00Z', { day: 'Samstag, 21. November 2026', time: '14:03' }],
  ['2026-07-31T22:30:00Z', { day: 'Samstag, 1. August 2026', time: '00:30' }],
  ['gestern', undefined],
])('The instant %s in Berlin', (iso, expected) => {
  expect(berlinInstant(iso, 'de')).toEqual(expected);
});

describe('The file with one’s data', () => {
  afterEach(() => vi.useRealTimers());

  it('is handed over by a link that is never part of the page, and forgotten later', async () => {
    vi.useFakeTimers();
    const clicked: { download: string; isConnected: boolean }[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ download: this.download, isConnected: this.isConnected });
    });
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:1';
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    downloadFile('meine-daten.json', jsonFile({ person: { name: 'Jürgen' } }));
    expect(clicked).toEqual([{ download: 'meine-daten.json', isConnected: false }]);
    expect(blobs[0]?.type).toBe('application/json');
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual({ person: { name: 'Jürgen' } });
    vi.runAllTimers();
    expect(revoke).toHaveBeenCalledWith('blob:1');
  });
});

describe('A suggested address', () => {
  const community = { key: 'district 7', label: 'Oferdingen', communityId: 4, districtId: 7 };

  it('needs a name and a community', () => {
    expect(suggestionDraftProblems(EMPTY_SUGGESTION)).toEqual([
      { path: 'name', code: 'required' },
      { path: 'community', code: 'required' },
    ]);
    expect(suggestionDraftProblems({ ...EMPTY_SUGGESTION, name: 'Scheune', community })).toEqual([]);
  });

  it('reports invalid input', () => {
    const wrong = { ...EMPTY_SUGGESTION, name: 'x'.repeat(201), community, phone: 'a', email: 'b', url: 'c' };
    expect(suggestionDraftProblems(wrong).map(({ path, code }) => `${path} ${code}`)).toEqual([
      'name too_long',
      'phone phone',
      'email email',
      'url url',
    ]);
  });

  it('sends the input', () => {
    expect(suggestionPayload({ ...EMPTY_SUGGESTION, name: ' Scheune ', plz: '72768', community })).toEqual({
      name: 'Scheune',
      zipcode: '72768',
      community: { community_id: 4, district_id: 7 },
    });
  });

  it('shows a refusal at its field', () => {
    const fields = ['zipcode', 'extended_name', 'community.community_id', 'name', 'constructor'];
    expect(suggestionFieldProblems(fields.map((path) => ({ path, code: 'x' }))).map(({ path }) => path)).toEqual([
      'plz',
      'extendedName',
      'community',
      'name',
      'constructor',
    ]);
  });
});

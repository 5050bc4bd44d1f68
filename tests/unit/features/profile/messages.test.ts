import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { errorMessage } from '../../../../src/app/error-messages';
import { describeProfile } from '../../../../src/features/profile/describe-profile';
import {
  PROFILE_LOAD_ERRORS,
  PROFILE_SAVE_ERRORS,
  profileFieldMessage,
} from '../../../../src/features/profile/messages';
import { profileDraft } from '../../../../src/features/profile/profile-draft';
import {
  AUTHOR_LABELS,
  CHANGE_MESSAGES,
  RELATION_STATUS_LABELS,
  relationStatusLabel,
  statusLabel,
  USE_MESSAGES,
} from '../../../../src/features/profile/relations/status-words';
import { sectionOfQuery } from '../../../../src/features/profile/section-of';
import { labelOf, type Naming, sectionOf } from '../../../../src/forms/engine/form-paths';
import { messages as de } from '../../../../src/i18n/de.po?account';
import { messages as en } from '../../../../src/i18n/en.po?account';
import { translateIn } from '../../../../src/i18n/translate';
import { toPerson } from '../../../../src/model/answers/person';
import { PROFILE_SECTIONS } from '../../../../src/routing/profile-sections';
import { toSettings } from '../../../../src/settings/to-settings';
import { aPersonAnswer } from '../../../support/person-answers';

const words = { initialStatus: 'neu', changedStatus: 'geändert' };
const languages = { de, en };

describe.each(['de', 'en'] as const)('In the language %s', (locale) => {
  const _ = translateIn(languages[locale], locale);
  const areDistinct = (texts: string[]) => {
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.every((text) => text.length > 5)).toBe(true);
  };

  it('every failed save has its own message', () => {
    const codes = [
      ...['addresses', 'email_send_failed', 'login_not_found', 'password_incorrect', 'save_failed'],
      ...['unavailable_email', 'wrong_data', 'relation_blocked'],
      ...['relation_no_address', 'relation_no_role', 'relation_no_community', 'relation_too_few', 'relation_too_many'],
    ];
    for (const words of [PROFILE_SAVE_ERRORS, PROFILE_LOAD_ERRORS])
      areDistinct([...codes, 'other'].map((code) => _(errorMessage(new ApiError('broken', { code }), words).hint)));
  });

  it('every status has a name, a meaning and advice of its own', () => {
    for (const part of ['label', 'meaning', 'advice'] as const) {
      areDistinct(Object.values(RELATION_STATUS_LABELS).map((status) => _(status[part])));
    }
  });

  it('every change and every reason has its own text', () => {
    areDistinct(Object.values(CHANGE_MESSAGES).map(_));
    areDistinct(Object.values(USE_MESSAGES).map(_));
    areDistinct(Object.values(AUTHOR_LABELS).map(_));
  });

  it('every problem of a relation has its own message', () => {
    const codes = ['relation_no_address', 'relation_no_role', 'relation_no_community', 'relation_blocked'];
    const single = codes.map((code) => profileFieldMessage({ code }));
    const few = profileFieldMessage({ code: 'relation_too_few', params: { min: 2 } });
    const many = profileFieldMessage({ code: 'relation_too_many', params: { max: 3 } });
    areDistinct([...single, few, many].map((message) => (message ? _(message) : '')));
    expect(few && _(few)).toContain('2');
    expect(many && _(many)).toContain('3');
  });
});

describe('A status', () => {
  it('of the settings maps to a built-in one', () => {
    expect(statusLabel('neu', words)).toBe(RELATION_STATUS_LABELS.new.label);
    expect(statusLabel('geändert', words)).toBe(RELATION_STATUS_LABELS.changed.label);
    expect(statusLabel('blocked', words)).toBe(RELATION_STATUS_LABELS.blocked.label);
  });

  it('that is unknown is shown by its key, as awaiting', () => {
    expect(statusLabel('in Prüfung', words)).toBe('in Prüfung');
    expect(statusLabel('constructor', words)).toBe('constructor');
    expect(relationStatusLabel('in Prüfung', words)).toBe(RELATION_STATUS_LABELS.new);
  });
});

describe('Messages of a problem', () => {
  it('are those of the profile if it has the code', () => {
    expect(profileFieldMessage({ code: 'relation_empty' })).toBeDefined();
    expect(profileFieldMessage({ code: 'required' })).toBeUndefined();
    expect(profileFieldMessage({ code: 'constructor' })).toBeUndefined();
  });
});

it('Labels are those of the client, if any', () => {
  const { settings } = toSettings({
    fieldSettings: { profile: { official: { street: { label: 'Dienststraße' }, organization: { label: 'Amt' } } } },
  });
  const _ = ({ message, id, values }: MessageDescriptor) =>
    (message ?? id).replace(/\{(\w+)\}/, (_, name: string) => String(values?.[name]));
  const description = describeProfile(settings, () => 'address');
  const draft = profileDraft(toPerson(aPersonAnswer()));
  const labelIn = (path: string, naming?: Naming) => labelOf(description, path, draft, _, naming);
  const labels = ['official.street', 'private.street', 'freeOrganization', 'organization', 'official.plz', 'url'];
  expect(labels.map((path) => labelIn(path))).toEqual([
    'Dienststraße',
    'Straße',
    'Amt',
    'Amt',
    'Postleitzahl der Organisation',
    'Website',
  ]);
  expect(labelIn('private.street', 'full')).toBe('Private Adresse: Straße');
  expect(['roleRelations', 'roleRelations.1', 'constructor'].map((path) => labelIn(path))).toEqual([
    'Ich trage ein für …',
    'Organisation 1',
    '',
  ]);
});

it('Every field belongs to a section with a link', () => {
  const paths = [
    'firstName',
    'email',
    'official.plz',
    'freeOrganization',
    'private.plz',
    'acceptAds',
    'roleRelations.0',
  ];
  const description = describeProfile(toSettings({}).settings, () => 'address');
  expect(paths.map((path) => sectionOf(description, path))).toEqual([
    'person',
    'email',
    'official',
    'official',
    'private',
    'consents',
    'relations',
  ]);
  expect(PROFILE_SECTIONS.map((section) => sectionOfQuery(`?section=${section}`))).toEqual([...PROFILE_SECTIONS]);
  expect(sectionOfQuery('?section=constructor')).toBeUndefined();
  expect(sectionOfQuery('')).toBeUndefined();
});

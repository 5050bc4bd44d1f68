import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkedClients, loadClients } from '../../../demo/seed/clients';
import { controlName, controlsOf } from '../../../demo/server/backoffice/settings/field-values';
import { readForm } from '../../../demo/server/backoffice/settings/read-form';
import { readJson } from '../../../demo/server/backoffice/settings/read-json';
import { settingFaults } from '../../../demo/server/backoffice/settings/setting-faults';
import { settingFields } from '../../../demo/server/backoffice/settings/setting-fields';
import { valueAt, withValue } from '../../../demo/server/clients/settings/settings-object';
import { toAdvertSettingsIn } from '../../../src/settings/to-advert-settings';
import { toArticleSettingsIn } from '../../../src/settings/to-article-settings';
import { toRecordingSettings } from '../../../src/settings/to-recording-settings';
import { toSettings } from '../../../src/settings/to-settings';
import { toWorkSettings } from '../../../src/settings/to-work-settings';
import { itForAll } from '../../support/it-for-all';

const area = (authenticatedArea: object) => ({ authenticatedArea });
const organization = (rule: object) => ({ fieldSettings: { profile: { official: { organization: rule } } } });
const recording = (fields: object) => ({ fieldSettings: { recording: fields } });
const dates = (publicationDates: object) => recording({ publicationDates });
const articleDates = (publicationDates: object) => ({ articleRecording: { publicationDates } });
const free = (...additionalFieldsFormDefinition: object[]) => ({ eventRecording: { additionalFieldsFormDefinition } });
const freeOfArticle = (...additionalFieldsFormDefinition: object[]) => ({
  articleRecording: { additionalFieldsFormDefinition },
});
const steps = (...names: string[]) => ({ advertSettings: { steps: names } });

const FIELDS = 'eventRecording.additionalFieldsFormDefinition';
const DATES = 'fieldSettings.recording.publicationDates';
const ORGANIZATION = 'fieldSettings.profile.official.organization';
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `feld${index}` }));

/** Settings that contradict one another: where, a part of the German words, and what counts in that place. */
const CONTRADICTING: Readonly<Record<string, [settings: object, path: string, words: string, counts: unknown]>> = {
  'more relations than are allowed': [
    area({ minRelations: 3, maxRelations: 1 }),
    'authenticatedArea.maxRelations',
    'weniger als „Wenigste Berechtigungen“ (3)',
    3,
  ],
  'more relations than can be saved': [area({ minRelations: 101 }), 'authenticatedArea.minRelations', '100', 100],
  'an organisation that is long and short': [
    organization({ min: 20, max: 5 }),
    `${ORGANIZATION}.max`,
    'weniger als „Kürzester Name“ (20)',
    20,
  ],
  'an organisation that no line can hold': [organization({ min: 201 }), `${ORGANIZATION}.min`, 'höchstens 200', 200],
  'no address at all': [
    area({ enableOfficialAddress: 'N', enablePrivateAddress: false }),
    'authenticatedArea.enableOfficialAddress',
    'Eine der beiden Adressen',
    true,
  ],
  'new relations that are blocked': [
    area({ initialStatus: 'blocked' }),
    'authenticatedArea.initialStatus',
    '„blocked“',
    'new',
  ],
  'a change that rejects': [
    area({ changedStatus: 'rejected' }),
    'authenticatedArea.changedStatus',
    '„rejected“',
    'changed',
  ],
  'nobody but who is locked out': [
    area({ loginStatus: ['blocked', 'rejected'] }),
    'authenticatedArea.loginStatus',
    'Gesperrte',
    ['blocked', 'rejected'],
  ],
  'a title that is hidden': [
    recording({ title: { visible: false } }),
    'fieldSettings.recording.title.visible',
    'Titel',
    true,
  ],
  'more rubrics than are allowed': [
    recording({ addRubrics: { min: 2, max: 0 } }),
    'fieldSettings.recording.addRubrics.max',
    'Erlaubt ist mindestens 2.',
    2,
  ],
  'more rubrics than the default allows': [
    recording({ addRubrics: { min: 11 } }),
    'fieldSettings.recording.addRubrics.max',
    'mindestens 11',
    11,
  ],
  'more rubrics than can be saved': [
    recording({ addRubrics: { min: 50, max: 60 } }),
    'fieldSettings.recording.addRubrics.min',
    'höchstens 49',
    49,
  ],
  'more publication dates than are allowed': [dates({ min: 4, max: 3 }), `${DATES}.max`, '(4)', 4],
  'a last day before the first': [dates({ firstDay: 9, lastDay: 3 }), `${DATES}.lastDay`, 'mindestens 9', 9],
  'more dates than days': [dates({ min: 3, firstDay: 1, lastDay: 2 }), `${DATES}.min`, 'nur 2 Tage', 2],
  'more dates than can be saved': [dates({ min: 101 }), `${DATES}.min`, 'höchstens 100', 100],
  'three dates with one before the event': [
    dates({ min: 3, maxAmountDatesBeforeEvent: 1 }),
    `${DATES}.maxAmountDatesBeforeEvent`,
    'Mindestens 3',
    3,
  ],
  'the same of an article': [
    articleDates({ min: 2, max: 1 }),
    'articleRecording.publicationDates.max',
    '„Wenigste Erscheinungstage“ (2)',
    2,
  ],
  'a last day of an article before the first': [
    articleDates({ firstDay: 5, lastDay: 2 }),
    'articleRecording.publicationDates.lastDay',
    'mindestens 5',
    5,
  ],
  'two fields of one name': [
    free({ name: 'alter' }, { name: 'ort' }, { name: ' alter ', type: 'date' }),
    `${FIELDS}.2.name`,
    'hat schon Eintrag 1',
    undefined,
  ],
  'a choice without options': [
    free({ name: 'a', type: 'select' }),
    `${FIELDS}.0.options`,
    'mindestens eine',
    undefined,
  ],
  'an option that is empty': [
    free({ name: 'a', type: 'select', options: ['ja', ' '] }),
    `${FIELDS}.0.options`,
    'Möglichkeit 2 ist leer',
    undefined,
  ],
  'an option that is there twice': [
    free({ name: 'a', type: 'select', options: ['ja', 'nein', 'ja'] }),
    `${FIELDS}.0.options`,
    '„ja“, gibt es schon',
    undefined,
  ],
  'a name that no field can have': [free({ name: 'a.b' }), `${FIELDS}.0.name`, 'ohne Punkt', undefined],
  'a name of blanks': [free({ name: '  ' }), `${FIELDS}.0.name`, 'ohne Punkt', undefined],
  'an address that is shorter than any': [
    free({ name: 'mail', type: 'email', maxLength: 5 }),
    `${FIELDS}.0.maxLength`,
    'mindestens 6 Zeichen',
    undefined,
  ],
  'more fields than can be saved': [free(...many(101)), FIELDS, 'höchstens 100', undefined],
  'two fields of one name in articles': [
    freeOfArticle({ name: 'a' }, { name: 'a' }),
    'articleRecording.additionalFieldsFormDefinition.1.name',
    'hat schon Eintrag 1',
    undefined,
  ],
  'an order without days': [steps('slot', 'content'), 'advertSettings.steps', '„when“', ['slot', 'content', 'when']],
  'a choice of events that leads nowhere': [
    steps('slot', 'when', 'eventSelection'),
    'advertSettings.steps',
    'eventSelection',
    ['slot', 'when'],
  ],
};

/** Settings at the edge of a contradiction. */
const FITTING: Readonly<Record<string, object>> = {
  nothing: {},
  'equal bounds': { ...area({ minRelations: 3, maxRelations: 3 }), ...organization({ min: 5, max: 5 }) },
  'no limit above': {
    ...area({ minRelations: 3, maxRelations: 0 }),
    ...dates({ min: 3, max: 0, firstDay: 9, lastDay: 0 }),
  },
  'one address': area({ enableOfficialAddress: false }),
  'as many days as dates': dates({ min: 3, firstDay: 1, lastDay: 3, maxAmountDatesBeforeEvent: 3 }),
  'statuses of the client': area({ initialStatus: 'wartet', loginStatus: ['wartet', 'blocked'] }),
  'fields that differ': free(
    { name: 'a' },
    { name: 'A', type: 'select', options: ['ja'] },
    { name: 'm', type: 'email', maxLength: 6 },
  ),
  'the same name in event and article': { ...free({ name: 'a' }), ...freeOfArticle({ name: 'a' }) },
  'an order without a choice of events': steps('slot', 'when', 'content'),
};

/** Both halves as a screen reads them. */
const settled = (settings: object) => ({
  ...toWorkSettings(settings).settings,
  ...toSettings(settings).settings,
  fieldSettings: { ...toWorkSettings(settings).settings.fieldSettings, ...toSettings(settings).settings.fieldSettings },
});

/** The form of the back office, sent as it shows these settings. */
const sendForm = (settings: object) => {
  const controls = Object.assign({}, ...settingFields.map((field) => controlsOf(field, valueAt(settings, field.path))));
  return readForm({}, { names: Object.keys(controls), text: (name) => controls[name] ?? '' });
};

describe('settings that contradict one another', () => {
  itForAll(Object.entries(CONTRADICTING))('are refused at the field, as form and as JSON: %s', (_, given) => {
    const [settings, path, words] = given;
    const expected = expect.objectContaining({
      ...{ path, field: expect.any(String), text: expect.stringContaining(words), isContradiction: true },
    });
    expect(settingFaults(settings)).toEqual([expected]);
    expect(readJson(JSON.stringify(settings))).toMatchObject({ reason: 'invalid', faults: [expected] });
    const { faults } = sendForm(settings);
    const field = settingFaults(settings)[0]?.field ?? '?';
    expect(path.startsWith(field)).toBe(true);
    // In a form it stands at what was changed, here the setting that contradicts a default.
    const isChanged = valueAt(settings, field) !== undefined;
    expect(faults).toEqual([isChanged ? expected : expect.objectContaining({ isContradiction: true })]);
    expect(valueAt(settings, faults[0]?.field ?? '?')).toBeDefined();
  });

  itForAll(Object.entries(CONTRADICTING))('are repaired at whichever setting was changed last: %s', (_, [settings]) => {
    const faults = ['', ...settingFields.map(({ path }) => path)].flatMap((path) =>
      settingFaults(settings, new Map([[path, 1]])),
    );
    for (const { field = '', repair, text } of faults) {
      expect(repair?.label, text).toMatch(/\S/);
      expect(settingFaults(withValue(settings, field, repair?.value)), text).toEqual([]);
    }
  });

  itForAll([
    [area({ minRelations: 3, maxRelations: 1 }), 'authenticatedArea.minRelations', 'Das ist mehr als', 1],
    [dates({ firstDay: 5, lastDay: 3 }), `${DATES}.firstDay`, 'Dieser Tag liegt nach', 3],
    [dates({ min: 4, lastDay: 2 }), `${DATES}.lastDay`, 'verlangt sind 4', 3],
    [dates({ min: 3, maxAmountDatesBeforeEvent: 2 }), `${DATES}.min`, 'Das ist mehr als', 2],
    [
      area({ enableOfficialAddress: false, enablePrivateAddress: false }),
      'authenticatedArea.enablePrivateAddress',
      'Eine der beiden',
      true,
    ],
    [
      { ...area({ initialStatus: 'approved' }), eventRecording: { shareByOrganisation: true } },
      'authenticatedArea.initialStatus',
      'jeder selbst zum Mitglied',
      'new',
    ],
  ])('stand at the one that was changed last, row %#', (settings, changed, words, value) => {
    expect(
      settingFaults(
        settings,
        new Map([
          ['name', 2],
          [changed, 1],
        ]),
      ),
    ).toMatchObject([{ field: changed, text: expect.stringContaining(words), repair: { value } }]);
    expect(settingFaults(settings)[0]?.field).not.toBe(changed);
  });

  itForAll(Object.entries(CONTRADICTING))('still give a product that works: %s', (_, [settings, path, , counts]) => {
    const now = settled(settings);
    if (counts !== undefined) expect(valueAt(now, path)).toEqual(counts);
    // Who may log in is never widened, so that alone stays as it is.
    if (path !== 'authenticatedArea.loginStatus') expect(settingFaults(now)).toEqual([]);
  });

  itForAll(Object.entries(FITTING))('are not found where nothing does: %s', (_, settings) => {
    expect(settingFaults(settings)).toEqual([]);
  });

  it('are left alone while a value beside them is wrong by itself', () => {
    const settings = free({ name: 'a', type: 'list' }, { name: 'a' });
    expect(settingFaults(settings).map(({ path }) => path)).toEqual([`${FIELDS}.0.type`]);
  });

  it('may replace contradictory ones: corrected values are stored', () => {
    const stored = area({ minRelations: 3, maxRelations: 1 });
    const sent = { [controlName('authenticatedArea.maxRelations')]: '4' };
    const form = { names: Object.keys(sent), text: (name: string) => sent[name] ?? '' };
    expect(readForm(stored, form)).toMatchObject({
      settings: withValue(stored, 'authenticatedArea.maxRelations', 4),
      faults: [],
    });
  });

  itForAll([
    ['initialStatus', { initialStatus: 'approved' }],
    ['changedStatus', { changedStatus: 'approved' }],
    ['relationChangeStatus', { changedStatus: '', relationChangeStatus: 'approved' }],
  ] as const)('refuse organisations that share although persons approve themselves: %s', (_, statuses) => {
    const shares = (given: object) => ({ ...area(given), eventRecording: { shareByOrganisation: true } });
    expect(settingFaults(shares(statuses))).toMatchObject([
      { path: 'eventRecording.shareByOrganisation', text: expect.stringContaining('ist „approved“') },
    ]);
    expect(settingFaults(area(statuses))).toEqual([]);
    expect(settingFaults(shares({ relationChangeStatus: 'approved' }))).toEqual([]);
  });

  it('of the seed stop it, and none exist', () => {
    expect(loadClients().map(({ key }) => key)).toEqual(['stadt', 'zeitung']);
    const wrong = { key: 'stadt', name: 'Stadt', settings: area({ minRelations: 3, maxRelations: 1 }) };
    expect(() => checkedClients([wrong])).toThrow(/stadt: authenticatedArea\.maxRelations/);
  });
});

describe('the console', () => {
  afterEach(() => vi.restoreAllMocks());

  it('names contradictions in the settings of the page once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = {
      ...dates({ min: 7, max: 6 }),
      ...freeOfArticle({ name: 'nur hier' }, { name: 'nur hier' }),
      ...steps('medium'),
    };
    for (let times = 0; times < 2; times += 1) {
      toRecordingSettings({}, page);
      toArticleSettingsIn('de', [{}, page]);
      toAdvertSettingsIn('de', [{}, page]);
    }
    const said = warn.mock.calls.map(([text]) => String(text));
    expect(said).toHaveLength(3);
    expect(said.join('\n')).toMatch(/publicationDates\.max contradicts other settings\. .*7 counts/);
    expect(said.join('\n')).toMatch(/articleRecording\.additionalFieldsFormDefinition\.1\.name contradicts/);
    expect(said.join('\n')).toMatch(/advertSettings\.steps contradicts/);
  });

  it('counts options from one, as the back office does', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    toRecordingSettings({}, free({ name: 'a', type: 'select', options: ['yes', 'no', 'yes'] }));
    expect(String(warn.mock.calls[0]?.[0])).toContain('Option 3 is empty or there twice');
  });
});

import { describe, expect, it } from 'vitest';
import { type Controls, controlName, controlsOf } from '../../../../../../demo/server/backoffice/settings/field-values';
import { LAST_CONTROL, readForm } from '../../../../../../demo/server/backoffice/settings/read-form';
import { defaultWordsAt, defaultWordsOf } from '../../../../../../demo/server/backoffice/settings/setting-defaults';
import { settingFaults, unknownKeys } from '../../../../../../demo/server/backoffice/settings/setting-faults';
import { type SettingField, settingFields } from '../../../../../../demo/server/backoffice/settings/setting-fields';
import { settingGroups } from '../../../../../../demo/server/backoffice/settings/setting-groups';
import {
  helpOf,
  isHtml,
  labelOf,
  textKeyOf,
  textKeys,
  valueLabelOf,
} from '../../../../../../demo/server/backoffice/settings/setting-texts';
import { settingDifferences } from '../../../../../../demo/server/clients/settings/setting-differences';
import { type Entries, valueAt, withValue } from '../../../../../../demo/server/clients/settings/settings-object';
import { settingDoc } from '../../../../../../dist-config/reference/setting-docs';
import { itForAll } from '../../../../../support/it-for-all';

/** A form as a browser sends it: boxes without a tick are left out. */
function formWith(controls: Controls) {
  const fields = new Map(
    Object.entries({ ...controls, [LAST_CONTROL.name]: LAST_CONTROL.value }).filter(([, value]) => value !== ''),
  );
  for (const [name, value] of Object.entries(controls)) if (value === '' && !isBox(name)) fields.set(name, '');
  return { names: [...fields.keys()], text: (name: string) => fields.get(name) ?? '' };
}

const boxes = new Set(
  settingFields.flatMap((field) =>
    field.kind === 'switch' || field.kind === 'choices'
      ? Object.keys(controlsOf(field, undefined))
      : [controlName(field.path, 'none')],
  ),
);
const isBox = (name: string) => boxes.has(name);

/** Returns the controls of the whole form for some settings. */
const shownFor = (settings: unknown): Controls =>
  Object.assign({}, ...settingFields.map((field) => controlsOf(field, valueAt(settings, field.path))));

const read = (base: unknown, changed: Controls = {}) => readForm(base, formWith({ ...shownFor(base), ...changed }));

/** Texts that must be of one kind, and values that contradict no other sample. */
const ONLY: Readonly<Record<string, unknown[]>> = {
  'theme.fontFamily': ['Georgia, serif'],
  'links.base': ['https://www.example.org/kultur/'],
  'map.labels': ['https://tiles.example/names/{z}/{x}/{y}.png', 'names/{z}/{x}/{y}.svg'],
  'map.tiles': ['https://tiles.example/{z}/{x}/{y}.png', 'tiles/{z}/{x}/{y}.svg'],
  'map.centre': ['48.4914, 9.2043'],
  'authenticatedArea.enablePrivateAddress': ['Y'],
  'fieldSettings.recording.title.visible': ['Y'],
  'fieldSettings.recording.publicationDates.lastDay': [9, '9'],
  'articleRecording.publicationDates.lastDay': [9, '9'],
};

/** Values that a client may have stored for a setting, none of them its default. */
function samplesOf({ kind, allowedValues, fallback, min = 0, path, isByLanguage }: SettingField): unknown[] {
  const only = ONLY[path];
  if (only) return only;
  if (isByLanguage)
    return ['Eins', { de: '<p>Eins</p>', en: 'One\nor two' }, { en: 'One' }, ' <b>"ä"</b> ', { de: 'Eins' }];
  switch (kind) {
    case 'switch':
      return [!fallback, fallback === true ? 'N' : 1];
    case 'maybe switch':
      return [true, false, 'Y'];
    case 'number':
      return [min + 3, String(min + 3)];
    case 'choice':
      return allowedValues.filter((word) => word !== fallback);
    case 'choices':
      return [allowedValues.slice(2, 4), [...allowedValues].reverse()];
    case 'lines':
      return [
        allowedValues.length > 0 ? [...allowedValues].reverse() : ['eins', 'zwei'],
        ...(fallback === undefined ? [[]] : []),
      ];
    case 'color':
      return ['#123456', 'rgb(1, 2, 3)'];
    case 'labels':
      return [
        { de: { lbl_login: 'Rein' }, en: { lbl_login: 'In' } },
        { lbl_login: 'Rein', en: { lbl_what: 'x' } },
      ];
    case 'json':
      return [[{ name: 'a', type: 'select', options: ['x'] }]];
    default:
      return ['^[a-z]+$', 'zwei\nZeilen', ' <b>"ä"</b> '];
  }
}

/** The controls of a setting that has its default again. */
const withoutValue = (field: SettingField, controls: Controls): Controls =>
  field.kind === 'labels'
    ? Object.fromEntries(Object.keys(controls).map((name) => [name, '']))
    : controlsOf(field, undefined);

describe('the form of settings', () => {
  it('has every setting once, in one of its groups', () => {
    const shown = settingGroups.flatMap(({ subgroups }) =>
      subgroups.flatMap(({ fields }) => fields.map(({ path }) => path)),
    );
    expect(shown.sort()).toEqual(settingFields.map(({ path }) => path).sort());
    expect(shown.length).toBeGreaterThan(200);
    expect(new Set(shown).size).toBe(shown.length);
  });

  const others: Entries = { foreign: { kept: 1 } };

  itForAll(settingFields)('stores only $path', (field) => {
    const controls = controlsOf(field, samplesOf(field)[0]);
    const { settings, faults } = read(others, controls);
    expect(faults).toEqual([]);
    expect(settingDifferences(others, settings).map(({ path }) => path.startsWith(field.path))).not.toContain(false);
    expect(controlsOf(field, valueAt(settings, field.path))).toEqual(controls);
  });

  itForAll([0, 1, 2, 3, 4])('keeps, sets and resets every setting, sample %i', (number) => {
    const sampleOf = (field: SettingField) => samplesOf(field)[number] ?? samplesOf(field)[0];
    const stored = settingFields.reduce((all, field) => withValue(all, field.path, sampleOf(field)), others);
    expect(read(stored)).toEqual({ settings: stored, faults: [], typed: new Map() });
    const { settings } = read(others, shownFor(stored));
    for (const field of settingFields)
      expect(controlsOf(field, valueAt(settings, field.path)), field.path).toEqual(controlsOf(field, sampleOf(field)));
    const nothing = settingFields.map((field) => withoutValue(field, controlsOf(field, sampleOf(field))));
    expect(read(settings, Object.assign({}, ...nothing)).settings).toEqual(others);
  });

  itForAll([
    ['eventList.resultsPerPage', 'viele', 'Erlaubt ist eine ganze Zahl von 1 bis 100.'],
    ['eventList.resultsPerPage', '101', 'Erlaubt ist eine ganze Zahl von 1 bis 100.'],
    ['eventList.resultsPerPage', '1,5', 'Erlaubt ist eine ganze Zahl von 1 bis 100.'],
    ['authenticatedArea.maxRelations', '-1', 'Erlaubt ist eine ganze Zahl von 0 bis 1.000.000.'],
    ['theme.light.primary', 'blaugrün', 'Erlaubt ist eine Farbe wie #0089CE oder rgb(0, 137, 206).'],
    ['links.base', '/stadt/', 'Erlaubt ist eine vollständige Adresse, etwa https://www.example.org/.'],
    ['links.base', 'javascript:alert(1)', 'Erlaubt ist eine vollständige Adresse, etwa https://www.example.org/.'],
    ['theme.fontFamily', 'Georgia; x', 'Erlaubt ist eine Liste von Schriften wie in CSS: Georgia, serif.'],
    [
      'fieldSettings.profile.private.plz.regex',
      '(',
      'Erlaubt ist ein regulärer Ausdruck. Prüfen Sie, ob eine Klammer fehlt.',
    ],
    [
      'authenticatedArea.rightsManagement',
      'streng',
      'Erlaubt ist einer dieser Werte: free, community, flexible, restrictive.',
    ],
  ])('refuses for %s the value %s, and shows it again', (path, typed, text) => {
    const name = controlName(path);
    const { settings, faults } = read({}, { [name]: typed });
    expect(faults).toEqual([{ path, field: path, text }]);
    expect(shownFor(settings)[name]).toBe(typed);
  });

  it('names the wrong line of a list', () => {
    const typed = { [controlName('advertSettings.steps')]: 'medium\nkanal' };
    expect(read({}, typed).faults).toEqual([
      expect.objectContaining({
        field: 'advertSettings.steps',
        text: expect.stringMatching(/^Eintrag 2: Erlaubt ist einer dieser Werte: medium, /),
      }),
    ]);
  });

  itForAll([
    ['[{', 'Zeile 1, Spalte 3: Hier muss ein Schlüssel'],
    ['{}', 'Erlaubt ist eine Liste'],
    ['[{"label": "x"}]', 'Eintrag 1: Dem Eintrag fehlt eine nötige Angabe.'],
    ['[{"name": "x", "type": "bild"}]', 'Eintrag 1, „type“: Erlaubt ist einer dieser Werte: text, '],
  ])('refuses %s as a list in JSON', (typed, text) => {
    const path = 'eventRecording.additionalFieldsFormDefinition';
    const { faults, typed: kept, settings } = read({}, { [controlName(path)]: typed });
    expect(faults).toEqual([expect.objectContaining({ field: path, text: expect.stringContaining(text) })]);
    const field = settingFields.find((found) => found.path === path) as SettingField;
    const shown = kept.get(path) ?? controlsOf(field, valueAt(settings, path));
    expect(JSON.stringify(shown).replace(/\s|\\n/g, '')).toContain(
      JSON.stringify(typed).slice(1, -1).replace(/\s/g, ''),
    );
  });

  itForAll([
    [{ authenticatedArea: { logoutToLogin: 'vielleicht' } }, 'authenticatedArea.logoutToLogin'],
    [{ eventRecording: { requiredMediaFields: ['author', 'x'] } }, 'eventRecording.requiredMediaFields.1'],
    [{ name: 7 }, 'name'],
  ])('corrects %j, which no control can show, when it is saved', (base, path) => {
    expect(settingFaults(base).map((fault) => fault.path)).toEqual([path]);
    expect(settingFaults(read(base).settings)).toEqual([]);
  });

  it('does not treat missing boxes as unticked', () => {
    const base = { applicationSettings: { activateAdverts: true } };
    expect(readForm(base, { names: [], text: () => '' }).settings).toEqual(base);
  });

  it('names unknown keys, and keeps them', () => {
    const base = {
      eventList: { resultsPerPage: 5, rows: 1 },
      own: { a: 1 },
      languageSettings: { x: 'y' },
      __proto__: null,
    };
    expect(unknownKeys(base)).toEqual(['eventList.rows', 'own']);
    expect(read(base, { [controlName('eventList.resultsPerPage')]: '24' }).settings).toEqual({
      eventList: { rows: 1 },
      own: { a: 1 },
      languageSettings: { x: 'y' },
    });
  });
});

describe('the texts of the settings', () => {
  it('describe every setting, and mark HTML like the reference', () => {
    const isText = ({ kind }: SettingField) => kind === 'text' || kind === 'html';
    const saidOf = ({ path }: SettingField) => /\bHTML\b/.test(settingDoc(path.split('.')));
    expect(settingFields.filter(({ path }) => textKeyOf(path) === undefined)).toEqual([]);
    expect(settingFields.filter(({ path }) => labelOf(path) === '' || !/[.?]$/.test(helpOf(path)))).toEqual([]);
    expect(settingFields.filter((field) => isText(field) && isHtml(field.path) !== saidOf(field))).toEqual([]);
  });

  it('tell every default in words', () => {
    const wordless = settingFields.filter((field) => !/^[^{[]+$/.test(defaultWordsOf(field) ?? ''));
    expect(wordless.map(({ path }) => path)).toEqual([]);
    const wordsAt = (path: string) => defaultWordsAt(path);
    expect(wordsAt('eventRecording.infoTexts.general')).toBe('kein Hinweis');
    expect(wordsAt('authenticatedArea.maxRelations')).toBe('0, also beliebig viele');
    expect(wordsAt('eventRecording.review')).toBe('nichts');
    expect(wordsAt('theme.light.primary.nothing')).toBeUndefined();
  });

  it('name every option', () => {
    const silent = settingFields
      .filter(({ kind }) => kind === 'choice' || kind === 'choices')
      .flatMap(({ path, allowedValues }) =>
        allowedValues.filter((word) => valueLabelOf(path, word) === word).map((word) => `${path} ${word}`),
      );
    expect(silent).toEqual([]);
  });

  it('have no surplus', () => {
    const used = new Set(settingFields.map(({ path }) => textKeyOf(path)));
    expect(textKeys.filter((key) => !used.has(key))).toEqual([]);
  });
});

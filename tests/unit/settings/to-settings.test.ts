import { describe, expect, it } from 'vitest';
import { languageOfText } from '../../../src/lib/text-language';
import { toSettings as toPublicSettings, toSettingsIn } from '../../../src/settings/to-settings';
import { toWorkSettings, toWorkSettingsIn } from '../../../src/settings/to-work-settings';
import { itForAll } from '../../support/it-for-all';
import { expectNoHang } from '../../support/no-hang';
import fc from '../../support/same-cases';

/** Both halves of the settings as one. */
function toSettings(...layers: unknown[]) {
  const [first, second] = [toPublicSettings(...layers), toWorkSettings(...layers)];
  const fieldSettings = { ...first.settings.fieldSettings, ...second.settings.fieldSettings };
  const known = first.problems.map(({ path, message }) => `${path} ${message}`);
  const others = second.problems.filter(({ path, message }) => !known.includes(`${path} ${message}`));
  return {
    settings: { ...first.settings, ...second.settings, fieldSettings },
    problems: [...first.problems, ...others],
  };
}

const defaults = toSettings().settings;

describe('toSettings', () => {
  it('has the defaults of the specification', () => {
    expect(defaults).toMatchObject({
      eventList: { resultsPerPage: 24 },
      applicationSettings: { activateEventsRecording: false, activateAdverts: false, activateArticles: false },
      authenticatedArea: {
        showLinksInCardFooters: true,
        showLoginSignupButton: true,
        enableOfficialAddress: true,
        enablePrivateAddress: true,
        logoutToLogin: false,
        rightsManagement: 'free',
        minRelations: 0,
        maxRelations: 0,
        relationChangeStatus: 'new',
        initialStatus: 'new',
        changedStatus: 'changed',
        loginStatus: [],
        showCommunityField: false,
        showRoleField: false,
        defaultRole: 0,
        approvalTime: '',
      },
      auth: { organization: { type: 'text' }, revealAccounts: false },
      eventRecording: { requiredAddresses: 'location', eventAppointmentType: 'both' },
      fieldSettings: {
        recording: {
          addRubrics: { min: 0, max: 10 },
          publicationDates: { maxAmountDatesBeforeEvent: 0 },
          links: { ticket: { maxAmount: 0 }, artist: { maxAmount: 0 } },
        },
      },
      theme: { fontFamily: '', light: { primary: '#0089CE', text_on_primary: '#FFFFFF' } },
    });
    expect(defaults.advertSettings.steps).toHaveLength(12);
    expect(defaults.advertSettings.shownIn).toEqual(['list', 'teaser', 'detail', 'article']);
  });

  it('knows whether a client has set the required addresses', () => {
    const recording = (value: unknown) =>
      toSettings({ fieldSettings: { recording: { location_required: value } } }).settings.fieldSettings.recording;
    expect('location_required' in recording(undefined)).toBe(false);
    expect(recording('N').location_required).toBe(false);
    expect(recording('Y').location_required).toBe(true);
    expect(recording('?').location_required).toBeUndefined();
  });

  itForAll([
    ['switches', { authenticatedArea: { showRoleField: 'Y' } }, { authenticatedArea: { showRoleField: true } }],
    ['switches', { applicationSettings: { activateAdverts: '1' } }, { applicationSettings: { activateAdverts: true } }],
    ['numbers', { eventList: { resultsPerPage: ' 12 ' } }, { eventList: { resultsPerPage: 12 } }],
    ['lists', { eventDetails: { displayedFreeFields: ['a'] } }, { eventDetails: { displayedFreeFields: ['a'] } }],
    ['colours', { theme: { light: { primary: '#123' } } }, { theme: { light: { primary: '#123' } } }],
    ['null as absent', { links: { imprint: null }, theme: null }, { links: { imprint: '' } }],
  ])('reads %s', (_, raw, expected) => {
    const { settings, problems } = toSettings(raw);
    expect(settings).toMatchObject(expected);
    expect(problems).toEqual([]);
  });

  itForAll([
    ['eventList.resultsPerPage', { eventList: { resultsPerPage: 'many' } }],
    ['eventList.resultsPerPage', { eventList: { resultsPerPage: 0 } }],
    ['eventList.resultsPerPage', { eventList: { resultsPerPage: 101 } }],
    ['eventList.resultsPerPage', { eventList: { resultsPerPage: 2.5 } }],
    ['eventList', { eventList: 'x' }],
    ['eventList', { eventList: [24] }],
    ['theme.light.primary', { theme: { light: { primary: 'url(x)' } } }],
    ['theme.fontFamily', { theme: { fontFamily: 'a;b' } }],
    ['auth.revealAccounts', { auth: { revealAccounts: 'maybe' } }],
    ['authenticatedArea.rightsManagement', { authenticatedArea: { rightsManagement: 'all' } }],
    ['fieldSettings.profile.official.plz.regex', { fieldSettings: { profile: { official: { plz: { regex: '(' } } } } }],
    [
      'name',
      {
        name: {
          toString: () => {
            throw new Error('no');
          },
        },
      },
    ],
    ['name', { name: Symbol('x') }],
    ['eventDetails.displayedFreeFields', { eventDetails: { displayedFreeFields: new Array(1001).fill('a') } }],
    ['languageSettings', { languageSettings: 'x' }],
    ['languageSettings.lbl_x', { languageSettings: { lbl_x: 5 } }],
    ['languageSettings.en.lbl_x', { languageSettings: { en: { lbl_x: {} } } }],
    ['', 'x'],
    ['', []],
  ])('reports a wrong %s, and the rest still counts', (path, raw) => {
    const { settings, problems } = toSettings(raw, { links: { imprint: 'a.example' } });
    expect(problems.map((problem) => problem.path)).toEqual([path]);
    expect({ ...settings, links: defaults.links }).toEqual(defaults);
    expect(settings.links.imprint).toBe('a.example');
  });

  it('leaves out only the entry of a list that cannot be read', () => {
    const fields = [{ name: 'a', type: 'number' }, { label: 'nameless' }, 7, { name: 'b', maxLength: 'x' }];
    const { settings, problems } = toSettings({ eventRecording: { additionalFieldsFormDefinition: fields } });
    const path = 'eventRecording.additionalFieldsFormDefinition';

    expect(settings.eventRecording.additionalFieldsFormDefinition).toMatchObject([
      { name: 'a', type: 'number' },
      { name: 'b', type: 'text', maxLength: 0 },
    ]);
    expect(new Set(problems.map((problem) => problem.path))).toEqual(
      new Set([`${path}.1`, `${path}.2`, `${path}.3.maxLength`]),
    );
  });

  it('reads label overrides for all and for single locales', () => {
    const { settings } = toSettings(
      { languageSettings: { lbl_a: 'A', de: { lbl_a: 'Ä', lbl_b: 'B' } } },
      { languageSettings: { lbl_b: 'neu' } },
    );
    expect(settings.languageSettings).toEqual({
      de: { lbl_a: 'Ä', lbl_b: 'neu' },
      en: { lbl_a: 'A', lbl_b: 'neu' },
    });
    expect(settings.languageSettings.de.constructor).toBeUndefined();
  });
});

describe('a text of the client', () => {
  const footerIn = (locale: 'de' | 'en', ...texts: unknown[]) => {
    const layers = texts.map((footerContact) => ({ applicationSettings: { footerContact } }));
    const { settings, problems } = toSettingsIn(locale, layers);
    return [settings.applicationSettings.footerContact, problems.map(({ path }) => path)];
  };
  const PATH = 'applicationSettings.footerContact';

  itForAll([
    ['Amt', ['Amt', 'Amt'], []],
    [{ de: 'Amt', en: 'Office' }, ['Amt', 'Office'], []],
    [{ de: 'Amt' }, ['Amt', 'Amt'], []],
    [{ en: 'Office' }, ['Office', 'Office'], []],
    [{ de: 'Amt', en: '' }, ['Amt', ''], []],
    [{ de: 'Amt', fr: 'Bureau' }, ['Amt', 'Amt'], []],
    [{ de: 'Amt', en: 7 }, ['Amt', 'Amt'], [`${PATH}.en`]],
    [{ de: ['Amt'], en: { de: 'x' } }, ['', ''], [`${PATH}.de`, `${PATH}.en`]],
    [{ fr: 'Bureau' }, ['', ''], [PATH]],
    [{}, ['', ''], [PATH]],
    [7, ['', ''], [PATH]],
    [['Amt'], ['', ''], [PATH]],
  ])('is read from %j in each language, and errors are reported', (raw, [de, en], problems) => {
    expect(footerIn('de', raw)).toEqual([de, problems]);
    expect(footerIn('en', raw)).toEqual([en, problems]);
  });

  it('counts as a whole in a later layer, and an earlier one where that is wrong', () => {
    expect(footerIn('en', { de: 'Amt', en: 'Office' }, 'Haus')).toEqual(['Haus', []]);
    expect(footerIn('en', { de: 'Amt', en: 'Office' }, { en: 5 })).toEqual(['Office', [`${PATH}.en`]]);
  });

  it('has a language', () => {
    footerIn('en', { de: 'Nur auf Deutsch', en: 'Only in English' });
    expect(['Nur auf Deutsch', 'Only in English', 'unbekannt'].map(languageOfText)).toEqual(['de', 'en', 'de']);
  });

  it('may be each one that is shown, down to the options of own fields', () => {
    const both = (de: string, en: string) => ({ de, en });
    const field = {
      ...{ name: 'age', type: 'select', label: both('Alter', 'Age'), info: both('Für wen?', 'For whom?') },
      options: [both('Kinder', 'Children'), 7, 'alle', { en: 'Adults' }],
    };
    const recording = {
      additionalFieldsFormDefinition: [field],
      labelFreeFields: both('Mehr', 'More'),
      infoTexts: { tags: both('Schlagwörter', 'Tags') },
      noEdit: { locked: both('Gesperrt', 'Locked') },
    };
    const raw = {
      map: { attribution: both('Karte', 'Map') },
      advertSettings: { when: { title: both('Wann', 'When'), info: both('Tage', 'Days') } },
      eventRecording: recording,
      articleRecording: recording,
      fieldSettings: { recording: { title: { label: both('Titel', 'Title') } } },
    };
    const { settings, problems } = toWorkSettingsIn('en', [raw]);
    expect(problems.map(({ path }) => path)).toEqual(
      ['eventRecording', 'articleRecording'].flatMap((group) => {
        const option = `${group}.additionalFieldsFormDefinition.0.options.1`;
        return [option, option];
      }),
    );
    const english = {
      labelFreeFields: 'More',
      infoTexts: { tags: 'Tags' },
      noEdit: { locked: 'Locked' },
      additionalFieldsFormDefinition: [
        {
          ...{ label: 'Age', info: 'For whom?' },
          options: ['Kinder', 'alle', 'Adults'],
          optionLabels: ['Children', 'alle', 'Adults'],
        },
      ],
    };
    expect(settings).toMatchObject({
      map: { attribution: 'Map' },
      advertSettings: { when: { title: 'When', info: 'Days' } },
      eventRecording: english,
      articleRecording: english,
      fieldSettings: { recording: { title: { label: 'Title' } } },
    });
    const german = toWorkSettings(raw).settings.eventRecording.additionalFieldsFormDefinition[0];
    expect(german).toMatchObject({ label: 'Alter', optionLabels: ['Kinder', 'alle', 'Adults'] });
  });
});

describe('the site of the client', () => {
  itForAll(['https://www.example.org/', 'http://example.org/kultur', 'HTTPS://EXAMPLE.ORG'])('is %s', (base) => {
    expect(toSettings({ links: { base } }).settings.links.base).toBe(base);
  });

  itForAll(['/stadt/', 'www.example.org', '//example.org/', 'javascript:alert(1)', 'https://', 7, {}])(
    'is not %j',
    (base) => {
      const { settings, problems } = toSettings({ links: { base } });
      expect(settings.links.base).toBeUndefined();
      expect(problems.map(({ path }) => path)).toEqual(['links.base']);
    },
  );

  it('need not be decided', () => {
    for (const links of [{}, { base: '' }, { base: null }]) {
      const { settings, problems } = toSettings({ links });
      expect([settings.links.base, problems]).toEqual([undefined, []]);
    }
  });
});

describe('several layers', () => {
  it('merges groups key by key, later ones winning', () => {
    const { settings } = toSettings(
      { name: 'Server', eventList: { resultsPerPage: 6 }, links: { imprint: 'a' } },
      { name: 'Page', links: { conditions: 'b' } },
      undefined,
      { links: { imprint: 'c' } },
    );
    expect(settings).toMatchObject({ name: 'Page', eventList: { resultsPerPage: 6 } });
    expect(settings.links).toEqual({ imprint: 'c', conditions: 'b', privacyPolicy: '' });
  });

  it('replaces lists', () => {
    const steps = (...names: string[]) => ({ advertSettings: { steps: names } });
    expect(toSettings(steps('medium', 'slot'), steps('when')).settings.advertSettings.steps).toEqual(['when']);
  });

  it('falls back to the layer before where a later value is wrong', () => {
    const { settings, problems } = toSettings(
      { eventList: { resultsPerPage: 6 }, links: { imprint: 'a' } },
      { eventList: { resultsPerPage: 'x' }, links: 'b' },
    );
    expect(settings.eventList.resultsPerPage).toBe(6);
    expect(settings.links.imprint).toBe('a');
    expect(problems.map(({ path }) => path)).toEqual(['eventList.resultsPerPage', 'links']);
  });
});

describe('hostile settings', () => {
  const throwing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
      getOwnPropertyDescriptor: () => {
        throw new Error('no');
      },
    },
  );
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const cyclic: Record<string, unknown> = { name: 'Ring' };
  cyclic.theme = cyclic;
  cyclic.links = cyclic;

  itForAll<[string, unknown]>([
    ['a throwing proxy', throwing],
    ['a revoked proxy', revoked.proxy],
    ['proxies inside', { theme: throwing, eventList: revoked.proxy, languageSettings: throwing, links: throwing }],
    [
      'a throwing getter',
      {
        get name() {
          throw new Error('no');
        },
      },
    ],
    ['a cycle', cyclic],
    ['frozen ones', Object.freeze({ links: Object.freeze({}) })],
    ['a function', () => {}],
    ['a date', new Date()],
    ['ones without prototype', Object.assign(Object.create(null), { links: Object.create(null) })],
    ['a list that lies about its length', { advertSettings: { steps: new Proxy([], { get: () => 4e9 }) } }],
  ])('do no harm as %s', (_, raw) => {
    const { settings } = toSettings(raw);
    expect({ ...settings, name: '' }).toEqual(defaults);
  });

  it('reports a throwing getter and reads the others', () => {
    const raw = {
      get name() {
        throw new Error('no');
      },
      links: { imprint: 'a' },
    };
    const { settings, problems } = toSettings(raw);
    expect(problems.map(({ path }) => path)).toEqual(['name']);
    expect(settings.links.imprint).toBe('a');
  });

  itForAll([
    '{"__proto__":{"polluted":1,"name":"x"},"links":{"__proto__":{"imprint":"x","polluted":1}}}',
    '{"constructor":{"prototype":{"polluted":1}},"languageSettings":{"__proto__":"x","de":{"__proto__":"x"}}}',
    '{"languageSettings":{"__proto__":{"polluted":"1"},"constructor":{"prototype":{"polluted":"1"}}}}',
  ])('do not reach prototypes: %s', (json) => {
    const { settings } = toSettings(JSON.parse(json), JSON.parse(json));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(settings.name).toBe('');
    expect(settings.links.imprint).toBe('');
  });

  it('count only with keys of their own', () => {
    expect(toSettings(Object.create({ name: 'inherited' })).settings.name).toBe('');
  });

  it('are read in little time, however large', () => {
    const foreign = Object.fromEntries(
      Array.from({ length: 60_000 }, (_, index) => [`k${index}`, { a: 'x'.repeat(60) }]),
    );
    const long = 'x'.repeat(5_000_000);
    for (const raw of [
      foreign,
      { theme: foreign, links: foreign },
      { name: long },
      { eventList: { resultsPerPage: long } },
    ]) {
      expectNoHang(() => toSettings(raw));
    }
  });

  it('never throw, and are read idempotently', () => {
    const keys = [
      'theme',
      'light',
      'primary',
      'eventList',
      'resultsPerPage',
      'links',
      'imprint',
      'languageSettings',
      'de',
      'lbl_x',
      'auth',
      'fieldSettings',
      'recording',
      'location_required',
      'advertSettings',
      'steps',
      '__proto__',
    ];
    const leaf = fc.oneof(fc.anything(), fc.constantFrom('Y', 'N', '1', 'medium', '#123456', 7));
    const { raw } = fc.letrec((tie) => ({
      raw: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc.array(tie('raw'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...keys), tie('raw'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(raw, raw, (server, page) => {
        const { settings } = toSettings(server, page);
        expect(toSettings(settings)).toEqual({ settings, problems: [] });
      }),
      { numRuns: 300 },
    );
  });
});

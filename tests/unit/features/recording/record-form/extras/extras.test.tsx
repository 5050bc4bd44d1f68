import { describe, expect, it } from 'vitest';
import { AccessSection } from '../../../../../../src/features/recording/event-form/access/access-section';
import { PriceSection } from '../../../../../../src/features/recording/event-form/price/price-section';
import { FreeFieldsSection } from '../../../../../../src/features/recording/record-form/extras/free-fields-section';
import { PublicationSection } from '../../../../../../src/features/recording/record-form/extras/publication-section';
import type { SingleDate } from '../../../../../../src/model/records/event-content';
import { itForAll } from '../../../../../support/it-for-all';
import { settle } from '../../../../../support/settle';
import { afresh, get, leave, type, withReact } from '../../../../forms/saving/harness';
import { showSection, TODAY } from '../../event-form/harness';

withReact();

describe('the price', () => {
  it('is typed in euros and must not go down', async () => {
    const { place, form, errorOf, check } = await showSection(PriceSection);
    await type(place, '[name="price.from"]', '12,50');
    await type(place, '[name="price.to"]', '8');
    expect(form.values().price).toMatchObject({ from: 1250, to: 800 });
    await check();
    expect(errorOf('price.to')).toBe('to_below_from');
  });

  it('is not shown to visitors with free entry, which the form explains', async () => {
    const { place, form } = await showSection(PriceSection, { draft: { free: true } });
    expect(place.textContent).not.toContain('Besucher sehen');
    await settle(() => form.set('price.from', 500));
    expect(place.textContent).toContain('Besucher sehen „Eintritt frei“.');
  });
});

describe('easy German and sign language', () => {
  const VERSIONS = ['easyText', 'signLanguageUrl'];
  const versionsIn = (names: string[]) => names.filter((name) => VERSIONS.includes(name));

  it('have fields if the client enables them', async () => {
    const none = await showSection(AccessSection);
    expect(versionsIn(none.names())).toEqual([]);
    const one = await showSection(AccessSection, { settings: { eventRecording: { showEasyLanguage: true } } });
    expect(versionsIn(one.names())).toEqual(['easyText']);
  });

  it('keep the input, and report its errors', async () => {
    const { place, form, names, errorOf, check } = await showSection(AccessSection, {
      settings: { eventRecording: { showEasyLanguage: true, showSignLanguageVideo: true } },
      draft: { easyText: 'a'.repeat(5001) },
    });
    expect(versionsIn(names())).toEqual(VERSIONS);
    await type(place, '[name="signLanguageUrl"]', 'kein Video');
    await check();
    expect(VERSIONS.map(errorOf)).toEqual(['too_long', 'url']);
    await type(place, '[name="signLanguageUrl"]', 'videos.example/dgs');
    await settle(() => form.set('easyText', 'Das ist ein Fest.'));
    expect(VERSIONS.map(errorOf)).toEqual(['', '']);
  });
});

const publication = (publicationDates: object, priority: object = {}) => ({
  fieldSettings: { recording: { publicationDates, priority } },
});
const days = (...dates: string[]) => dates.map((date, index) => ({ id: `d${index}`, date }));

const WHOLE_DAY: Omit<SingleDate, 'id' | 'date'> = {
  ...{ endDate: '', status: 'scheduled', newDate: '', newLocation: '' },
  ...{ times: [], fullDay: true, additionalInfo: '' },
};

describe('publication dates', () => {
  it("follow the client's limits", async () => {
    const { place, form, button, check } = await showSection(PublicationSection, {
      settings: publication({ min: 1, max: 2 }),
    });
    await check();
    expect(place.textContent).toContain('too_few');
    expect(place.textContent).toContain('Bitte wählen Sie mindestens 1 Tag.');
    expect(place.textContent).toContain('Es sind höchstens 2 Tage möglich.');
    await settle(() => button('Erscheinungstag hinzufügen')?.click());
    await settle(() => button('Weiterer Erscheinungstag')?.click());
    await settle(() => button('Weiterer Erscheinungstag')?.click());
    expect(form.values().publicationDates).toHaveLength(2);
    expect(button('Weiterer Erscheinungstag')?.getAttribute('aria-disabled')).toBe('true');
  });

  it('follow the larger of contradictory limits', async () => {
    const { form, button } = await showSection(PublicationSection, { settings: publication({ min: 3, max: 1 }) });
    await settle(() => button('Erscheinungstag hinzufügen')?.click());
    for (const _ of [1, 2, 3]) await settle(() => button('Weiterer Erscheinungstag')?.click());
    expect(form.values().publicationDates).toHaveLength(3);
  });

  it('are future days, and few enough lie before the event', async () => {
    const { place, errorOf, check, button } = await showSection(PublicationSection, {
      settings: publication({ maxAmountDatesBeforeEvent: 1, firstDay: 2 }),
      draft: {
        dates: [{ id: 1, date: '2026-12-24', ...WHOLE_DAY }],
        publicationDates: days('2026-11-20', TODAY, '2026-12-01', '2026-12-01'),
      },
    });
    await check();
    expect([0, 1, 2, 3].map((at) => errorOf(`publicationDates.d${at}.date`))).toEqual([
      ...['past', 'too_early', '', 'repeated'],
    ]);
    expect(place.textContent).toContain('too_many_before_event');
    await settle(() => button('Erscheinungstag 1 entfernen')?.click());
    expect(button('Rückgängig')).toBeDefined();
  });

  it('are above the priority, if the client shows it', async () => {
    const { place, errorOf, names } = await showSection(PublicationSection);
    await type(place, '[name="priority"]', '12');
    await leave(place, '[name="priority"]');
    expect(errorOf('priority')).toBe('too_large');
    expect(names()).toEqual(['priority']);
    const without = await showSection(PublicationSection, { settings: publication({}, { visible: false }) });
    expect(without.names()).toEqual([]);
  });
});

describe('the client’s own fields', () => {
  const field = (type: string, more: object = {}) => ({ name: `f_${type}`, label: `Feld ${type}`, type, ...more });
  const own = (...additionalFieldsFormDefinition: object[]) => ({ eventRecording: { additionalFieldsFormDefinition } });
  const TYPES = ['text', 'textarea', 'number', 'date', 'checkbox', 'url', 'email'] as const;

  it('are of every type', async () => {
    const { place, names } = await showSection(FreeFieldsSection, {
      settings: own(...TYPES.map((type) => field(type)), field('select', { options: ['a', 'b'] }), field('wysiwyg')),
    });
    expect(names()).toEqual([...TYPES, 'select'].map((type) => `freeFields.f_${type}`));
    const labels = [...place.querySelectorAll('label')].map(({ textContent }) => textContent?.trim());
    expect(labels).toEqual([...TYPES, 'select', 'wysiwyg'].map((type) => `Feld ${type}`));
    const options = [...place.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(options).toEqual(['Bitte wählen', 'a', 'b']);
  });

  itForAll(
    [
      ['text', { maxLength: 3 }, 'zu lang', 'too_long'],
      ['number', {}, 'viele', 'unreadable'],
      ['date', {}, '31.2.', 'impossible'],
      ['url', {}, 'kein Link', 'url'],
      ['email', {}, 'a@', 'email'],
    ] as const,
    afresh,
  )('of type %s report errors', async (type_, more, text, code) => {
    const { place, errorOf, check } = await showSection(FreeFieldsSection, { settings: own(field(type_, more)) });
    await type(place, `[name="freeFields.f_${type_}"]`, text);
    await leave(place, `[name="freeFields.f_${type_}"]`);
    await check();
    expect(errorOf(`freeFields.f_${type_}`)).toBe(code);
  });

  itForAll([...TYPES, 'select', 'wysiwyg'], afresh)('of type %s can be required', async (type_) => {
    const { place, check } = await showSection(FreeFieldsSection, {
      settings: own(field(type_, { required: true, options: ['a'] })),
    });
    await check();
    expect(place.textContent).toContain('required');
  });

  it('that cannot be filled are omitted', async () => {
    const { names } = await showSection(FreeFieldsSection, {
      settings: own(
        field('select'),
        field('text'),
        { ...field('email'), name: 'f_text' },
        { name: 'a.b', type: 'text' },
      ),
    });
    expect(names()).toEqual(['freeFields.f_text']);
  });

  it('keep an invalid choice visible', async () => {
    const { place, errorOf, check } = await showSection(FreeFieldsSection, {
      settings: own(field('select', { options: ['a'] })),
      draft: { freeFields: { f_select: 'früher' } },
    });
    expect(get<HTMLSelectElement>(place, 'select').value).toBe('früher');
    expect(place.textContent).toContain('früher (nicht mehr möglich)');
    await check();
    expect(errorOf('freeFields.f_select')).toBe('choice');
  });
});

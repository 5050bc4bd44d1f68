import { describe, expect, it } from 'vitest';
import { visibleTexts } from '../../../src/detail-parts/visible-texts';
import { toSettings } from '../../../src/settings/to-settings';
import { itForAll } from '../../support/it-for-all';
import { anEvent } from '../features/events/detail/event-fixture';

const shownIn = (locale: 'de' | 'en', eventDetails: object, given = {}) =>
  visibleTexts(anEvent(given), toSettings({ eventDetails }).settings.eventDetails, locale);

function shown(eventDetails: object, given = {}) {
  const { short, long, freeFields } = shownIn('de', eventDetails, given);
  const words = (texts: typeof short) => texts.map(({ children }) => children);
  return { short: words(short), long: words(long), freeFields };
}

describe('The texts of an event that a client shows', () => {
  it('are all of them by default', () => {
    const { short, long, freeFields } = shown({});
    expect(short).toEqual(['Musik bei Kerzenlicht.', 'Mit Pause.', 'Einlass ab 19 Uhr.']);
    expect(long).toHaveLength(3);
    expect(freeFields.map(({ name }) => name)).toEqual(['age', 'language']);
  });

  itForAll([
    ['shortdesc1', 'short', ['Mit Pause.', 'Einlass ab 19 Uhr.']],
    ['shortdesc2', 'short', ['Musik bei Kerzenlicht.', 'Einlass ab 19 Uhr.']],
    ['shortdesc3', 'short', ['Musik bei Kerzenlicht.', 'Mit Pause.']],
    ['longdesc1', 'long', ['<p>Programm</p>', '<p>Hinweise</p>']],
    ['longdesc2', 'long', ['<p>Ein <b>Abend</b> für alle.</p>', '<p>Hinweise</p>']],
    ['longdesc3', 'long', ['<p>Ein <b>Abend</b> für alle.</p>', '<p>Programm</p>']],
  ] as const)('omit only %s if it is disabled', (key, kind, left) => {
    for (const off of [false, 'N', 0, 'false']) expect(shown({ [key]: off })[kind]).toEqual(left);
    for (const on of [true, 'Y', 1]) expect(shown({ [key]: on })[kind]).toHaveLength(3);
  });

  it('contain only the listed additional fields', () => {
    expect(shown({ displayedFreeFields: ['language', 'unknown'] }).freeFields.map(({ name }) => name)).toEqual([
      'language',
    ]);
    expect(shown({ displayedFreeFields: [] }).freeFields).toEqual([]);
  });

  it('are English on English pages, as far as they exist', () => {
    const given = {
      title_en: 'Sound of winter',
      en: { shortdesc1: 'Music by candlelight.', longdesc2: '<p>Programme</p>' },
    };
    const { title, short, long } = shownIn('en', { longdesc3: false }, given);
    expect(title).toEqual({ children: 'Sound of winter', lang: 'en' });
    expect(short.map(({ lang }) => lang)).toEqual(['en', 'de', 'de']);
    expect(long).toEqual([
      { children: '<p>Ein <b>Abend</b> für alle.</p>', lang: 'de' },
      { children: '<p>Programme</p>', lang: 'en' },
    ]);
    expect(shownIn('de', {}, given)).toEqual(shownIn('de', {}));
  });

  it('omit empty ones', () => {
    const given = { shortdesc1: ' ', longdesc1: '', freeFields: [{ name: 'a', label: 'A', value: '' }] };
    const { short, long, freeFields } = shown({}, given);
    expect([short.length, long.length, freeFields.length]).toEqual([2, 2, 0]);
  });
});

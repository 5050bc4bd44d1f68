import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TransitLinks } from '../../../../../src/detail-parts/transit-links';
import { EventCalendar } from '../../../../../src/features/events/calendar/event-calendar';
import { SubscribePanel } from '../../../../../src/features/events/calendar/subscribe-panel';
import { eventTexts } from '../../../../../src/i18n/texts';
import { changeFilter, DATE_FILTERS, emptyFilter } from '../../../../../src/model/event-filter';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, aPortal, click, get, HOST, show, withReact } from '../../../forms/saving/harness';
import { anEventOn } from '../detail/event-fixture';

withReact();
beforeAll(() => eventTexts.load('de'));

const linksIn = (place: ParentNode) =>
  Object.fromEntries(
    [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href') ?? '']),
  );

describe('the calendar export of an event', () => {
  const shown = async (...dates: Record<string, unknown>[]) => {
    const event = anEventOn(...dates);
    return (await show(aPortal(), <EventCalendar isMain event={event} dates={event.appointments} />)).place;
  };

  it('leads to the file of the chosen date, to calendars on the web, and to the file of all dates', async () => {
    const place = await shown({ date: '2026-12-01', from: '19:30' }, { date: '2026-12-08', from: '19:30' });
    const links = linksIn(place);
    expect(Object.keys(links)).toEqual([
      ...['Kalenderdatei (.ics)', 'Google Calendar', 'Outlook.com', 'Microsoft 365', 'Yahoo'],
      'Alle Termine in einer Kalenderdatei (.ics)',
    ]);
    expect(links['Kalenderdatei (.ics)']).toMatch(/\/api\/events\/[^/]+\.ics\?date=a0&lang=de$/);
    expect(links['Alle Termine in einer Kalenderdatei (.ics)']).not.toContain('date=');
    expect(place.querySelectorAll('option')).toHaveLength(2);
    // It looks like a list to choose from.
    expect(place.querySelector('select + .icon')).not.toBeNull();
    expect(place.querySelector('label')?.htmlFor).toBe(place.querySelector('select')?.id);
  });

  it('has no choice of dates for a single one', async () => {
    expect((await shown({ date: '2026-12-01' })).querySelector('select')).toBeNull();
  });
});

it('transit links name their means and destination', async () => {
  const { place } = await show(aPortal(), <TransitLinks target="Stadthalle, Ulm" />);
  const links = Object.entries(linksIn(place)).map(([words, href]) => [
    words.trim(),
    ...['to', 'destination', 'engine', 'travelmode'].flatMap((name) => new URL(href).searchParams.get(name) ?? []),
  ]);
  expect(links).toEqual([
    ['Zu Fuß (öffnet in neuem Tab)', 'Stadthalle, Ulm', 'fossgis_osrm_foot'],
    ['Mit dem Rad (öffnet in neuem Tab)', 'Stadthalle, Ulm', 'fossgis_osrm_bike'],
    ['Mit Bus und Bahn (öffnet in neuem Tab)', 'Stadthalle, Ulm', 'transit'],
  ]);
});

describe('subscriptions to a list', () => {
  const shown = async (change: Parameters<typeof changeFilter>[1]) =>
    (
      await show(
        aPortal(),
        <SubscribePanel
          filter={changeFilter(emptyFilter(), change)}
          isMail={false}
          opener={() => null}
          onClose={() => undefined}
        />,
      )
    ).place;

  it('have the visible filter in every address', async () => {
    const place = await shown({ q: 'jazz & blues', rubrics: [2, 3], tags: ['a,b'], page: 4 });
    const links = linksIn(place);
    expect(Object.keys(links)).toEqual([
      ...['Im Kalender abonnieren', 'Kalenderdatei (.ics)', 'RSS-Feed', 'JSON-Feed', 'Tabelle (.csv)'],
    ]);
    for (const href of Object.values(links)) {
      const { searchParams } = new URL(href.replace('webcal:', 'https:'));
      expect(Object.fromEntries(searchParams)).toEqual({
        q: 'jazz & blues',
        rubric: '2,3',
        tag: 'a,b',
        sort: 'relevance',
        lang: 'de',
      });
    }
    expect(links['Im Kalender abonnieren']).toBe(links['Kalenderdatei (.ics)']?.replace(/^https?:/, 'webcal:'));
  });

  it('have a note that fixed days do not move', async () => {
    expect((await shown({ from: '2026-12-01', to: '2026-12-03' })).textContent).toContain('bei den gewählten Tagen');
    expect((await shown({})).textContent).not.toContain('bei den gewählten Tagen');
  });

  itForAll(DATE_FILTERS, afresh)('move with a relative range: %s', async (when) => {
    const place = await shown({ when });
    for (const href of Object.values(linksIn(place)))
      expect(new URL(href.replace('webcal:', 'https:')).search).toBe(`?when=${when}&lang=de`);
    expect(place.textContent).toContain('Das Abo zeigt immer die aktuellen Termine');
    expect(place.textContent).not.toContain('bei den gewählten Tagen');
  });

  itForAll(
    [
      ['favourites where there are none', { isFavourites: true }],
      ['a place that is not known yet', { near: { label: 'Ulm' } }],
    ],
    afresh,
  )('do not exist for %s', async (_, change) => expect((await shown(change)).querySelector('a, button')).toBeNull());

  itForAll(
    [
      ['copies the address', () => Promise.resolve(), 'Die Adresse ist kopiert.'],
      ['shows it where the browser refuses', () => Promise.reject(new Error('refused')), 'Adresse zum Kopieren'],
    ],
    afresh,
  )('%s', async (_, writeText, words) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const place = await shown({});
    await click(place, '.panel-body > button:not([aria-expanded])');
    await until(() => expect(place.textContent).toContain(words));
    if (words.endsWith('Kopieren'))
      expect(get(place, 'input').getAttribute('value')).toBe(`${HOST}/api/events.ics?lang=de`);
  });
});

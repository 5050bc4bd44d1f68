import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EventCard } from '../../../../src/features/events/card/event-card';
import { toEventRow } from '../../../../src/model/event';
import { anAppointment, anEventRow } from '../../../support/event-answers';
import { speechIn } from './speech';

/** The words of a card's line and badges; what is struck through stands in tildes. */
function wordsOf(news: object, locale: 'de' | 'en' = 'de') {
  const appointment = anAppointment({ date: '2026-11-28', ...news });
  const event = toEventRow(anEventRow({ appointment, distance: 3100 }));
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <EventCard
      {...{ event, speech: speechIn(locale), link: { href: '#' }, host: '', Heading: 'h3' }}
      isFirst={false}
      isFavourite={false}
    />,
  );
  for (const struck of place.querySelectorAll('s')) struck.textContent = `~${struck.textContent}~`;
  const text = (selector: string) => place.querySelector(selector)?.textContent?.replace(/\u00a0/g, ' ') ?? '';
  return [text('.card-date'), text('.card-meta'), text('.badge')];
}

const PLACE = 'Kulturhaus Klosterkirche · Pfullingen';

it.each([
  [{}, '28', `Sa, 28. Nov., 19:30 – 22:00 Uhr · ${PLACE} · 3,1 km`, ''],
  [{ status: 'soldOut' }, '28', `Sa, 28. Nov., 19:30 – 22:00 Uhr · ${PLACE} · 3,1 km`, 'Ausverkauft'],
  [{ status: 'cancelled' }, '28', `~Sa, 28. Nov., 19:30 – 22:00 Uhr~ · ${PLACE} · 3,1 km`, 'Abgesagt'],
  [{ status: 'postponed' }, '28', `~Sa, 28. Nov., 19:30 – 22:00 Uhr~ · ${PLACE} · 3,1 km`, 'Verschoben'],
  [
    { status: 'postponed', newDate: '2026-12-05' },
    '5',
    `Sa, 5. Dez., 19:30 – 22:00 Uhr statt ~Sa, 28. Nov.~ · ${PLACE} · 3,1 km`,
    'Verschoben',
  ],
  [
    { status: 'moved', newLocation: 'Stadthalle, Ulm' },
    '28',
    'Sa, 28. Nov., 19:30 – 22:00 Uhr · Stadthalle, Ulm statt ~Kulturhaus Klosterkirche~',
    'Anderer Ort',
  ],
  [
    { status: 'moved' },
    '28',
    'Sa, 28. Nov., 19:30 – 22:00 Uhr · Ort noch offen statt ~Kulturhaus Klosterkirche~',
    'Anderer Ort',
  ],
])('a card of %o speaks of what counts now', (news, day, line, badge) => {
  const [tile, ...words] = wordsOf(news);
  expect(tile).toContain(day);
  expect(words).toEqual([line, badge]);
});

it('says so in English', () => {
  expect(wordsOf({ status: 'postponed', newDate: '2026-12-05' }, 'en')[1]).toContain(
    'Sat, 5 Dec, 19:30 – 22:00 instead of ~Sat, 28 Nov~',
  );
});

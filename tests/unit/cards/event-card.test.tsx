import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EventCard } from '../../../src/cards/event-card';
import { toEventRow } from '../../../src/model/answers/event-row';
import { anAppointment, anEventRow } from '../../support/event-answers';
import { translationIn } from './translation';

// The device's clock is a year fast: what is over is the server's to say.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2027-11-21T08:00:00Z'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

function cardOf(given: Record<string, unknown>, locale: 'de' | 'en' = 'de') {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <EventCard
      {...{ event: toEventRow(anEventRow(given)), translation: translationIn(locale), link: { href: '#' }, host: '' }}
      Heading="h3"
      isFirst={false}
      isFavourite={false}
    />,
  );
  for (const struck of place.querySelectorAll('s')) struck.textContent = `~${struck.textContent}~`;
  return (selector: string) => place.querySelector(selector);
}

const textOf = (element: Element | null) => element?.textContent?.replace(/\u00a0/g, ' ') ?? '';

/** The words of a card's day, line and first badge; what is struck through stands in tildes. */
function wordsOf(news: object, locale: 'de' | 'en' = 'de') {
  const card = cardOf({ appointment: anAppointment({ date: '2026-11-28', ...news }), distance: 3100 }, locale);
  return ['.card-date', '.card-meta', '.badge'].map((selector) => textOf(card(selector)));
}

const PLACE = 'Kulturhaus Klosterkirche, Pfullingen';

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
    'Sa, 28. Nov., 19:30 – 22:00 Uhr · Stadthalle, Ulm statt ~Kulturhaus Klosterkirche~ · 3,1 km',
    'Anderer Ort',
  ],
  [{ over: true }, '28', `Sa, 28. Nov., 19:30 – 22:00 Uhr · ${PLACE} · 3,1 km`, 'Vorbei'],
  [
    { status: 'moved' },
    '28',
    'Sa, 28. Nov., 19:30 – 22:00 Uhr · Ort noch offen statt ~Kulturhaus Klosterkirche~',
    'Anderer Ort',
  ],
])('a card of %o shows the effective date', (news, day, line, badge) => {
  const [tile, ...words] = wordsOf(news);
  expect(tile).toContain(day);
  expect(words).toEqual([line, badge]);
});

it('is shown in English', () => {
  expect(wordsOf({ status: 'postponed', newDate: '2026-12-05' }, 'en')[1]).toContain(
    'Sat, 5 Dec, 19:30 – 22:00 instead of ~Sat, 28 Nov~',
  );
});

it.each([
  [{ price: { from: 800, currency: 'EUR' } }, 'ab 8 €', undefined],
  [{ price: { from: 800, to: 1250 } }, '8 € – 12,50 €', undefined],
  [{ free: true }, 'Eintritt frei', 'badge is-highlight'],
  [{ price: { text: 'Spende' } }, '', undefined],
])('a card of %o shows its price', (given, words, className) => {
  const price = cardOf(given)('.card-price');
  expect([textOf(price), price?.querySelector('.badge')?.className]).toEqual([words, className]);
});

it('of a cancelled event has no price', () => {
  const appointment = anAppointment({ status: 'cancelled' });
  expect(cardOf({ appointment, price: { from: 800, to: 800 } })('.card-price')).toBeNull();
});

it('tells state, price and further dates apart: a badge with a sign, a price, and words in the line', () => {
  const card = cardOf({
    appointment: anAppointment({ status: 'soldOut' }),
    price: { from: 800, to: 800 },
    appointmentCount: 4,
  });
  expect(textOf(card('.card-top .badges'))).toBe('Ausverkauft');
  expect(card('.badge svg')).not.toBeNull();
  expect(textOf(card('.card-meta .card-others'))).toBe('und 3 weitere Termine');
  expect(textOf(card('.card-price'))).toBe('8 €');
  expect(card('.card-price .badge')).toBeNull();
});

it('marks venues as German', () => {
  const place = (given: Record<string, unknown>) =>
    [...(cardOf(given, 'en')('.card-meta')?.querySelectorAll('[lang="de"]') ?? [])].map(textOf);
  expect(place({ distance: 3100 })).toEqual([PLACE]);
  expect(place({ appointment: anAppointment({ status: 'moved', newLocation: 'Stadthalle, Ulm' }) })).toEqual([
    'Stadthalle, Ulm',
    '~Kulturhaus Klosterkirche~',
  ]);
});

it('marks German texts, and has the English name of a rubric if there is one', () => {
  const rubric = { id: 1, name: 'Konzerte', color: '#8c2f5c', icon: 'music' };
  const shown = (given: Record<string, unknown>, locale: 'de' | 'en') => {
    const card = cardOf(given, locale);
    return [
      card('img')?.getAttribute('lang'),
      card('.card-title a')?.getAttribute('lang'),
      textOf(card('.card-rubric')),
      card('.card-rubric')?.getAttribute('lang'),
    ];
  };
  expect(shown({ rubric }, 'en')).toEqual(['de', 'de', 'Konzerte', 'de']);
  expect(shown({ rubric: { ...rubric, name_en: 'Concerts' } }, 'en')).toEqual(['de', 'de', 'Concerts', 'en']);
  expect(shown({ rubric: { ...rubric, name_en: 'Concerts' } }, 'de')).toEqual(['de', 'de', 'Konzerte', 'de']);
});

it('has the English title on English pages, also on the favourite button', () => {
  const shown = (locale: 'de' | 'en') => {
    const card = cardOf({ title_en: 'Sound of winter' }, locale);
    const link = card('.card-title a');
    return [textOf(link), link?.getAttribute('lang'), textOf(card('.card-heart .visually-hidden'))];
  };
  expect(shown('en')).toEqual(['Sound of winter', 'en', 'Save Sound of winter']);
  expect(shown('de')).toEqual(['Winterklang', 'de', 'Winterklang merken']);
});

it('does not mark events in German only, as nearly every card would have the mark', () => {
  for (const given of [{}, { title_en: 'Sound of winter' }])
    for (const locale of ['de', 'en'] as const)
      expect(textOf(cardOf(given, locale)('.card'))).not.toMatch(/German|Deutsch/);
});

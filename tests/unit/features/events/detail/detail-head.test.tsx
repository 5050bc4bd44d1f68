import { beforeAll, expect, it } from 'vitest';
import { groupAppointments } from '../../../../../src/features/events/detail/appointment-groups';
import { DetailHead, eventCalendar } from '../../../../../src/features/events/detail/detail-head';
import { eventTexts } from '../../../../../src/i18n/texts';
import type { EventDetail } from '../../../../../src/model/answers/event-detail';
import { until } from '../../../../support/settle';
import { aPortal, show, withReact } from '../../../forms/saving/harness';
import { anEventOn } from './event-fixture';

withReact();
beforeAll(() => eventTexts.load('de'));

/** The panel of a disclosure button. */
const FOLD = '[aria-expanded] + div';

const soon = '2999-12-01';
const shownEvent = async (event: EventDetail) => {
  const groups = groupAppointments(event.appointments, Date.now());
  return (await show(aPortal(), <DetailHead event={event} groups={groups} />)).place;
};
const shown = (...dates: Record<string, unknown>[]) => shownEvent(anEventOn(...dates));
/** Returns the actions at the end of the head of an event, without their panels. */
const actions = (place: ParentNode) =>
  [...(place.querySelector('header')?.lastElementChild?.children ?? [])].filter((one) => !one.matches(FOLD));

it('reserves space for the export menu until it is loaded, and none without a coming date', async () => {
  const place = await shown({ date: soon }, { date: '2999-12-02', status: 'cancelled' });
  const count = actions(place).length;
  await until(() => expect(place.querySelector(FOLD)).not.toBeNull());
  expect(actions(place)).toHaveLength(count);
  expect(place.querySelector(`${FOLD} select`)).toBeNull();
  const none = await shown({ date: soon, status: 'cancelled' }, { date: '2000-12-01' });
  expect(eventCalendar.ready()).toBeDefined();
  // Neither the calendar nor tickets.
  expect(actions(none)).toHaveLength(count - 2);
});

it('has one main action: tickets if they are sold, else the calendar', async () => {
  const labelled = (place: ParentNode) =>
    [...place.querySelectorAll('header .button:not(.is-quiet)')].map((one) => one.textContent);
  const sold = { ...anEventOn({ date: soon }), links: [], ticketAgencies: [{ name: 'Bürgerbüro', url: '', city: '' }] };
  const place = await shownEvent(sold);
  await until(() => expect(place.querySelector(FOLD)).not.toBeNull());
  expect(labelled(place)).toEqual(['Vorverkaufsstellen']);
  const free = await shownEvent({ ...sold, ticketAgencies: [] });
  expect(labelled(free)).toEqual(['In meinen Kalender']);
  expect(labelled(await shownEvent({ ...anEventOn({ date: soon, status: 'cancelled' }), links: [] }))).toEqual([]);
});

it('says why it is cancelled in the notice alone, and names no price', async () => {
  const event = anEventOn({ date: soon, status: 'cancelled', additionalInfo: 'Fällt aus.' });
  const place = await shownEvent({ ...event, price: { text: '', from: 800, to: 800, currency: 'EUR' } });
  expect(place.textContent).not.toMatch(/Fällt aus|€/);
  const soldOut = await shown({ date: soon, status: 'soldOut', additionalInfo: 'Restkarten' });
  expect(soldOut.textContent).not.toContain('Restkarten');
});

it('has the old day of its only date struck through', async () => {
  const place = await shown({ date: soon, status: 'postponed', newDate: '2999-12-20' });
  expect([...place.querySelectorAll('s')].map((one) => one.textContent?.replace(/\u00a0/g, ' '))).toEqual([
    'So, 1. Dez. 2999',
  ]);
});

it('has date, place and price once', async () => {
  const place = await shownEvent({
    ...anEventOn({ date: soon }),
    price: { text: 'Kinder frei', from: 800, to: 800, currency: 'EUR' },
    isFree: false,
  });
  expect(place.textContent?.replace(/\u00a0/g, ' ').match(/8 €/g)).toHaveLength(1);
  expect(place.textContent).toContain('Kinder frei');
  const free = await shownEvent({
    ...anEventOn({ date: soon, additionalInfo: 'Einlass ab 18 Uhr' }),
    price: { text: 'Eintritt frei, Spenden erbeten', currency: 'EUR' },
    isFree: true,
  });
  expect(free.textContent?.match(/Eintritt frei/g)).toHaveLength(1);
  // The only date has no section of its own.
  expect(free.textContent).toContain('Einlass ab 18 Uhr');
  expect(place.querySelector('.badge')?.textContent).not.toContain('€');
});

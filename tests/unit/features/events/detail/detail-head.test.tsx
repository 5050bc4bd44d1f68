import { beforeAll, expect, it } from 'vitest';
import { groupAppointments } from '../../../../../src/features/events/detail/appointment-groups';
import { DetailHead, eventCalendar } from '../../../../../src/features/events/detail/detail-head';
import { eventTexts } from '../../../../../src/i18n/texts';
import { until } from '../../../../support/settle';
import { aPortal, show, withReact } from '../../../forms/saving/harness';
import { anEventOn } from './event-fixture';

withReact();
beforeAll(() => eventTexts.load('de'));

/** The panel of a disclosure button. */
const FOLD = '[aria-expanded] + div';

const soon = '2999-12-01';
const shown = async (...dates: Record<string, unknown>[]) => {
  const event = anEventOn(...dates);
  const groups = groupAppointments(event.appointments, Date.now());
  return (await show(aPortal(), <DetailHead event={event} groups={groups} />)).place;
};
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
  expect(actions(none)).toHaveLength(count - 1);
});

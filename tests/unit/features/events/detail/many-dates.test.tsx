import { describe, expect, it } from 'vitest';
import { groupAppointments } from '../../../../../src/features/events/detail/appointment-groups';
import { AppointmentSection } from '../../../../../src/features/events/detail/appointment-section';
import { addDays } from '../../../../../src/lib/days';
import { settle } from '../../../../support/settle';
import { aPortal, get, show, withReact } from '../../../forms/saving/harness';
import { anEventOn } from './event-fixture';

withReact();

const FIRST = '2020-01-01';
const manyDates = (count: number) => Array.from({ length: count }, (_, day) => ({ date: addDays(FIRST, day) }));

async function open(count: number, now: string) {
  const { appointments } = anEventOn(...manyDates(count));
  const groups = groupAppointments(appointments, Date.parse(`${now}T00:00:00Z`));
  const { place } = await show(aPortal(), <AppointmentSection groups={groups} level={3} />);
  const items = () => place.querySelectorAll('li').length;
  const more = () => get(place, ':scope > section > button');
  return { place, items, more };
}

describe('The dates of an event', () => {
  it('in thousands are shown a hundred at a time', async () => {
    const { items, more } = await open(5_000, FIRST);
    expect(items()).toBe(6);
    expect(more().textContent).toBe('Die ersten 106 von 5000 Terminen zeigen');
    await settle(() => more().click());
    expect(items()).toBe(106);
    expect(more().getAttribute('aria-expanded')).toBe('true');
  });

  it('are shown all at once if few, and can be folded again', async () => {
    const { items, more } = await open(40, FIRST);
    expect(more().textContent).toBe('Alle 40 Termine zeigen');
    await settle(() => more().click());
    expect(items()).toBe(40);
    expect(more().textContent).toBe('Weniger Termine zeigen');
    await settle(() => more().click());
    expect(items()).toBe(6);
  });

  it('that are past are rendered when they are unfolded', async () => {
    const { place, items } = await open(5_000, '2030-01-01');
    const past = get<HTMLDetailsElement>(place, 'details');
    const upcoming = Math.min(6, items());
    expect(items()).toBe(upcoming);
    await settle(() => {
      past.open = true;
      past.dispatchEvent(new Event('toggle'));
    });
    expect(items()).toBe(upcoming + 100);
    await settle(() => get(past, 'button').click());
    expect(items()).toBe(upcoming + 200);
  });

  it('that are all past are unfolded', async () => {
    const { items } = await open(30, '2030-01-01');
    expect(items()).toBe(30);
  });
});

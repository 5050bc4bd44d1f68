import { beforeAll, expect, it } from 'vitest';
import { groupAppointments, statusNoteOf } from '../../../../../src/features/events/detail/appointment-groups';
import { AppointmentSection } from '../../../../../src/features/events/detail/appointment-section';
import { LocationSection } from '../../../../../src/features/events/detail/location-section';
import { OverBanner } from '../../../../../src/features/events/detail/over-banner';
import { StatusBanner } from '../../../../../src/features/events/detail/status-banner';
import { eventTexts } from '../../../../../src/i18n/texts';
import { aPortal, show, withReact } from '../../../forms/saving/harness';
import { anEventOn } from './event-fixture';

withReact();
beforeAll(() => eventTexts.load('de'));

const soon = '2999-12-01';

async function shown(...dates: Record<string, unknown>[]) {
  const event = anEventOn(...dates);
  const groups = groupAppointments(event.appointments, Date.now());
  const note = statusNoteOf(event, groups);
  const { place } = await show(
    aPortal(),
    note ? <StatusBanner {...{ note, groups }} eventId={event.id} /> : <OverBanner eventId={event.id} />,
  );
  const box = place.querySelector<HTMLElement>('div[style]');
  return {
    look: [box?.style.getPropertyValue('--notice-ground'), box?.querySelector('path')?.getAttribute('d')].join(),
    text: box?.textContent?.replace(/\u00a0/g, ' ') ?? '',
  };
}

it('cancelled, postponed, sold out and over have four looks, each with a word', async () => {
  const states = [
    await shown({ date: soon, status: 'cancelled' }),
    await shown({ date: soon, status: 'postponed' }),
    await shown({ date: soon, status: 'soldOut' }),
    await shown({ date: '2000-12-01' }),
  ];
  expect(new Set(states.map(({ look }) => look)).size).toBe(4);
  expect(new Set(states.map(({ look }) => look.split(',')[0])).size).toBe(4);
  for (const [index, word] of ['Abgesagt', 'Verschoben', 'Ausverkauft', 'vorbei'].entries())
    expect(states[index]?.text).toContain(word);
});

it('names the next date that can be attended', async () => {
  const other = { date: '2999-12-08', from: '19:30' };
  const next = 'Der nächste Termin: So, 8. Dez. 2999, 19:30 – 22:00 Uhr';
  expect((await shown({ date: soon, status: 'soldOut' }, other)).text).toContain(next);
  expect((await shown({ date: soon, status: 'cancelled' }, other)).text).toContain(next);
  expect((await shown({ date: soon, status: 'postponed' })).text).toContain('Auf Ihrer Merkliste');
  expect((await shown({ date: soon, status: 'soldOut' }, { ...other, status: 'soldOut' })).text).not.toContain(
    'nächste',
  );
});

it('says why it is cancelled or sold out, and which date of several was put off', async () => {
  const cancelled = (await shown({ date: soon, status: 'cancelled', additionalInfo: 'Fällt aus.' })).text;
  expect(cancelled).toBe('AbgesagtFällt aus.');
  const soldOut = { date: soon, status: 'soldOut' };
  expect((await shown(soldOut)).text).toBe('AusverkauftEs gibt keine Karten mehr.');
  const rest = 'Restkarten an der Abendkasse';
  expect((await shown({ ...soldOut, additionalInfo: rest })).text).toBe(`Ausverkauft${rest}`);
  const moved = { date: soon, status: 'postponed', newDate: '2999-12-20' };
  const title = 'So, 1. Dez. 2999 ist auf Fr, 20. Dez. 2999 verschoben';
  expect((await shown({ date: '2999-12-08' }, moved)).text).toBe(title);
});

it('a single date that the head names is not repeated', async () => {
  const section = async (...dates: Record<string, unknown>[]) => {
    const groups = groupAppointments(anEventOn(...dates).appointments, Date.now());
    return (await show(aPortal(), <AppointmentSection groups={groups} level={3} />)).place.querySelectorAll('li')
      .length;
  };
  expect(await section({ date: soon, from: '19:30' })).toBe(0);
  expect(await section({ date: soon, status: 'cancelled' })).toBe(0);
  expect(await section({ date: soon, status: 'postponed', newDate: '2999-12-20' })).toBe(0);
  expect(await section({ date: soon }, { date: '2999-12-02' })).toBe(2);
});

it('directions are a button unless nobody is to go', async () => {
  const buttons = async (isOff: boolean) => {
    const eventLocation = { name: 'Stadthalle, Ulm', days: [] };
    const { place } = await show(aPortal(), <LocationSection {...{ eventLocation, isOff }} level={3} />);
    return [place.querySelectorAll('a[href*="directions?to="]').length > 0, place.querySelectorAll('.button').length];
  };
  expect(await buttons(false)).toEqual([true, 1]);
  expect(await buttons(true)).toEqual([true, 0]);
});

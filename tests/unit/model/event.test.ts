import { describe, expect, it, vi } from 'vitest';
import { type Appointment, toStatus } from '../../../src/model/answers/appointment';
import { toEventDetail } from '../../../src/model/answers/event-detail';
import { toEventRow } from '../../../src/model/answers/event-row';
import { toPicture } from '../../../src/model/answers/picture';
import { pictureUrl } from '../../../src/model/picture-url';
import { anAppointment, anEventAnswer, anEventRow, aPicture } from '../../support/event-answers';
import { itForAll } from '../../support/it-for-all';

const appointmentOf = (given: Record<string, unknown>): Appointment =>
  toEventRow(anEventRow({ appointment: anAppointment(given) })).appointment;

describe('An appointment', () => {
  it('counts as all day without a time', () => {
    expect(appointmentOf({ from: null, fullDay: undefined }).fullDay).toBe(true);
    expect(appointmentOf({ fullDay: undefined }).fullDay).toBe(false);
  });

  it('goes on for several days only when its last day is a later one', () => {
    expect(appointmentOf({ endDate: '2026-11-21' })).not.toHaveProperty('endDate');
    expect(appointmentOf({ endDate: '2026-11-23' }).endDate).toBe('2026-11-23');
  });

  it('takes a status from a newer server as planned', () => {
    expect(toStatus('rained-off')).toBe('scheduled');
    expect(toStatus(null)).toBe('scheduled');
    expect(toStatus('soldOut')).toBe('soldOut');
  });

  itForAll([
    ['date', '2026-02-30'],
    ['date', '21.11.2026'],
    ['from', '25:00'],
    ['until', '24:30'],
    ['newDate', 'bald'],
  ])('cannot have the invalid %s %s', (field, value) => {
    expect(() => appointmentOf({ [field]: value })).toThrow(
      `Could not initialize Event. Invalid appointment.${field}.`,
    );
  });

  it('may end at midnight', () => {
    expect(appointmentOf({ until: '24:00' }).until).toBe('24:00');
  });
});

describe('A whole event', () => {
  it('lists only links that may be opened', () => {
    const links = [
      { kind: 'event', url: 'javascript:alert(1)', text: 'x' },
      { kind: 'event', url: 'java\tscript:alert(1)', text: 'x' },
      { kind: 'event', url: 'data:text/html,x', text: 'x' },
      { kind: 'artist', url: 'band.example', text: '' },
      { kind: 'unheard-of', url: 'https://a.example/', text: 'Mehr' },
    ];
    expect(toEventDetail(anEventAnswer({ links })).links).toEqual([
      { kind: 'artist', url: 'https://band.example/', text: 'https://band.example/' },
      { kind: 'event', url: 'https://a.example/', text: 'Mehr' },
    ]);
  });

  it('keeps its descriptions in order, also with gaps', () => {
    const event = toEventDetail(anEventAnswer({ shortdesc1: undefined, longdesc2: null }));
    expect(event.descriptions.short).toEqual(['', 'Mit Pause.', 'Einlass ab 19 Uhr.']);
    expect(event.descriptions.long).toEqual(['<p>Ein <b>Abend</b> für alle.</p>', '', '<p>Hinweise</p>']);
  });

  it('does without everything that is optional', () => {
    const { id, title, rubric, appointment } = anEventAnswer();
    const event = toEventDetail({ id, title, rubric, appointment, rubrics: [], appointments: [] });
    expect(event).toMatchObject({ links: [], ticketAgencies: [], pictures: [], freeFields: [], tags: [] });
    expect(event).not.toHaveProperty('location');
    expect(event).not.toHaveProperty('price');
  });

  it('is shown without the wrong part, which is named in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(toEventDetail(anEventAnswer({ location: { name: 'x' } }))).not.toHaveProperty('location');
    expect(toEventDetail(anEventAnswer({ price: { from: 1, currency: 'Euro' } })).price).toMatchObject({ from: 1 });
    expect(toEventDetail(anEventAnswer({ media: [aPicture({ widths: 'all' })] })).pictures).toEqual([]);
    const said = warn.mock.calls.map((parts) => parts.join(' ')).join('\n');
    for (const part of ['Invalid address_id', 'Invalid widths']) expect(said).toContain(part);
    warn.mockRestore();
  });
});

describe('A picture', () => {
  it('comes in the next larger width, or the largest', () => {
    const picture = toEventRow(anEventRow()).picture;
    if (!picture) throw new Error('no picture');
    expect(pictureUrl('https://a.example/c', picture, 500)).toBe('https://a.example/c/api/media/m1/640');
    expect(pictureUrl('https://a.example/c', picture, 5000)).toBe('https://a.example/c/api/media/m1/1280');
  });

  it('limits its focal point to the picture', () => {
    const { focalPoint } = toPicture({ ...aPicture(), focalPoint: { x: -3, y: 7 } } as never);
    expect(focalPoint).toEqual({ x: 0, y: 1 });
  });

  it('never leads to another scheme', () => {
    const picture = { src: 'javascript:alert(1)', widths: [320] };
    expect(pictureUrl('https://a.example', picture, 320)).toBe('https://a.example/javascript:alert(1)');
  });
});

import { describe, expect, it } from 'vitest';
import type { EventStatus } from '../../../src/model/answers/appointment';
import { toEventDetail } from '../../../src/model/answers/event-detail';
import { toEventRow } from '../../../src/model/answers/event-row';
import { effectiveDateOf, mergeDateChanges } from '../../../src/model/effective-date';
import { anAppointment, anEventAnswer, anEventRow } from '../../support/event-answers';
import { itForAll } from '../../support/it-for-all';
import { PLANNED, STATUS_TABLE, toldOf } from '../../support/status-table';

const DAY = '2026-11-21';
const NEW_DAY = '2026-12-05';
const HALL = 'Stadthalle, Ulm';

type Told = { newDate?: string; newLocation?: string };
/** Day it takes place on ('-' for none), whether the planned day and the planned place are replaced. */
type Stands = [day: string, isRescheduled: boolean, isElsewhere: boolean];

const TABLE: [EventStatus, Told, Stands][] = [
  ['scheduled', {}, [DAY, false, false]],
  ['cancelled', {}, ['-', false, false]],
  ['cancelled', { newDate: NEW_DAY, newLocation: HALL }, ['-', false, false]],
  ['postponed', {}, ['-', false, false]],
  ['postponed', { newDate: NEW_DAY }, [NEW_DAY, true, false]],
  ['postponed', { newDate: DAY }, [DAY, false, false]],
  ['postponed', { newDate: NEW_DAY, newLocation: HALL }, [NEW_DAY, true, true]],
  ['moved', {}, [DAY, false, true]],
  ['moved', { newLocation: HALL }, [DAY, false, true]],
  ['moved', { newDate: NEW_DAY, newLocation: HALL }, [NEW_DAY, true, true]],
  ['soldOut', {}, [DAY, false, false]],
  ['soldOut', { newDate: NEW_DAY, newLocation: HALL }, [NEW_DAY, true, true]],
];

const standsOf = (appointment: Parameters<typeof effectiveDateOf>[0]): Stands => {
  const { now, takesPlace, isRescheduled, isElsewhere } = effectiveDateOf(appointment);
  return [takesPlace ? (now.date ?? '') : '-', isRescheduled, isElsewhere];
};

describe('the status of a date', () => {
  const planned = { date: DAY, status: 'scheduled' };

  itForAll(TABLE)('%s %o counts for a single date', (status, told, expected) => {
    const news = { status, ...told };
    const appointments = [anAppointment({ date: DAY, ...news }), anAppointment({ id: 'a2', ...planned })];
    const [single, other] = toEventDetail(anEventAnswer({ appointments, ...news })).appointments;
    expect(single && standsOf(single)).toEqual(expected);
    expect(other && standsOf(other)).toEqual([DAY, false, false]);
  });

  itForAll(TABLE)('%s %o applies to the whole event if only that has it', (status, told, expected) => {
    const news = { status, ...told };
    const appointments = [anAppointment(planned), anAppointment({ id: 'a2', ...planned })];
    const event = toEventDetail(anEventAnswer({ appointments, ...news }));
    expect(event.appointments.map(standsOf)).toEqual([expected, expected]);
  });

  itForAll(TABLE)('%s %o applies in a list, from event or date', (status, told, expected) => {
    const news = { status, ...told };
    const { status: _, ...silent } = anAppointment({ date: DAY });
    expect(standsOf(toEventRow(anEventRow({ appointment: silent, ...news })).appointment)).toEqual(expected);
    const { status: __, ...row } = anEventRow({ appointment: anAppointment({ date: DAY, ...news }) });
    expect(standsOf(toEventRow(row).appointment)).toEqual(expected);
  });
});

it('a date on a new day lasts as long as it would have', () => {
  const { now } = effectiveDateOf({
    status: 'postponed',
    date: '2026-10-24',
    endDate: '2026-10-26',
    newDate: '2027-03-27',
  });
  expect(now).toMatchObject({ date: '2027-03-27', endDate: '2027-03-29' });
});

describe('the status of a whole event', () => {
  const rows = STATUS_TABLE.flatMap(({ name, whole, dates }) =>
    dates.map((date) => ({ name, whole, of: date.name, date })),
  );

  itForAll(rows)('$name decides over a date that is $of', ({ whole, date: { own, result } }) => {
    expect(mergeDateChanges(whole, own)).toEqual(result);
    const appointment = anAppointment({ date: PLANNED, ...own });
    expect(toldOf(toEventRow(anEventRow({ appointment, ...whole })).appointment)).toEqual(result);
  });

  // A server may tell the status of the whole event alone: none of the dates has it then.
  itForAll(STATUS_TABLE)('$name decides over all of its dates', ({ whole, dates }) => {
    const others = dates.filter(({ own }) => own.status !== whole.status);
    const appointments = others.map(({ name, own }) => anAppointment({ id: name, date: PLANNED, ...own }));
    const event = toEventDetail(anEventAnswer({ appointments, ...whole }));
    expect(event.appointments.map(toldOf)).toEqual(others.map(({ result }) => result));
  });
});

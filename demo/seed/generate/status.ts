import { addDays } from '../../../src/lib/days';

import type { AppointmentInput, EventInput, Status } from '../../tools/store/event-input';
import type { Random } from './random';

type ExceptionalStatus = Exclude<Status, 'scheduled'>;
type NewLocation = { id: number; label: string };
type Outcome = Pick<EventInput, 'status' | 'newDate' | 'newLocation' | 'newLocationId' | 'appointments'>;

const WHOLE_EVENT_SHARE = 0.028;
const SINGLE_DATE_SHARE = 0.06;
const KINDS: readonly (readonly [ExceptionalStatus, number])[] = [
  ['cancelled', 3],
  ['soldOut', 4],
  ['postponed', 2],
  ['moved', 2],
];
const INFO: Record<ExceptionalStatus, readonly string[]> = {
  cancelled: ['Fällt krankheitsbedingt aus.', 'Muss leider entfallen.'],
  postponed: ['Bereits gekaufte Karten bleiben gültig.'],
  moved: ['Verlegt wegen großer Nachfrage.', 'Verlegt wegen Bauarbeiten.'],
  soldOut: ['Eventuell Restkarten an der Abendkasse.', 'Es gibt eine Warteliste.'],
};

/** Decides whether an event, or one date of a series, does not take place as planned; together about 4 %. */
export function outcomeOf(appointments: AppointmentInput[], otherLocation: NewLocation, random: Random): Outcome {
  const isSeries = appointments.length > 1;
  if (random.chance(WHOLE_EVENT_SHARE)) {
    const kind = random.weighted(KINDS.filter(([name]) => name !== 'postponed' || !isSeries));
    const changed = appointments.map((appointment) => withStatus(appointment, kind, otherLocation, random));
    const newDate = changed[0]?.newDate;
    return {
      status: kind,
      appointments: changed,
      ...(newDate ? { newDate } : {}),
      ...(kind === 'moved' ? newLocationOf(otherLocation) : {}),
    };
  }
  if (isSeries && random.chance(SINGLE_DATE_SHARE)) {
    const index = random.int(0, appointments.length - 1);
    const kind = random.weighted(KINDS);
    return {
      status: 'scheduled',
      appointments: appointments.map((appointment, appointmentIndex) =>
        appointmentIndex === index ? withStatus(appointment, kind, otherLocation, random) : appointment,
      ),
    };
  }
  return { status: 'scheduled', appointments };
}

function withStatus(
  appointment: AppointmentInput,
  status: ExceptionalStatus,
  location: NewLocation,
  random: Random,
): AppointmentInput {
  const additionalInfo = appointment.additionalInfo ?? random.pick(INFO[status]);
  const hasNewDate = status === 'postponed' && random.chance(0.8);
  return {
    ...appointment,
    status,
    additionalInfo,
    ...(hasNewDate ? { newDate: addDays(appointment.endDate ?? appointment.date, random.int(7, 60)) } : {}),
    ...(status === 'moved' ? newLocationOf(location) : {}),
  };
}

const newLocationOf = ({ id, label }: NewLocation) => ({ newLocation: label, newLocationId: id });

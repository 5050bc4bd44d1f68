import { addDays } from '../../../src/lib/days';

import type { AppointmentInput, EventInput, Status } from '../../tools/store/event-input';
import type { Random } from './random';

type Exceptional = Exclude<Status, 'scheduled'>;
type Place = { id: number; label: string };
type Fate = Pick<EventInput, 'status' | 'newDate' | 'newLocation' | 'newLocationId' | 'appointments'>;

const WHOLE = 0.028;
const SINGLE = 0.06;
const KINDS: readonly (readonly [Exceptional, number])[] = [
  ['cancelled', 3],
  ['soldOut', 4],
  ['postponed', 2],
  ['moved', 2],
];
const INFO: Record<Exceptional, readonly string[]> = {
  cancelled: ['Fällt krankheitsbedingt aus.', 'Muss leider entfallen.'],
  postponed: ['Bereits gekaufte Karten bleiben gültig.'],
  moved: ['Verlegt wegen großer Nachfrage.', 'Verlegt wegen Bauarbeiten.'],
  soldOut: ['Eventuell Restkarten an der Abendkasse.', 'Es gibt eine Warteliste.'],
};

/** Decides whether an event, or one date of a series, does not take place as planned; together about 4 %. */
export function fateOf(appointments: AppointmentInput[], otherPlace: Place, random: Random): Fate {
  const isSeries = appointments.length > 1;
  if (random.chance(WHOLE)) {
    const kind = random.weighted(KINDS.filter(([name]) => name !== 'postponed' || !isSeries));
    const changed = appointments.map((appointment) => withStatus(appointment, kind, otherPlace, random));
    const newDate = changed[0]?.newDate;
    return {
      status: kind,
      appointments: changed,
      ...(newDate ? { newDate } : {}),
      ...(kind === 'moved' ? newPlace(otherPlace) : {}),
    };
  }
  if (isSeries && random.chance(SINGLE)) {
    const index = random.int(0, appointments.length - 1);
    const kind = random.weighted(KINDS);
    return {
      status: 'scheduled',
      appointments: appointments.map((appointment, at) =>
        at === index ? withStatus(appointment, kind, otherPlace, random) : appointment,
      ),
    };
  }
  return { status: 'scheduled', appointments };
}

function withStatus(
  appointment: AppointmentInput,
  status: Exceptional,
  place: Place,
  random: Random,
): AppointmentInput {
  const additionalInfo = appointment.additionalInfo ?? random.pick(INFO[status]);
  const known = status === 'postponed' && random.chance(0.8);
  return {
    ...appointment,
    status,
    additionalInfo,
    ...(known ? { newDate: addDays(appointment.endDate ?? appointment.date, random.int(7, 60)) } : {}),
    ...(status === 'moved' ? newPlace(place) : {}),
  };
}

const newPlace = ({ id, label }: Place) => ({ newLocation: label, newLocationId: id });

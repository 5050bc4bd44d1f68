import type { Address } from '../../../model/answers/address';
import type { EventDetail } from '../../../model/answers/event-detail';
import type { EventRow } from '../../../model/answers/event-row';
import { effectiveDateOf } from '../../../model/effective-date';
import type { AppointmentGroups } from '../detail/appointment-groups';

/** Returns the name of a location in a list: the building with its room. */
function locationName({ mainAddressName, name, extendedName }: Address): string {
  const room = mainAddressName ? extendedName || name : extendedName;
  return [...new Set([mainAddressName ?? name, room])].filter(Boolean).join(', ');
}

/** Returns an event as a list shows it, with its next or last date; undefined without date or rubric. */
export function eventToRow(event: EventDetail, { upcoming, past }: AppointmentGroups): EventRow | undefined {
  const { dateChange: _, rubrics, appointments, pictures, location, ...shared } = event;
  const [rubric] = rubrics;
  const appointment = upcoming[0] ?? past[0];
  if (!rubric || !appointment) return undefined;
  const [picture] = pictures;
  return {
    ...shared,
    rubric,
    appointment,
    appointmentCount: Math.max(
      1,
      upcoming.filter((date) => date === appointment || effectiveDateOf(date).takesPlace).length,
    ),
    lastDate:
      appointments
        .map(({ date, endDate }) => endDate ?? date)
        .sort()
        .at(-1) ?? appointment.date,
    ...(location && { location: { name: locationName(location), community: location.community } }),
    ...(picture && { picture }),
  };
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Box, SectionHeading } from '../../../detail-parts/detail-layout';
import { useTranslation } from '../../../i18n/use-translation';
import type { Appointment } from '../../../model/answers/appointment';
import { Disclosure } from '../../../ui/disclosure';
import { headingTag } from '../../../ui/heading-tag';
import type { AppointmentGroups } from './appointment-groups';
import { AppointmentItem } from './appointment-item';

/** The maximum number of upcoming dates that are shown without a button. */
const INITIAL_COUNT = 6;
/** The number of dates that one press adds. */
const COUNT_STEP = 100;

const List = styled.ul`
  display: grid;
  gap: 14px;
  list-style: none;
`;

const Past = styled(Disclosure)`
  @media print {
    display: none;
  }
`;

/** Checks whether the dates have a section of their own: a single one is in the head of the event. */
export const hasAppointmentSection = ({ upcoming, past }: AppointmentGroups): boolean =>
  upcoming.length + past.length > 1;

/** Renders several appointments, upcoming ones soonest first, past ones in a fold. */
export function AppointmentSection({ groups, level }: { groups: AppointmentGroups; level: number }) {
  const { upcoming, past } = groups;
  const { t } = useLingui();
  if (!hasAppointmentSection(groups)) return null;
  return (
    <Box>
      <SectionHeading as={headingTag(level)}>{t({ id: 'lbl_appointments', message: 'Termine' })}</SectionHeading>
      {upcoming.length > 0 && <Upcoming appointments={upcoming} />}
      {past.length > 0 && <PastAppointments appointments={past} isOpen={upcoming.length === 0} />}
    </Box>
  );
}

function Upcoming({ appointments }: { appointments: Appointment[] }) {
  const { t } = useLingui();
  const [shownCount, setShownCount] = useState(INITIAL_COUNT);
  const id = useId();
  const count = appointments.length;
  const more = nextCount(shownCount, count);
  const isComplete = shownCount >= count;
  return (
    <>
      <Items id={id} appointments={appointments.slice(0, shownCount)} />
      {count > INITIAL_COUNT && (
        <button
          type="button"
          className="button is-quiet"
          aria-expanded={shownCount > INITIAL_COUNT}
          aria-controls={id}
          onClick={() => setShownCount(isComplete ? INITIAL_COUNT : more)}
        >
          {isComplete ? t`Weniger Termine zeigen` : <MoreLabel {...{ more, count }} />}
        </button>
      )}
    </>
  );
}

/** Renders past dates once they are unfolded, step by step. */
function PastAppointments({ appointments, isOpen }: { appointments: Appointment[]; isOpen: boolean }) {
  const { t } = useLingui();
  const [shownCount, setShownCount] = useState(isOpen ? COUNT_STEP : 0);
  const count = appointments.length;
  const more = nextCount(shownCount, count);
  return (
    <Past
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setShownCount((current) => current || COUNT_STEP)}
      summary={count === 1 ? t`Ein vergangener Termin` : t`${count} vergangene Termine`}
    >
      <Items appointments={appointments.slice(0, shownCount)} isPast />
      {shownCount > 0 && count > shownCount && (
        <button type="button" className="button is-quiet" onClick={() => setShownCount(more)}>
          <MoreLabel {...{ more, count }} />
        </button>
      )}
    </Past>
  );
}

/** Renders the label of the button that shows more dates. */
function MoreLabel({ more, count }: { more: number; count: number }) {
  const { t } = useLingui();
  return more >= count ? t`Alle ${count} Termine zeigen` : t`Die ersten ${more} von ${count} Terminen zeigen`;
}

/** Returns the next number of shown dates: one step more, or all if hardly more than a step remains. */
const nextCount = (shownCount: number, count: number) =>
  count - shownCount <= COUNT_STEP * 1.5 ? count : shownCount + COUNT_STEP;

function Items({ appointments, isPast = false, id }: { appointments: Appointment[]; isPast?: boolean; id?: string }) {
  const translation = useTranslation();
  return (
    <List id={id}>
      {appointments.map((appointment) => (
        <AppointmentItem key={appointment.id} {...{ appointment, translation, isPast }} />
      ))}
    </List>
  );
}

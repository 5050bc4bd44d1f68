import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import type { Appointment } from '../../../model/appointment';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import type { AppointmentGroups } from './appointment-groups';
import { AppointmentItem } from './appointment-item';
import { Box, SectionHeading } from './detail-layout';

/** More upcoming dates than these wait behind a button. */
const SHOWN = 6;

const List = styled.ul`
  display: grid;
  gap: 14px;
  list-style: none;
`;

const Past = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--portal-color-text-soft);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary .icon {
    transform: rotate(180deg);
  }
  @media print {
    display: none;
  }
`;

/** Every appointment: those to come, soonest first, and the past ones behind a fold. */
export function AppointmentSection({ groups, level }: { groups: AppointmentGroups; level: number }) {
  const { upcoming, past } = groups;
  const { t } = useLingui();
  if (upcoming.length + past.length === 0) return null;
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
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const count = appointments.length;
  return (
    <>
      <Items id={id} appointments={isWhole ? appointments : appointments.slice(0, SHOWN)} />
      {count > SHOWN && (
        <button
          type="button"
          className="button is-quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t`Weniger Termine zeigen` : t`Alle ${count} Termine zeigen`}
        </button>
      )}
    </>
  );
}

function PastAppointments({ appointments, isOpen }: { appointments: Appointment[]; isOpen: boolean }) {
  const { t } = useLingui();
  const count = appointments.length;
  return (
    <Past open={isOpen}>
      <summary>
        <Icon name="down" size={18} />
        {count === 1 ? t`Ein vergangener Termin` : t`${count} vergangene Termine`}
      </summary>
      <Items appointments={appointments} isPast />
    </Past>
  );
}

function Items({ appointments, isPast = false, id }: { appointments: Appointment[]; isPast?: boolean; id?: string }) {
  const speech = useSpeech();
  return (
    <List id={id}>
      {appointments.map((appointment) => (
        <AppointmentItem key={appointment.id} {...{ appointment, speech, isPast }} />
      ))}
    </List>
  );
}

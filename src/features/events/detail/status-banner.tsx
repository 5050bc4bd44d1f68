import { Trans, useLingui } from '@lingui/react/macro';
import { eventStatusLabel, formatAppointment, formatRelativeDay } from '../../../cards/format-appointment';
import { formatDay } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { effectiveDateOf } from '../../../model/effective-date';
import { Notice } from '../../../ui/notice';
import { type AppointmentGroups, onlyAppointment, type StatusNote } from './appointment-groups';
import { NextSimilar } from './over-banner';

/** The look of each state, so that no two look the same. */
const LOOKS = {
  cancelled: { kind: 'error', icon: 'close' },
  postponed: { kind: 'info', icon: 'calendar' },
  soldOut: { kind: 'warning', icon: 'warning' },
  moved: { kind: 'info', icon: 'place' },
  scheduled: { kind: 'info', icon: 'info' },
} as const;

type Props = {
  note: StatusNote;
  groups: AppointmentGroups;
  /** The event whose similar ones are offered; undefined offers none. */
  eventId: string | undefined;
};

/** Renders the status of an event that does not take place as planned, its consequence, and the way on. */
export function StatusBanner({ note, groups, eventId }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { status, newDate, newLocation, onlyDate } = note;
  const { takesPlace, isRescheduled, isElsewhere } = effectiveDateOf(note);
  const newDay = isRescheduled && newDate && formatRelativeDay(newDate, translation, true);
  const day = onlyDate && formatDay(onlyDate, translation.locale, 'long');
  const oldDay = onlyDate && newDay && formatRelativeDay(onlyDate, translation);
  const isOff = status === 'cancelled' || status === 'soldOut';
  const reason = isOff && onlyAppointment(groups)?.additionalInfo;
  const sentences = [
    day && !oldDay && t`Das betrifft nur den Termin am ${day}.`,
    status === 'cancelled' && !day && !reason && t`Die Veranstaltung findet nicht statt.`,
    status === 'postponed' && !takesPlace && t`Der neue Termin steht noch nicht fest.`,
    isRescheduled && !oldDay && t`Der bisherige Termin gilt nicht mehr.`,
    isElsewhere && !newLocation && t`Der neue Ort steht noch nicht fest.`,
    status === 'soldOut' && !reason && t`Es gibt keine Karten mehr.`,
    status === 'postponed' &&
      !takesPlace &&
      eventId &&
      t`Auf Ihrer Merkliste erscheint der neue Termin, sobald er feststeht.`,
  ];
  const alternative = groups.upcoming.find((date) => effectiveDateOf(date).takesPlace && date.status !== 'soldOut');
  const alternativeText = alternative && formatAppointment(effectiveDateOf(alternative).now, translation, true);
  return (
    <Notice
      {...LOOKS[status]}
      title={oldDay && newDay ? t`${oldDay} ist auf ${newDay} verschoben` : eventStatusLabel(status, translation)}
    >
      {reason && <span lang="de">{reason}</span>}
      {sentences.map((sentence) => sentence && <span key={sentence}>{sentence}</span>)}
      {isElsewhere && newLocation && (
        <span>
          <Trans>
            Die Veranstaltung findet hier statt: <span lang="de">{newLocation}</span>
          </Trans>
        </span>
      )}
      {(isOff || !takesPlace) && alternativeText && <span>{t`Der nächste Termin: ${alternativeText}`}</span>}
      {isOff && !alternative && groups.upcoming.length > 0 && eventId && <NextSimilar eventId={eventId} />}
    </Notice>
  );
}

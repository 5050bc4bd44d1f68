import { Trans, useLingui } from '@lingui/react/macro';
import { eventStatusLabel, formatRelativeDay } from '../../../cards/format-appointment';
import { formatDay } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { effectiveDateOf } from '../../../model/effective-date';
import { Notice } from '../../../ui/notice';
import type { StatusNote } from './appointment-groups';

/** Renders the status of an event that does not take place as planned, and its consequence for visitors. */
export function StatusBanner({ note }: { note: StatusNote }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { status, newDate, newLocation, onlyDate } = note;
  const { takesPlace, isRescheduled, isElsewhere } = effectiveDateOf(note);
  const newDay = isRescheduled && newDate && formatRelativeDay(newDate, translation, true);
  const day = onlyDate && formatDay(onlyDate, translation.locale, 'long');
  const sentences = [
    day && t`Das betrifft nur den Termin am ${day}.`,
    status === 'cancelled' && !day && t`Die Veranstaltung findet nicht statt.`,
    status === 'postponed' && !takesPlace && t`Der neue Termin steht noch nicht fest.`,
    isRescheduled && t`Der bisherige Termin gilt nicht mehr.`,
    isElsewhere && !newLocation && t`Der neue Ort steht noch nicht fest.`,
    status === 'soldOut' && t`Es gibt keine Karten mehr.`,
  ];
  return (
    <Notice
      kind={status === 'cancelled' || status === 'soldOut' ? 'error' : 'warning'}
      title={status === 'postponed' && newDay ? t`Verschoben auf ${newDay}` : eventStatusLabel(status, translation)}
    >
      {sentences.map((sentence) => sentence && <span key={sentence}>{sentence}</span>)}
      {isElsewhere && newLocation && (
        <span>
          <Trans>
            Die Veranstaltung findet hier statt: <span lang="de">{newLocation}</span>
          </Trans>
        </span>
      )}
    </Notice>
  );
}

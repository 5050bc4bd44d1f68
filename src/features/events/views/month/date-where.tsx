import type { Speech } from '../../../../i18n/speech';
import type { CalendarDate } from '../../../../model/answers/calendar-date';
import { distanceWords } from '../../appointment-words';

type Props = { date: CalendarDate; speech: Speech; className: string };

/** Where a date takes place, and around a place how far that is; nothing while that is not known. */
export function DateWhere({ date: { place, distanceMetres }, speech, className }: Props) {
  if (!place) return null;
  return (
    <span className={className}>
      <span lang="de">{place}</span>
      {distanceMetres !== undefined && `\u00a0· ${distanceWords(distanceMetres, speech)}`}
    </span>
  );
}

/** The same in one line of text. */
export const whereOf = ({ place, distanceMetres }: CalendarDate, speech: Speech): string =>
  [place, place && distanceMetres !== undefined && distanceWords(distanceMetres, speech)].filter(Boolean).join(' · ');

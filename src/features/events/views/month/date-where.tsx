import { distanceWords } from '../../../../cards/appointment-words';
import type { Translation } from '../../../../i18n/translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';

type Props = { date: CalendarDate; translation: Translation; className: string };

/** Where a date takes place, and around a place how far that is; nothing while that is not known. */
export function DateWhere({ date: { place, distanceMetres }, translation, className }: Props) {
  if (!place) return null;
  return (
    <span className={className}>
      <span lang="de">{place}</span>
      {distanceMetres !== undefined && `\u00a0· ${distanceWords(distanceMetres, translation)}`}
    </span>
  );
}

/** The same in one line of text. */
export const whereOf = ({ place, distanceMetres }: CalendarDate, translation: Translation): string =>
  [place, place && distanceMetres !== undefined && distanceWords(distanceMetres, translation)]
    .filter(Boolean)
    .join(' · ');

import { distanceLabel } from '../../../../cards/format-appointment';
import type { Translation } from '../../../../i18n/translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';

/** Separates two parts of a line; it stays with the first one. */
export const DOT = '\u00a0· ';

type Props = {
  date: CalendarDate;
  translation: Translation;
  className: string;
  /** The time and status before the location. */
  when?: string;
};

/** Renders the location of a date, with its distance in a radius search; nothing if it is missing. */
export function DateLocation({ date: { place, distanceMetres }, translation, className, when = '' }: Props) {
  if (!place) return when && <span className={className}>{when}</span>;
  return (
    <span className={className}>
      {when && `${when}${DOT}`}
      <span lang="de">{place}</span>
      {distanceMetres !== undefined && `${DOT}${distanceLabel(distanceMetres, translation)}`}
    </span>
  );
}

/** Returns the same on one line of text. */
export const dateLocationLabel = ({ place, distanceMetres }: CalendarDate, translation: Translation): string =>
  [place, place && distanceMetres !== undefined && distanceLabel(distanceMetres, translation)]
    .filter(Boolean)
    .join(' · ');

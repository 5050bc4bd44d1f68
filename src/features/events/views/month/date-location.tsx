import { distanceLabel, SEPARATOR } from '../../../../cards/format-appointment';
import type { Translation } from '../../../../i18n/translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';

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
      {when && `${when}${SEPARATOR}`}
      <span lang="de">{place}</span>
      {distanceMetres !== undefined && `${SEPARATOR}${distanceLabel(distanceMetres, translation)}`}
    </span>
  );
}

/** Returns the same on one line of text. */
export const dateLocationLabel = ({ place, distanceMetres }: CalendarDate, translation: Translation): string =>
  [place, place && distanceMetres !== undefined && distanceLabel(distanceMetres, translation)]
    .filter(Boolean)
    .join(' · ');

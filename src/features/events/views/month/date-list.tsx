import type { CSSProperties } from 'react';
import { EVENT_TONES } from '../../../../cards/format-appointment';
import type { ListLinks } from '../../../../cards/list-links';
import { useTranslation } from '../../../../i18n/use-translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';
import { rubricText } from '../../../../model/rubric-text';
import { textIn } from '../../../../model/text-in';
import { Badge } from '../../../../ui/badge';
import { dateStatusLabel, dateTimeLabel, isCancelledDate } from './date-labels';
import { DateLocation } from './date-location';

type SharedProps = {
  links: ListLinks;
  /** True if each date shows its days, where they differ from the heading. */
  hasDays?: boolean;
};

/** Renders dates as list items. */
export const DateList = ({ dates, ...shared }: SharedProps & { dates: readonly CalendarDate[] }) => (
  <ul className="date-lines">
    {dates.map((date) => (
      <DateItem key={`${date.id} ${date.date} ${date.from}`} date={date} {...shared} />
    ))}
  </ul>
);

function DateItem({ date, links, hasDays }: SharedProps & { date: CalendarDate }) {
  const translation = useTranslation();
  const { href, route } = links.toEvent(date.id);
  const time = dateTimeLabel(date, translation, hasDays);
  const status = dateStatusLabel(date, translation);
  const { children, lang } = textIn(translation.locale, date.title, date.title_en);
  return (
    <li
      className={date.isOver ? 'date-line is-past' : 'date-line'}
      style={{ '--rubric': date.rubric?.color } as CSSProperties}
    >
      {time && <span className="date-when">{time}</span>}
      <a className={isCancelledDate(date) ? 'is-cancelled' : undefined} href={href} data-route={route} lang={lang}>
        {children}
      </a>
      <DateLocation date={date} translation={translation} className="date-where" />
      {date.rubric && <span className="date-rubric" {...rubricText(date.rubric, translation.locale)} />}
      {status && <Badge tone={EVENT_TONES[date.status]}>{status}</Badge>}
    </li>
  );
}

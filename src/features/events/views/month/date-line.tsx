import type { CSSProperties } from 'react';
import type { ListLinks } from '../../../../cards/list-links';
import { useTranslation } from '../../../../i18n/use-translation';
import type { CalendarDate } from '../../../../model/answers/calendar-date';
import { rubricText } from '../../../../model/rubric-text';
import { textIn } from '../../../../model/text-in';
import { DateWhere } from './date-where';
import { isCancelledDate, newsOf, whenOf } from './date-words';

type Shared = {
  links: ListLinks;
  /** True if each date shows its days, where they differ from the heading. */
  hasDays?: boolean;
};

/** Renders dates as list items. */
export const DateLines = ({ dates, ...shared }: Shared & { dates: readonly CalendarDate[] }) => (
  <ul className="date-lines">
    {dates.map((date) => (
      <DateLine key={`${date.id} ${date.date} ${date.from}`} date={date} {...shared} />
    ))}
  </ul>
);

function DateLine({ date, links, hasDays }: Shared & { date: CalendarDate }) {
  const translation = useTranslation();
  const { href, route } = links.toEvent(date.id);
  const when = whenOf(date, translation, hasDays);
  const news = newsOf(date, translation);
  const { children, lang } = textIn(translation.locale, date.title, date.title_en);
  return (
    <li
      className={date.isOver ? 'date-line is-past' : 'date-line'}
      style={{ '--rubric': date.rubric?.color } as CSSProperties}
    >
      {when && <span className="date-when">{when}</span>}
      <a className={isCancelledDate(date) ? 'is-cancelled' : undefined} href={href} data-route={route} lang={lang}>
        {children}
      </a>
      <DateWhere date={date} translation={translation} className="date-where" />
      <span className="date-rubric">
        {news && <b>{news}</b>} {date.rubric && <span {...rubricText(date.rubric, translation.locale)} />}
      </span>
    </li>
  );
}

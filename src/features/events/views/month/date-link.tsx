import type { CSSProperties } from 'react';
import type { ListLinks } from '../../../../cards/list-links';
import type { Translation } from '../../../../i18n/translation';
import { textIn } from '../../../../model/text-in';
import { DateWhere, whereOf } from './date-where';
import { isCancelledDate, newsOf, whenOf } from './date-words';
import type { WeekBar } from './lay-out-week';

/**
 * Renders a date in the grid. The keyboard reaches it in the list of its day. No component: a month has a hundred
 * dates, and components would double React's work.
 */
export function dateLink(
  { date, first, last, line, isBegun, goesOn }: WeekBar,
  { links, translation }: { links: ListLinks; translation: Translation },
) {
  const { href, route } = links.toEvent(date.id);
  const title = textIn(translation.locale, date.title, date.title_en);
  const news = newsOf(date, translation);
  const classes = [
    'month-link',
    isBegun && 'is-begun',
    goesOn && 'is-going-on',
    isCancelledDate(date) && 'is-cancelled',
    date.isOver && 'is-past',
  ];
  const place = { '--rubric': date.rubric?.color, '--line-at': line, '--days': last - first + 1 } as CSSProperties;
  return (
    <a
      key={line}
      className={classes.filter(Boolean).join(' ')}
      style={place}
      href={href}
      data-route={route}
      tabIndex={-1}
      lang={title.lang}
      title={[whenOf(date, translation, false), title.children, whereOf(date, translation), news]
        .filter(Boolean)
        .join(' · ')}
    >
      <span>{date.from && !isBegun ? `${date.from}\n${title.children}` : title.children}</span>
      {DateWhere({ date, translation, className: 'month-where' })}
      {news && <span className="visually-hidden"> ({news})</span>}
    </a>
  );
}

import type { CSSProperties } from 'react';
import { EVENT_TONES, SEPARATOR } from '../../../../cards/format-appointment';
import type { ListLinks } from '../../../../cards/list-links';
import type { Translation } from '../../../../i18n/translation';
import { textIn } from '../../../../model/text-in';
import { Badge } from '../../../../ui/badge';
import { dateStatusLabel, dateTimeLabel, isCancelledDate } from './date-labels';
import { DateLocation, dateLocationLabel } from './date-location';
import type { WeekBar } from './lay-out-week';

/**
 * Renders a date in the grid. The keyboard reaches it in the list of its day. No component: a month has a hundred
 * dates, and components would double React's work.
 */
export function dateLink(
  { date, first, last, line, startsEarlier, endsLater }: WeekBar,
  { isWeek, links, translation }: { isWeek: boolean; links: ListLinks; translation: Translation },
) {
  const { href, route } = links.toEvent(date.id);
  const title = textIn(translation.locale, date.title, date.title_en);
  const status = dateStatusLabel(date, translation);
  const time = startsEarlier ? '' : date.from;
  const classes = [
    'month-link',
    startsEarlier && 'is-from-earlier',
    endsLater && 'is-until-later',
    isCancelledDate(date) && 'is-cancelled',
    date.isOver && 'is-past',
  ];
  const style = { '--rubric': date.rubric?.color, '--line-at': line, '--days': last - first + 1 } as CSSProperties;
  return (
    <a
      key={line}
      className={classes.filter(Boolean).join(' ')}
      style={style}
      href={href}
      data-route={route}
      tabIndex={-1}
      lang={title.lang}
      title={[dateTimeLabel(date, translation, false), title.children, dateLocationLabel(date, translation), status]
        .filter(Boolean)
        .join(' · ')}
    >
      {isWeek && (time || status) && (
        <span className="month-when">
          {time} {status && <Badge tone={EVENT_TONES[date.status]}>{status}</Badge>}
        </span>
      )}
      <span className="month-what">{title.children}</span>
      {DateLocation({
        date,
        translation,
        className: 'month-where',
        when: isWeek ? '' : [time, status].filter(Boolean).join(SEPARATOR),
      })}
    </a>
  );
}

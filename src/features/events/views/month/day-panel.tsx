import { useLingui } from '@lingui/react/macro';
import type { ListLinks } from '../../../../cards/list-links';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { type CalendarDate, takesPlaceOn } from '../../../../model/answers/calendar-date';
import { Icon } from '../../../../ui/icon';
import { Panel } from '../../../../ui/panel/panel';
import { DateList } from './date-list';
import { sortDates } from './sort-dates';

type Props = {
  day: string;
  /** Undefined while loading. */
  dates: readonly CalendarDate[] | undefined;
  links: ListLinks;
  opener: () => HTMLElement | null;
  onClose(): void;
};

/** Renders all dates of a day. */
export function MonthDayPanel({ day, dates, links, opener, onClose }: Props) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const title = formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'longWithoutYear' : 'long');
  const datesOfDay = sortDates((dates ?? []).filter((date) => takesPlaceOn(date, day)));
  return (
    <Panel label={title} className="month-panel" isBeside opener={opener} onClose={onClose}>
      <div className="panel-body">
        <p className="month-panel-head">
          <b>{title}</b>
          <button
            type="button"
            className="month-close"
            aria-label={t`Schließen`}
            onClick={() => {
              onClose();
              opener()?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        </p>
        {datesOfDay.length > 0 ? (
          <DateList dates={datesOfDay} links={links} />
        ) : (
          <p>{dates ? t`An diesem Tag ist nichts eingetragen.` : t`Die Termine werden geladen.`}</p>
        )}
      </div>
    </Panel>
  );
}

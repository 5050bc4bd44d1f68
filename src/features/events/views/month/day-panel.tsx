import { useLingui } from '@lingui/react/macro';
import type { ListLinks } from '../../../../cards/list-links';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { type CalendarDate, takesPlaceOn } from '../../../../model/answers/calendar-date';
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
  const { locale } = useTranslation();
  const title = formatDay(day, locale, 'long');
  const datesOfDay = sortDates((dates ?? []).filter((date) => takesPlaceOn(date, day)));
  return (
    <Panel label={title} className="month-panel" opener={opener} onClose={onClose}>
      <div className="panel-body">
        <p className="month-panel-head">
          <b>{title}</b>
          <button
            type="button"
            className="button is-quiet"
            onClick={() => {
              onClose();
              opener()?.focus();
            }}
          >
            {t`Schließen`}
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

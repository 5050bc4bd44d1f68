import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../../i18n/day-format';
import { useSpeech } from '../../../../i18n/use-speech';
import { Panel } from '../../../../ui/panel/panel';
import type { ListLinks } from '../../list/list-view';
import { type CalendarDate, isOn } from './calendar-date';
import { DateLine } from './date-line';
import { inOrder } from './in-order';

type Props = {
  day: string;
  /** Undefined while they are on their way. */
  dates: readonly CalendarDate[] | undefined;
  links: ListLinks;
  opener: () => HTMLElement | null;
  onClose(): void;
};

/** Everything on a day. */
export function DayPanel({ day, dates, links, opener, onClose }: Props) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const title = formatDay(day, locale, 'long');
  const shown = inOrder((dates ?? []).filter((date) => isOn(date, day)));
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
        {!dates && <p>{t`Die Termine werden geladen.`}</p>}
        {dates && shown.length === 0 && <p>{t`An diesem Tag ist nichts eingetragen.`}</p>}
        {shown.length > 0 && (
          <ul className="date-lines">
            {shown.map((date) => (
              <DateLine key={`${date.id} ${date.date} ${date.from}`} {...{ date, links }} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

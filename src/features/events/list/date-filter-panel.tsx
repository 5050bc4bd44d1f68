import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { withEventTexts } from '../../../cards/with-event-texts';
import { formatDay } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { type ParsedDay, parseDayInput } from '../../../lib/parse-day-input';
import type { Facets } from '../../../model/answers/event-page';
import { daysOf, type EventFilter } from '../../../model/event-filter';
import { MonthCalendar } from '../../../ui/calendar/month-calendar';
import { DayInput } from '../../../ui/panel/day-input';
import { Panel } from '../../../ui/panel/panel';

type Days = { from: string | undefined; to: string | undefined };

type Props = {
  filter: EventFilter;
  dayCounts: Facets['day'] | undefined;
  opener: () => HTMLElement | null;
  onClose(): void;
  onChoose(days: Days): void;
};

const isReversed = ({ from, to }: Days) => from !== undefined && to !== undefined && to < from;

/** Renders first and last day as text fields and a calendar. */
export const DateFilterPanel = withEventTexts(function DateFilterPanel({
  filter,
  dayCounts,
  opener,
  onClose,
  onChoose,
}: Props) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const filterDays = filter.when ? daysOf(filter.when, today) : filter;
  const formatInput = (day: string | undefined) => (day ? formatDay(day, locale, 'numeric') : '');
  const [texts, setTexts] = useState({ from: formatInput(filterDays.from), to: formatInput(filterDays.to) });
  /** True if the first day was picked in the calendar: the next pick is the last day. */
  const [hasStart, setHasStart] = useState(false);
  /** A field is validated when it is left; both are validated on submit. */
  const [checked, setChecked] = useState({ from: false, to: false });
  const form = useRef<HTMLFormElement>(null);

  const parsed = { from: parseDayInput(texts.from, today), to: parseDayInput(texts.to, today) };
  const days: Days = { from: parsed.from.day, to: parsed.to.day };
  const messages = {
    unreadable: t`Bitte schreiben Sie den Tag so: 21.11. oder 21.11.2026.`,
    impossible: t`Diesen Tag gibt es nicht.`,
  };
  const problemOf = ({ problem }: ParsedDay) => problem && messages[problem];
  const problems = {
    from: problemOf(parsed.from),
    to: problemOf(parsed.to) ?? (isReversed(days) ? t`Das Ende liegt vor dem Anfang.` : undefined),
  };

  function pick(day: string) {
    const isEnd = hasStart && days.from !== undefined && day >= days.from;
    setTexts({ from: isEnd ? texts.from : formatInput(day), to: formatInput(day) });
    setHasStart(!isEnd);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked({ from: true, to: true });
    const invalidField = problems.from ? 'from' : problems.to && 'to';
    if (invalidField) return form.current?.querySelector<HTMLElement>(`#when-${invalidField}`)?.focus();
    onChoose(days);
  }

  function noteOf(day: string): string | undefined {
    const count = dayCounts?.find(({ date }) => date === day)?.count ?? 0;
    return count > 0 ? t`${plural(count, { one: '# Veranstaltung', other: '# Veranstaltungen' })}` : undefined;
  }

  const renderField = (name: 'from' | 'to', label: string, hint: string) => (
    <DayInput
      id={`when-${name}`}
      label={label}
      hint={hint}
      text={texts[name]}
      problem={checked[name] ? problems[name] : undefined}
      onLeave={() => setChecked((previous) => ({ ...previous, [name]: true }))}
      onText={(text) => setTexts({ ...texts, [name]: text })}
    />
  );
  return (
    <Panel label={t`Zeitraum wählen`} className="when-panel" opener={opener} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <div className="panel-body">
          <div className="panel-fields">
            {renderField('from', t`Erster Tag`, t`tt.mm.jjjj; ohne Angabe ab heute`)}
            {renderField('to', t`Letzter Tag`, t`tt.mm.jjjj; ohne Angabe unbegrenzt`)}
          </div>
          <MonthCalendar from={days.from} to={days.to} onPick={pick} noteOf={noteOf} />
        </div>
        <div className="panel-foot">
          <button
            type="button"
            className="button is-quiet"
            onClick={() => onChoose({ from: undefined, to: undefined })}
          >
            {t`Alle Termine`}
          </button>
          <button type="submit" className="button">
            {t`Anzeigen`}
          </button>
        </div>
      </form>
    </Panel>
  );
});

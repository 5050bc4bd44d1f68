import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ErrorNotice } from '../../../../app/error-notice';
import { usePortal } from '../../../../app/portal';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { Disclosure } from '../../../../ui/disclosure';
import { findDays } from '../api';
import { MAX_ORDER_DAYS } from '../order-limits';
import { daysOfRange, isBookable, onWeekdays } from './pick-days';

/** A Monday, 5 January 2026, from which the weekday names are formatted. */
const MONDAY = 5;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-bottom: 8px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;

  > .field {
    flex: 0 1 180px;
  }
`;

type Props = {
  slot: string;
  min: string;
  max: string;
  /** Called with the free days. @returns all chosen days, limited to the maximum of an order */
  onPick(days: readonly string[]): readonly string[];
};

/** Renders the choice of all free days in a range, or of those on some weekdays. */
export function ManyDays({ slot, min, max, onPick }: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const id = useId();
  const [range, setRange] = useState({ from: '', to: '' });
  const [weekdays, setWeekdays] = useState<readonly number[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [error, setError] = useState<unknown>();

  async function pick() {
    setError(undefined);
    // Browsers allow typed days beyond `min` and `max`.
    const from = range.from < min ? min : range.from;
    const to = range.to > max ? max : range.to;
    if (!range.from || !range.to || to < from)
      return setAnnouncement(t`Bitte geben Sie den ersten und den letzten Tag ein.`);
    try {
      const selected = new Set(onWeekdays(daysOfRange(from, to), weekdays));
      const inRange = (await findDays(client, { slot, from, to })).filter(({ date }) => selected.has(date));
      const free = inRange.filter(isBookable).map(({ date }) => date);
      const off = inRange.length - free.length;
      const chosen = new Set(onPick(free));
      const fitting = free.filter((day) => chosen.has(day)).length;
      const addedText = t`${plural(fitting, { one: '# Tag gewählt', other: '# Tage gewählt' })}`;
      const unavailableText = t`${plural(off, { one: '# Tag ist nicht frei', other: '# Tage sind nicht frei' })}`;
      const limitText = fitting < free.length ? ` ${t`Eine Bestellung hat höchstens ${MAX_ORDER_DAYS} Tage.`}` : '';
      setAnnouncement((off > 0 ? `${addedText}, ${unavailableText}.` : `${addedText}.`) + limitText);
    } catch (caught) {
      setAnnouncement('');
      setError(caught);
    }
  }
  const field = (name: 'from' | 'to', label: string) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        className="input"
        type="date"
        {...{ min, max }}
        value={range[name]}
        onChange={({ target }) => setRange({ ...range, [name]: target.value })}
      />
    </div>
  );
  return (
    <Disclosure summary={t`Mehrere Tage auf einmal wählen`}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void pick();
        }}
      >
        <Row>
          {field('from', t`Von`)}
          {field('to', t`Bis`)}
        </Row>
        <Weekdays value={weekdays} onChange={setWeekdays} />
        <Row>
          <button type="submit" className="button is-quiet">
            {t`Freie Tage wählen`}
          </button>
          <p role="status">{announcement}</p>
        </Row>
        {error !== undefined && <ErrorNotice error={error} onRetry={() => void pick()} />}
      </Form>
    </Disclosure>
  );
}

type WeekdaysProps = { value: readonly number[]; onChange(value: readonly number[]): void };

/** Renders the choice of weekdays; Monday is 1. */
function Weekdays({ value, onChange }: WeekdaysProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const toggle = (day: number) => onChange(value.includes(day) ? value.filter((one) => one !== day) : [...value, day]);
  return (
    <Row role="group" aria-label={t`Nur an diesen Wochentagen`}>
      {[1, 2, 3, 4, 5, 6, 7].map((day) => {
        const date = `2026-01-${String(MONDAY + day - 1).padStart(2, '0')}`;
        return (
          <button
            key={day}
            type="button"
            className="chip"
            aria-pressed={value.includes(day)}
            aria-label={formatDay(date, locale, 'longWeekday')}
            onClick={() => toggle(day)}
          >
            {formatDay(date, locale, 'weekday')}
          </button>
        );
      })}
    </Row>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/day-format';
import { useSpeech } from '../../../i18n/use-speech';
import { BOOKING_STATES, type BookingState } from '../../../model/answers/booking-parts';
import type { BookingFilter } from './booking-filter';
import { STATE_WORDS } from './booking-words';

const Chips = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

type Props = {
  filter: BookingFilter;
  /** How many there are of each; undefined while that is not known. */
  counts: Readonly<Record<BookingState, number>> | undefined;
  onFilter(filter: BookingFilter): void;
};

/** Which orders the list shows, by how they stand. */
export function StateChips({ filter, counts, onFilter }: Props) {
  const { t } = useLingui();
  const { say, locale } = useSpeech();
  const sum = counts && BOOKING_STATES.reduce((all, state) => all + counts[state], 0);
  const chip = (state: BookingState | undefined, label: string, count: number | undefined) => (
    <button
      key={label}
      type="button"
      className="chip"
      aria-pressed={filter.state === state}
      onClick={() => onFilter({ ...filter, state, page: 1 })}
    >
      {label}
      {count !== undefined && ` ${formatNumber(count, locale)}`}
    </button>
  );
  return (
    <Chips role="group" aria-label={t`Status`}>
      {chip(undefined, t`Alle`, sum)}
      {BOOKING_STATES.map((state) => chip(state, say(STATE_WORDS[state]), counts?.[state]))}
    </Chips>
  );
}

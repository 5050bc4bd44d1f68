import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/day-format';
import { useSpeech } from '../../../i18n/use-speech';
import type { OwnPage } from '../api';
import { STANDINGS } from './own-event';
import { STANDING_WORDS } from './own-event-words';
import type { OwnFilter } from './own-filter';

const Chips = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

type Props = {
  filter: OwnFilter;
  /** How many there are of each; undefined while that is not known. */
  counts: OwnPage['counts'] | undefined;
  onFilter(filter: OwnFilter): void;
};

/** Which events the list shows, by how they stand. */
export function StandingChips({ filter, counts, onFilter }: Props) {
  const { t } = useLingui();
  const { say, locale } = useSpeech();
  const all = counts && STANDINGS.reduce((sum, name) => sum + counts[name], 0);
  const chip = (standing: OwnFilter['standing'], label: string, count: number | undefined) => (
    <button
      key={label}
      type="button"
      className="chip"
      aria-pressed={filter.standing === standing}
      onClick={() => onFilter({ ...filter, standing, page: 1 })}
    >
      {label}
      {count !== undefined && ` ${formatNumber(count, locale)}`}
    </button>
  );
  return (
    <Chips role="group" aria-label={t`Status`}>
      {chip(undefined, t`Alle`, all)}
      {STANDINGS.map((name) => chip(name, say(STANDING_WORDS[name]), counts?.[name]))}
    </Chips>
  );
}

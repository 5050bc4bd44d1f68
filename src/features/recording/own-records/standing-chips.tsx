import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/day-format';
import { useSpeech } from '../../../i18n/use-speech';
import type { OwnFilter, OwnList } from './own-filter';

const Chips = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

type Props<Standing extends string> = {
  list: Pick<OwnList<never, Standing>, 'standings' | 'words'>;
  filter: OwnFilter<Standing>;
  /** How many there are of each; undefined while that is not known. */
  counts: Readonly<Record<Standing, number>> | undefined;
  onFilter(filter: OwnFilter<Standing>): void;
};

/** Which records the list shows, by how they stand. */
export function StandingChips<Standing extends string>(props: Props<Standing>) {
  const { list, filter, counts, onFilter } = props;
  const { standings, words } = list;
  const { t } = useLingui();
  const { say, locale } = useSpeech();
  const all = counts && standings.reduce((sum, name) => sum + counts[name], 0);
  const chip = (standing: Standing | undefined, label: string, count: number | undefined) => (
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
      {standings.map((name) => chip(name, say(words[name]), counts?.[name]))}
    </Chips>
  );
}

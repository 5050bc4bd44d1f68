import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../i18n/day-format';
import { useSpeech } from '../../i18n/use-speech';

const Chips = styled.div`
  display: flex;
  gap: 8px;
  margin-inline: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;

type Props<Name extends string> = {
  names: readonly Name[];
  /** A name as people read it. */
  wordOf(name: Name): string;
  /** Undefined for all. */
  chosen: Name | undefined;
  /** How many there are of each; undefined while that is not known. */
  counts: Readonly<Record<Name, number>> | undefined;
  onChoose(name: Name | undefined): void;
};

/** Which rows a list of one's own shows, by how they stand. */
export function ListChips<Name extends string>({ names, wordOf, chosen, counts, onChoose }: Props<Name>) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const sum = counts && names.reduce((all, name) => all + counts[name], 0);
  const chip = (name: Name | undefined, label: string, count: number | undefined) => (
    <button key={label} type="button" className="chip" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
      {label}
      {count !== undefined && ` ${formatNumber(count, locale)}`}
    </button>
  );
  return (
    <Chips role="group" aria-label={t`Status`}>
      {chip(undefined, t`Alle`, sum)}
      {names.map((name) => chip(name, wordOf(name), counts?.[name]))}
    </Chips>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../../../ui/icon';
import type { Named } from '../use-search-text';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;

  > li {
    min-width: 0;
  }
  .chip {
    max-width: 100%;
    white-space: normal;
    text-align: start;
    overflow-wrap: anywhere;
  }
`;

type Props = {
  list: RefObject<HTMLUListElement | null>;
  /** The accessible name of the list. */
  label: string;
  picked: readonly Named[];
  onRemove(one: Named, place: number): void;
  /** The control behind the last chip, which takes the focus if no chip follows. */
  beside: RefObject<HTMLElement | null>;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Renders the picked entries as chips; pressing one removes it. */
export function TagChips({ list, label, picked, onRemove, beside }: Props) {
  const { t } = useLingui();
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  function goOn(event: KeyboardEvent, one: Named, place: number) {
    const step = STEPS[event.key];
    if (step !== undefined) (buttons()[place + step] ?? (step > 0 ? beside.current : undefined))?.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete') onRemove(one, place);
    else return;
    event.preventDefault();
  }

  const wordsFor = ({ label: name }: Named) => t`${name} entfernen`;
  if (picked.length === 0) return null;
  return (
    <List ref={list} aria-label={label}>
      {picked.map((one, index) => (
        <li key={one.key}>
          <button
            type="button"
            className="chip"
            aria-label={wordsFor(one)}
            // The second click of a double click would hit the next chip, which has moved here.
            onClick={({ detail }) => detail < 2 && onRemove(one, index)}
            onKeyDown={(event) => goOn(event, one, index)}
          >
            {one.label}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </List>
  );
}

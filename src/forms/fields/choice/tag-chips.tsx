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
  onRemove(tag: Named, index: number): void;
  /** The control behind the last chip, which takes the focus if no chip follows. */
  nextControl: RefObject<HTMLElement | null>;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Renders the picked entries as chips; pressing one removes it. */
export function TagChips({ list, label, picked, onRemove, nextControl }: Props) {
  const { t } = useLingui();
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  function onKeyDown(event: KeyboardEvent, tag: Named, index: number) {
    const step = STEPS[event.key];
    if (step !== undefined) (buttons()[index + step] ?? (step > 0 ? nextControl.current : undefined))?.focus();
    else if (event.key === 'Backspace' || event.key === 'Delete') onRemove(tag, index);
    else return;
    event.preventDefault();
  }

  const removeLabel = ({ label: name }: Named) => t`${name} entfernen`;
  if (picked.length === 0) return null;
  return (
    <List ref={list} aria-label={label}>
      {picked.map((tag, index) => (
        <li key={tag.key}>
          <button
            type="button"
            className="chip"
            aria-label={removeLabel(tag)}
            // The second click of a double click would hit the next chip, which has moved here.
            onClick={({ detail }) => detail < 2 && onRemove(tag, index)}
            onKeyDown={(event) => onKeyDown(event, tag, index)}
          >
            {tag.label}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </List>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon';
import { MemberIcon } from '../member-icons';

type Props = {
  /** Name of the row: 'Bild 2'. */
  label: string;
  /** Counted from 0. */
  place: number;
  count: number;
  move(from: number, to: number): void;
  onRemove(): void;
};

/** Moves a row up and down, and removes it. */
export function RowTools({ label, place, count, move, onRemove }: Props) {
  const { t } = useLingui();
  const pressed = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a browser takes the focus from a row that is put elsewhere.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [place]);

  const steps = [
    { by: -1, words: t`${label} nach oben`, icon: <MemberIcon name="up" />, isAtEnd: place === 0 },
    { by: 1, words: t`${label} nach unten`, icon: <Icon name="down" />, isAtEnd: place === count - 1 },
  ];
  return (
    <span>
      {count > 1 &&
        steps.map(({ by, words, icon, isAtEnd }) => (
          <button
            key={by}
            type="button"
            className="button is-quiet"
            aria-label={words}
            aria-disabled={isAtEnd || undefined}
            onClick={({ currentTarget }) => {
              if (isAtEnd) return;
              pressed.current = currentTarget;
              move(place, place + by);
            }}
          >
            {icon}
          </button>
        ))}
      <button
        type="button"
        className="button is-quiet"
        aria-label={t`${label} entfernen`}
        // The second click of a double click would hit the row that has moved up.
        onClick={({ detail }) => detail < 2 && onRemove()}
      >
        <MemberIcon name="trash" />
      </button>
    </span>
  );
}

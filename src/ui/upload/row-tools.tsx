import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { IconButton } from '../fields/icon-button';
import { RemoveButton } from '../fields/remove-button';
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
          <IconButton
            key={by}
            label={words}
            aria-disabled={isAtEnd || undefined}
            isRepeatable
            onPress={(button) => {
              if (isAtEnd) return;
              pressed.current = button;
              move(place, place + by);
            }}
          >
            {icon}
          </IconButton>
        ))}
      <RemoveButton label={t`${label} entfernen`} onRemove={onRemove} />
    </span>
  );
}

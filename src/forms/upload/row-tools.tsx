import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { AccountIcon } from '../../ui/account-icons';
import { Icon } from '../../ui/icon';
import { IconButton } from '../fields/icon-button';
import { RemoveButton } from '../fields/remove-button';

type Props = {
  /** The name of the row: 'Bild 2'. */
  label: string;
  /** The index of the row. */
  index: number;
  count: number;
  move(from: number, to: number): void;
  onRemove(): void;
};

/** Renders the buttons that move a row up and down, and remove it. */
export function RowTools({ label, index, count, move, onRemove }: Props) {
  const { t } = useLingui();
  const pressed = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: browsers blur a button that moves in the DOM.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);

  function step(offset: number, button: HTMLButtonElement) {
    pressed.current = button;
    move(index, index + offset);
  }
  return (
    <span>
      {count > 1 && (
        <>
          <Step label={t`${label} nach oben`} isAtEnd={index === 0} onStep={(button) => step(-1, button)}>
            <AccountIcon name="up" />
          </Step>
          <Step label={t`${label} nach unten`} isAtEnd={index === count - 1} onStep={(button) => step(1, button)}>
            <Icon name="down" />
          </Step>
        </>
      )}
      <RemoveButton label={t`${label} entfernen`} onRemove={onRemove} />
    </span>
  );
}

type StepProps = { label: string; isAtEnd: boolean; onStep(button: HTMLButtonElement): void; children: ReactNode };

/** Renders a button that moves the row by one, with each press. */
const Step = ({ label, isAtEnd, onStep, children }: StepProps) => (
  <IconButton
    label={label}
    aria-disabled={isAtEnd || undefined}
    isRepeatable
    onPress={(button) => !isAtEnd && onStep(button)}
  >
    {children}
  </IconButton>
);

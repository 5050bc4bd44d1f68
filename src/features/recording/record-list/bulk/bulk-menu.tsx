import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useId, useRef, useState } from 'react';
import { Menu } from '../../../../ui/panel/menu';
import { RoundButton } from '../../../../ui/round-button';
import type { BulkAction } from './skip-reason';

const Opener = styled(RoundButton)`
  font-weight: 700;
`;

type Props<Action extends BulkAction> = {
  actions: readonly { action: Action; label: string }[];
  isBusy: boolean;
  onAction(action: Action): void;
};

/** Renders the menu of the actions for which a narrow bar has no room. */
export function BulkMenu<Action extends BulkAction>({ actions, isBusy, onAction }: Props<Action>) {
  const { t } = useLingui();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useCallback(() => button.current, []);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  function choose(action: Action) {
    button.current?.focus({ preventScroll: true });
    close();
    onAction(action);
  }
  return (
    <>
      <Opener
        ref={button}
        type="button"
        aria-label={t`Weitere Aktionen`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => setIsOpen(!isOpen && !isBusy)}
      >
        <span aria-hidden="true">⋯</span>
      </Opener>
      {isOpen && (
        <Menu id={menuId} opener={opener} onClose={close}>
          {actions.map(({ action, label }) => (
            <li key={action} className={action === 'delete' && actions.length > 1 ? 'is-apart' : undefined}>
              <button
                type="button"
                className={action === 'delete' ? 'is-red' : undefined}
                onClick={() => choose(action)}
              >
                {label}
              </button>
            </li>
          ))}
        </Menu>
      )}
    </>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useId, useRef, useState } from 'react';
import { AccountIcon } from '../../../../ui/account-icons';
import { Menu } from '../../../../ui/panel/menu';
import { RoundButton } from '../../../../ui/round-button';
import type { FormTexts } from '../form-kind';
import type { RecordDraft } from '../record-draft';
import { WithdrawDialog } from '../withdraw-dialog';

const Opener = styled(RoundButton)`
  font-weight: 700;

  /* On a line of its own with the state, above the buttons. */
  @container portal (max-width: 479.9px) {
    margin-top: -10px;
  }
`;

type Props = {
  texts: Pick<FormTexts, 'withdrawConsequence' | 'confirmWithdraw'>;
  /** True if visitors see the record. */
  isPublished: boolean;
  /** True if the record already awaits review. */
  isWaiting: boolean;
  isSending: boolean;
  onSave(state: RecordDraft['state']): void;
};

/** Renders the menu of the actions beside publishing: to save a draft, and to unpublish after a confirmation. */
export function FootMenu({ texts, isPublished, isWaiting, isSending, onSave }: Props) {
  const { t } = useLingui();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useCallback(() => button.current, []);
  const [isOpen, setIsOpen] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const saveOnlyLabel = isPublished ? t`Speichern, ohne zu veröffentlichen` : t`Entwurf speichern`;
  const close = () => setIsOpen(false);
  function choose(action: () => void) {
    button.current?.focus({ preventScroll: true });
    close();
    action();
  }
  return (
    <>
      <Opener
        ref={button}
        type="button"
        aria-label={t`Weitere Aktionen`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-disabled={isSending}
        onClick={() => setIsOpen(!isOpen && !isSending)}
      >
        <span aria-hidden="true">⋯</span>
      </Opener>
      {isOpen && (
        <Menu id={menuId} opener={opener} onClose={close}>
          <li>
            <button type="button" onClick={() => choose(() => onSave(isPublished ? 'unpublished' : 'draft'))}>
              <AccountIcon name="download" />
              {isWaiting ? t`Aus der Prüfung nehmen` : saveOnlyLabel}
            </button>
          </li>
          {isPublished && (
            <li className="is-apart">
              <button type="button" className="is-red" onClick={() => choose(() => setIsConfirming(true))}>
                <AccountIcon name="eye-off" />
                {t`Offline nehmen`}
              </button>
            </li>
          )}
        </Menu>
      )}
      {isConfirming && (
        <WithdrawDialog
          texts={texts}
          onClose={() => setIsConfirming(false)}
          onWithdraw={() => {
            setIsConfirming(false);
            onSave('draft');
          }}
        />
      )}
    </>
  );
}

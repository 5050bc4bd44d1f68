import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountIcon } from '../../../../ui/account-icons';
import { MoreMenu } from '../../../../ui/panel/more-menu';
import type { FormTexts } from '../form-kind';
import type { RecordDraft } from '../record-draft';
import { WithdrawDialog } from '../withdraw-dialog';

const FootOpener = styled(MoreMenu)`
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
  const [isConfirming, setIsConfirming] = useState(false);
  const saveOnlyLabel = isPublished ? t`Speichern, ohne zu veröffentlichen` : t`Entwurf speichern`;
  return (
    <>
      <FootOpener label={t`Weitere Aktionen`} isDisabled={isSending}>
        {(closeAnd) => (
          <>
            <li>
              <button type="button" onClick={closeAnd(() => onSave(isPublished ? 'unpublished' : 'draft'))}>
                <AccountIcon name="download" />
                {isWaiting ? t`Aus der Prüfung nehmen` : saveOnlyLabel}
              </button>
            </li>
            {isPublished && (
              <li className="is-apart">
                <button type="button" className="is-red" onClick={closeAnd(() => setIsConfirming(true))}>
                  <AccountIcon name="eye-off" />
                  {t`Offline nehmen`}
                </button>
              </li>
            )}
          </>
        )}
      </FootOpener>
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

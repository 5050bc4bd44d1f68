import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatMoment } from '../../app/drafts/draft-time';
import { useTranslation } from '../../i18n/use-translation';
import { Notice } from '../../ui/notice';
import type { FormControl } from '../saving/form-control';
import { lazyDialog } from './lazy-dialog';

/** The lazy confirmation before changes of a record are discarded. */
const DiscardDialog = lazyDialog(async () => (await import('./discard-dialog')).DiscardDialog);

const Text = styled.textarea`
  width: 100%;
  min-height: 120px;
  margin-top: 8px;
`;

type Props<Values extends object> = {
  control: FormControl<Values>;
  /** True if the form changes a stored record; discarding then requires confirmation. */
  isChange?: boolean;
};

/**
 * Renders that a draft was restored, or the texts of one that no longer fits the form. A discarded draft can be
 * restored until the form is saved or left.
 */
export function DraftBanner<Values extends object>({ control, isChange = false }: Props<Values>) {
  const { t } = useLingui();
  const translation = useTranslation();
  const textId = useId();
  const { draft } = control;
  const { restoredAt, unfitting, isDiscarded } = useSnapshot(draft);
  const [isConfirming, setIsConfirming] = useState(false);
  if (restoredAt === undefined && unfitting === undefined && !isDiscarded) return null;
  const moment = restoredAt && formatMoment(restoredAt, translation);
  const restoredTitle = moment
    ? t`Ihr Entwurf von ${moment} ist wieder da.`
    : t`Ihr Entwurf passt nicht mehr zu diesem Formular.`;

  function restoreOrDiscard() {
    if (isDiscarded) draft.restoreDiscarded();
    else if (isChange && restoredAt !== undefined) setIsConfirming(true);
    else draft.discard();
  }

  return (
    <Notice kind="info" title={isDiscarded ? t`Ihr Entwurf ist verworfen.` : restoredTitle}>
      {unfitting !== undefined && (
        <>
          <label
            htmlFor={textId}
          >{t`Das hatten Sie früher geschrieben. Bitte kopieren Sie, was Sie noch brauchen.`}</label>
          <Text id={textId} className="input" readOnly value={unfitting} />
        </>
      )}
      {/* A single button for both states, so that the focus stays on it. */}
      <button type="button" className="button is-quiet" onClick={restoreOrDiscard}>
        {isDiscarded ? t`Wiederherstellen` : isChange ? t`Meine Änderungen verwerfen` : t`Entwurf verwerfen`}
      </button>
      {isConfirming && (
        <DiscardDialog control={control as never} onClose={() => setIsConfirming(false)} onDiscard={draft.discard} />
      )}
    </Notice>
  );
}

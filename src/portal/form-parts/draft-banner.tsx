import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { useSpeech } from '../../i18n/use-speech';
import { Notice } from '../../ui/notice';
import { momentWords } from '../drafts/draft-words';
import type { FormControl } from '../form/form-control';
import { usePortal } from '../portal';

const Text = styled.textarea`
  width: 100%;
  min-height: 120px;
  margin-top: 8px;
`;

/** Says that a draft is back in the form, or offers the words of one that does not fit any more. */
export function DraftBanner<Values extends object>({ control: { draft } }: { control: FormControl<Values> }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { root } = usePortal();
  const textId = useId();
  const { restoredAt, unfitting } = useSnapshot(draft);
  if (restoredAt === undefined && unfitting === undefined) return null;
  const moment = restoredAt && momentWords(restoredAt, speech);

  function discard() {
    // The button disappears with the banner.
    root.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus({ preventScroll: true });
    draft.discard();
  }

  return (
    <Notice
      kind="info"
      title={moment ? t`Ihr Entwurf von ${moment} ist wieder da.` : t`Ihr Entwurf passt nicht mehr zu diesem Formular.`}
    >
      {unfitting !== undefined && (
        <>
          <label
            htmlFor={textId}
          >{t`Das hatten Sie früher geschrieben. Bitte kopieren Sie, was Sie noch brauchen.`}</label>
          <Text id={textId} className="input" readOnly value={unfitting} />
        </>
      )}
      <button type="button" className="button is-quiet" onClick={discard}>
        {t`Entwurf verwerfen`}
      </button>
    </Notice>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/api-error';
import { useSpeech } from '../../i18n/use-speech';
import { Notice } from '../../ui/notice';
import { useRescue } from '../rescue';
import { isLoggedOut, saveFailureWords } from './failure-words';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

type Props = {
  error: unknown;
  /** Sends once more. */
  onRetry?: (() => void) | undefined;
  /** Own words for what the server refused, or other ways on. */
  children?: ReactNode;
  /** Own words above them. */
  title?: string | undefined;
};

/** Whether the server has refused with a code of its own, for which the screen has a message. */
const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined && error.failure !== 'busy';

/** Why a form could not be sent, and what can be done; nothing while there is no failure. */
export function FormFailure({ error, onRetry, children, title }: Props) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const rescue = useRescue();
  if (error === undefined) return null;
  const words = saveFailureWords(error);
  const hasOwnWords = title !== undefined || (Boolean(children) && isAnswered(error));
  const isOut = isLoggedOut(error);
  const act = onRetry ?? (isOut ? () => void rescue.ask() : undefined);
  return (
    <Notice kind="error" role="alert" title={title ?? say(words.title)}>
      {!hasOwnWords && <p>{say(words.hint)}</p>}
      {children}
      {act && (
        <Ways>
          <button type="button" className="button is-quiet" onClick={act}>
            {isOut ? t`Anmelden` : t`Erneut versuchen`}
          </button>
        </Ways>
      )}
    </Notice>
  );
}

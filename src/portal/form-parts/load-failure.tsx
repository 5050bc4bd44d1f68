import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../i18n/use-speech';
import { Notice } from '../../ui/notice';
import { loadFailureWords } from './failure-words';

const Retry = styled.button`
  margin-top: 8px;
`;

/** Why a screen could not be loaded, and the way to try again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { title, hint } = loadFailureWords(error);
  return (
    <Notice kind="error" role="alert" title={say(title)}>
      <p>{say(hint)}</p>
      <Retry type="button" className="button is-quiet" onClick={onRetry}>
        {t`Erneut versuchen`}
      </Retry>
    </Notice>
  );
}

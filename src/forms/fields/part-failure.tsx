import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type Props = {
  /** Retries the load. */
  onRetry(): void;
  isQuiet?: boolean;
};

/**
 * Renders the error of a part that failed to load, with a retry. The message names the connection only if the browser
 * is offline. Otherwise a new release may have removed the chunk, so reloading the page is offered, too.
 */
export function PartFailure({ onRetry, isQuiet = false }: Props) {
  const { t } = useLingui();
  const isOffline = navigator.onLine === false;
  return (
    <>
      <p role="alert">
        {isOffline
          ? t`Bitte prüfen Sie Ihre Internetverbindung. Ihre Eingaben sind noch da.`
          : t`Ein Teil dieser Seite ließ sich nicht laden. Bitte versuchen Sie es noch einmal, oder laden Sie die Seite neu. Ihre Eingaben sind noch da.`}
      </p>
      <Actions>
        <button type="button" className={isQuiet ? 'button is-quiet' : 'button'} onClick={onRetry}>
          {t`Erneut versuchen`}
        </button>
        {!isOffline && (
          <button type="button" className="button is-quiet" onClick={() => window.location.reload()}>
            {t`Seite neu laden`}
          </button>
        )}
      </Actions>
    </>
  );
}

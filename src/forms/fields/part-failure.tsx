import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useCodeFailure } from '../../ui/code-failure';

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
 * is offline. If a new release has removed the code, only a reload of the page is offered; if that is not known, both
 * are.
 */
export function PartFailure({ onRetry, isQuiet = false }: Props) {
  const { t } = useLingui();
  const { advice, label, act } = useCodeFailure(onRetry);
  const isOffline = navigator.onLine === false;
  const className = isQuiet ? 'button is-quiet' : 'button';
  if (advice !== undefined)
    return (
      <>
        <p role="alert">
          {advice} {t`Ihre Eingaben bleiben erhalten.`}
        </p>
        <Actions>
          <button type="button" className={className} onClick={act}>
            {label}
          </button>
        </Actions>
      </>
    );
  return (
    <>
      <p role="alert">
        {isOffline
          ? t`Bitte prüfen Sie Ihre Internetverbindung. Ihre Eingaben sind noch da.`
          : t`Ein Teil dieser Seite ließ sich nicht laden. Bitte versuchen Sie es noch einmal, oder laden Sie die Seite neu. Ihre Eingaben sind noch da.`}
      </p>
      <Actions>
        <button type="button" className={className} onClick={onRetry}>
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

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type Props = {
  /** Asks for the part again. */
  again(): void;
  isQuiet?: boolean;
};

/**
 * Says that a part of the page did not come, with ways on. The connection is to blame only where the browser has none:
 * after a new release the part is gone for good, and only the page loaded anew knows the next one.
 */
export function PartFailure({ again, isQuiet = false }: Props) {
  const { t } = useLingui();
  const isOffline = navigator.onLine === false;
  return (
    <>
      <p role="alert">
        {isOffline
          ? t`Bitte prüfen Sie Ihre Internetverbindung. Ihre Eingaben sind noch da.`
          : t`Ein Teil dieser Seite ließ sich nicht laden. Bitte versuchen Sie es noch einmal, oder laden Sie die Seite neu. Ihre Eingaben sind noch da.`}
      </p>
      <Ways>
        <button type="button" className={isQuiet ? 'button is-quiet' : 'button'} onClick={again}>
          {t`Erneut versuchen`}
        </button>
        {!isOffline && (
          <button type="button" className="button is-quiet" onClick={() => window.location.reload()}>
            {t`Seite neu laden`}
          </button>
        )}
      </Ways>
    </>
  );
}

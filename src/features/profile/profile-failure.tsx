import { useLingui } from '@lingui/react/macro';
import { ShapeError } from '../../lib/parse';
import { LoadFailure } from '../../portal/form-parts/load-failure';
import { Notice } from '../../ui/notice';
import { profileFailure } from './messages';
import { SaveFailure } from './save-failure';

type Props = { error: unknown; onRetry(): void };

/** Why there is no profile to show, and the way on. */
export function ProfileFailure({ error, onRetry }: Props) {
  const { t } = useLingui();
  if (profileFailure(error)) return <SaveFailure error={error} onRetry={onRetry} />;
  if (!(error instanceof ShapeError)) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <Notice kind="error" role="alert" title={t`Ihr Profil konnte nicht gelesen werden`}>
      <p>{t`Die Antwort des Servers war nicht lesbar. Ihre Daten sind nicht verloren. Bitte versuchen Sie es später noch einmal.`}</p>
      <button type="button" className="button is-quiet" onClick={onRetry}>
        {t`Erneut versuchen`}
      </button>
    </Notice>
  );
}

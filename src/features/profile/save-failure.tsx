import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error';
import { useSpeech } from '../../i18n/use-speech';
import { FormFailure } from '../../portal/form-parts/form-failure';
import { usePortal } from '../../portal/portal';
import { useRescue } from '../../portal/rescue';
import { profileFailure } from './messages';

/** Whether the server no longer knows the account that is logged in. */
const isAccountGone = (error: unknown) => error instanceof ApiError && error.code === 'login_not_found';

/** Why a call of the profile was refused, in its own words, and the way on: once more, or another log-in. */
export function SaveFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { say } = useSpeech();
  const own = profileFailure(error);
  const isGone = isAccountGone(error);
  return (
    <FormFailure error={error} onRetry={isGone ? undefined : onRetry}>
      {own && (
        <>
          <p>{say(own)}</p>
          {isGone && <LogInAgain />}
        </>
      )}
    </FormFailure>
  );
}

/** Opens the log-in above the screen, so that nothing typed is lost. */
function LogInAgain() {
  const { t } = useLingui();
  const { client } = usePortal();
  const rescue = useRescue();
  function logIn() {
    void rescue.ask();
    const token = client.session.validToken();
    if (token !== undefined) client.session.refused(token);
  }
  return (
    <button type="button" className="button is-quiet" onClick={logIn}>
      {t({ id: 'lbl_login', message: 'Anmelden' })}
    </button>
  );
}

import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../api/api-error';
import type { ErrorTable } from '../../app/error-messages';
import { ErrorNotice } from '../../app/error-notice';
import { usePortal } from '../../app/portal';
import { useReLogin } from '../../app/re-login';
import { PROFILE_SAVE_ERRORS } from './messages';

type Props = { error: unknown; messages?: ErrorTable; onRetry(): void };

/**
 * Renders why a call of the profile was refused, and the next step: a retry or, if the account is gone, another log-in.
 */
export function ProfileError({ error, messages = PROFILE_SAVE_ERRORS, onRetry }: Props) {
  const isAccountMissing = error instanceof ApiError && error.code === 'login_not_found';
  return (
    <ErrorNotice
      error={error}
      messages={messages}
      onRetry={isAccountMissing ? undefined : onRetry}
      action={isAccountMissing && <LogInAgain />}
    />
  );
}

/** Renders a button that opens the log-in above the screen, so that no input is lost. */
function LogInAgain() {
  const { t } = useLingui();
  const { client } = usePortal();
  const reLogin = useReLogin();
  function logIn() {
    void reLogin.request();
    const token = client.session.validToken();
    if (token !== undefined) client.session.rejectToken(token);
  }
  return (
    <button type="button" className="button is-quiet" onClick={logIn}>
      {t({ id: 'lbl_login', message: 'Anmelden' })}
    </button>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { SAVE_ERRORS } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { personStoreOf } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useReLogin } from '../../../app/re-login';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { withNext } from '../../../routing/redirects';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Column } from '../auth-layout';
import { LoginForm } from '../login/login-form';
import { SessionOnlyNotice } from '../session-only-notice';
import { useReLoginAnswer } from './use-re-login-answer';

/**
 * Renders the log-in above a form whose session has ended. The form continues when the same person is back, here or in
 * another tab.
 */
export function ReLoginDialog() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { navigate, router, client } = usePortal();
  const reLogin = useReLogin();
  const { token, end } = useSnapshot(client.session.state);
  // Kept in state, because a new log-in clears the end of the old session.
  const [isRefused] = useState(end === 'refused');
  // Kept in state, because another element of the page may load another person before the answer.
  const [previousPerson] = useState(() => personStoreOf(client).previousPerson());
  const [isLeaving, setIsLeaving] = useState(false);
  const { error, retry } = useReLoginAnswer(previousPerson);

  const giveUp = () => reLogin.finish('given-up');
  function logInAsOther() {
    giveUp();
    navigate(withNext(withLocale(paths.login, locale), router.route()));
  }

  if (isLeaving) return <LeaveDialog onStay={() => setIsLeaving(false)} onLeave={giveUp} />;
  return (
    <Dialog title={t`Bitte melden Sie sich noch einmal an`} onClose={() => setIsLeaving(true)}>
      <Column>
        <p>
          {isRefused
            ? t`Sie wurden abgemeldet. Ihre Eingaben sind noch da; danach geht es hier weiter.`
            : t`Ihre Anmeldung ist abgelaufen. Ihre Eingaben sind noch da; danach geht es hier weiter.`}
        </p>
        {error !== undefined && <ErrorNotice messages={SAVE_ERRORS} error={error} onRetry={retry} />}
        {token === undefined && (
          <LoginForm username={previousPerson?.username} isAbove>
            {previousPerson && (
              <button type="button" className="button is-quiet" onClick={logInAsOther}>
                {t`Als jemand anderes anmelden`}
              </button>
            )}
          </LoginForm>
        )}
        {token !== undefined && error === undefined && <p role="status">{t`Einen Moment …`}</p>}
        <SessionOnlyNotice />
      </Column>
    </Dialog>
  );
}

/** Renders what happens to the input, before the visitor continues without logging in. */
function LeaveDialog({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Ohne Anmeldung weiter?`} onClose={onLeave}>
      <Column>
        <p>{t`Ihre Eingaben sind noch nicht gespeichert. Bis auf Passwörter bleiben sie auf diesem Gerät und sind wieder da, sobald Sie sich anmelden.`}</p>
        <DialogButtons>
          <button type="button" className="button is-quiet" onClick={onLeave}>
            {t`Ohne Anmeldung weiter`}
          </button>
          <button type="button" className="button" onClick={onStay}>
            {t`Zurück zur Anmeldung`}
          </button>
        </DialogButtons>
      </Column>
    </Dialog>
  );
}

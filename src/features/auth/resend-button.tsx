import { useLingui } from '@lingui/react/macro';
import { SAVE_ERRORS } from '../../app/error-messages';
import { ErrorNotice } from '../../app/error-notice';
import { usePortal } from '../../app/portal';
import { useMutation } from '../../app/use-mutation';
import { useTranslation } from '../../i18n/use-translation';
import { resendConfirmation } from './api';

/** Renders a button that sends the confirmation mail again. @param username user name or e-mail address */
export function ResendButton({ username }: { username: string }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client } = usePortal();
  const { step, isPending, error, run } = useMutation(() => resendConfirmation(client.api, username, locale));
  const send = () => void run();
  return (
    <>
      <button type="button" className="button is-quiet" aria-disabled={isPending || undefined} onClick={send}>
        {isPending ? t`Wird gesendet …` : t`E-Mail noch einmal senden`}
      </button>
      <div role="status">
        {step === 'done' && <p>{t`Die E-Mail ist unterwegs. Bitte sehen Sie auch im Spam-Ordner nach.`}</p>}
      </div>
      <ErrorNotice messages={SAVE_ERRORS} error={error} onRetry={send} />
    </>
  );
}

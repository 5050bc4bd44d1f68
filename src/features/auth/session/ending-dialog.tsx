import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { SAVE_ERRORS } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { requestLogOut } from '../../../app/log-out';
import { usePortal } from '../../../app/portal';
import { useMutation } from '../../../app/use-mutation';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { renew } from '../api';
import { Column } from '../auth-layout';
import { secondsLeftLabel } from '../seconds-left';

const SECOND_MS = 1_000;
/** The remaining seconds at which screen readers announce the time; each second would drown everything else. */
const ANNOUNCED_SECONDS = [120, 60, 30, 10];

/**
 * Renders the offer to stay logged in, shortly before the end; one press is enough. Escape closes it without effect.
 *
 * @param onClose called when the user has answered
 */
export function EndingDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const portal = usePortal();
  const { api, session } = portal.client;
  const { isPending, error, run } = useMutation(
    async () => {
      const { token, expires } = await renew(api);
      session.open(token, expires);
    },
    { onDone: onClose },
  );
  const stay = () => void run();
  function logOut() {
    onClose();
    requestLogOut(portal);
  }
  return (
    <Dialog title={t`Möchten Sie angemeldet bleiben?`} onClose={onClose}>
      <Column>
        <p>{t`Zu Ihrer Sicherheit endet die Anmeldung nach einiger Zeit. Was Sie eingegeben haben, bleibt erhalten.`}</p>
        <TimeLeft leftMs={session.timeLeftMs} />
        <ErrorNotice messages={SAVE_ERRORS} error={error} onRetry={stay} />
        <DialogButtons>
          <button type="button" className="button is-quiet" onClick={logOut}>
            {t({ id: 'lbl_log_out', message: 'Abmelden' })}
          </button>
          <button type="button" className="button" data-autofocus aria-disabled={isPending || undefined} onClick={stay}>
            {isPending ? t`Wird gesendet …` : t`Angemeldet bleiben`}
          </button>
        </DialogButtons>
      </Column>
    </Dialog>
  );
}

/** Renders the remaining time each second, announced only at a few times. */
function TimeLeft({ leftMs }: { leftMs(): number }) {
  const { t } = useLingui();
  const [seconds, setSeconds] = useState(() => Math.ceil(leftMs() / SECOND_MS));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.ceil(leftMs() / SECOND_MS)), SECOND_MS);
    return () => clearInterval(timer);
  }, [leftMs]);
  const time = secondsLeftLabel(seconds);
  const said = ANNOUNCED_SECONDS.findLast((step) => seconds <= step) ?? seconds;
  return (
    <>
      <p role="timer" aria-live="off">{t`Noch ${time} Minuten`}</p>
      <p className="visually-hidden" role="status">{t`Die Anmeldung endet in ${said} Sekunden.`}</p>
    </>
  );
}

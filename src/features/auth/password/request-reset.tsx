import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { requestReset } from '../api';
import { MailForm } from '../link/mail-form';

/** Renders the request for a link to a new password; its message does not reveal whether the account exists. */
export function RequestReset() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { api } = usePortal().client;
  return (
    <>
      <p>{t`Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen. Er gilt 60 Minuten lang.`}</p>
      <MailForm
        label={t`Neues Passwort anfordern`}
        button={t`Link anfordern`}
        sent={t`Wenn es zu dieser Adresse ein Konto gibt, haben wir Ihnen einen Link zu einem neuen Passwort geschickt.`}
        request={(email) => requestReset(api, email, locale)}
      />
    </>
  );
}

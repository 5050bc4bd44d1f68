import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { focusInView } from '../../../ui/bring-into-view';
import { Notice } from '../../../ui/notice';
import { prepareRichText } from '../../../ui/rich-text';
import { TextButton } from '../../../ui/text-button';
import { AuthLinks, Column } from '../auth-layout';
import { LocaleLink } from '../locale-link';
import { AlreadyLoggedIn } from '../login/already-logged-in';
import { ResendButton } from '../resend-button';
import { useSignupLead } from '../use-signup-lead';
import type { SignupDraft } from './signup-draft';
import { SignupForm } from './signup-form';

// The client's help texts are HTML: the sanitiser is loaded in parallel with the screen.
void prepareRichText();

/** Renders the sign-up, then a notice about the confirmation mail (spec section 2, "/auth/signup"). */
export const SignupScreen = accountScreen<ScreenProps>(() => {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client } = usePortal();
  const lead = useSignupLead();
  const { token } = useSnapshot(client.session.state);
  const [sent, setSent] = useState<SignupDraft>();
  const title = t({ id: 'lbl_signup', message: 'Registrieren' });
  const login = t({ id: 'lbl_login', message: 'Anmelden' });
  if (sent) return <Registered sent={sent} onChange={() => setSent(undefined)} />;
  if (token !== undefined) return <AlreadyLoggedIn title={title} next={withLocale(paths.secure, locale)} />;
  return (
    <AccountPage
      title={title}
      lead={
        <>
          <p>{lead}</p>
          <LocaleLink route={paths.login}>{t`Schon ein Konto? ${login}`}</LocaleLink>
        </>
      }
      shape="column"
    >
      <SignupForm onDone={setSent} />
    </AccountPage>
  );
});

type RegisteredProps = { sent: SignupDraft; onChange(): void };

/** Renders the same text whether or not the address or user name exists. */
function Registered({ sent, onChange }: RegisteredProps) {
  const { t } = useLingui();
  const address = sent.email.trim();
  const username = sent.username.trim();
  return (
    <AccountPage title={t`Fast geschafft`} shape="card">
      <Column ref={focusInView} tabIndex={-1}>
        <Notice kind="success" title={t`Bitte bestätigen Sie Ihre E-Mail-Adresse`}>
          <p>
            <Trans>
              Wir haben eine E-Mail an <strong>{address}</strong> geschickt. Öffnen Sie den Link darin; danach können
              Sie sich anmelden. Er gilt 48 Stunden lang.
            </Trans>
          </p>
          {username && username !== address && (
            <p>{t`Falls es den Benutzernamen „${username}“ schon gibt, erfahren Sie das in der E-Mail. Wir legen Ihr Konto trotzdem an, und Sie melden sich mit Ihrer E-Mail-Adresse an.`}</p>
          )}
          <p>{t`Nichts angekommen? Sehen Sie auch im Spam-Ordner nach, und prüfen Sie die Adresse.`}</p>
          <ResendButton username={address} />
        </Notice>
        <AuthLinks>
          <TextButton type="button" onClick={onChange}>
            {t`Angaben ändern`}
          </TextButton>
          <LocaleLink route={paths.login}>{t`Zur Anmeldung`}</LocaleLink>
        </AuthLinks>
      </Column>
    </AccountPage>
  );
}

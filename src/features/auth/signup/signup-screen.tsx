import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { usePortal } from '../../../app/portal';
import { paths } from '../../../routing/paths';
import { withNext } from '../../../routing/redirects';
import type { ScreenProps } from '../../../routing/screen-route';
import { focusInView } from '../../../ui/bring-into-view';
import { Notice } from '../../../ui/notice';
import { prepareRichText } from '../../../ui/rich-text';
import { TextButton } from '../../../ui/text-button';
import { ApprovalTime, useAwaitsApproval } from '../approval-time';
import { AuthLinks, Column } from '../auth-layout';
import { LocaleLink } from '../locale-link';
import { AlreadyLoggedIn } from '../login/already-logged-in';
import { ResendButton } from '../resend-button';
import { useNextRoute, useRequestedRoute } from '../use-next-route';
import { useSignupLead } from '../use-signup-lead';
import type { SignupDraft } from './signup-draft';
import { SignupForm } from './signup-form';

// The client's help texts are HTML: the sanitiser is loaded in parallel with the screen.
void prepareRichText();

/** Renders the sign-up, then a notice about the confirmation mail (spec section 2, "/auth/signup"). */
export const SignupScreen = accountScreen<ScreenProps>(() => {
  const { t } = useLingui();
  const { client } = usePortal();
  const lead = useSignupLead();
  const requested = useRequestedRoute();
  const next = useNextRoute();
  const { token } = useSnapshot(client.session.state);
  const [sent, setSent] = useState<SignupDraft>();
  const title = t({ id: 'lbl_signup', message: 'Registrieren' });
  const login = t({ id: 'lbl_login', message: 'Anmelden' });
  // Also after the form was sent: the link of the mail may have logged in, in another tab.
  if (token !== undefined) return <AlreadyLoggedIn title={title} next={next} />;
  if (sent) return <Registered sent={sent} onChange={() => setSent(undefined)} />;
  return (
    <AccountPage
      title={title}
      lead={
        <>
          <p>{lead}</p>
          <Approval />
          <LocaleLink
            route={requested === undefined ? paths.login : withNext(paths.login, requested)}
          >{t`Schon ein Konto? ${login}`}</LocaleLink>
        </>
      }
      shape="column"
    >
      <SignupForm onDone={setSent} />
    </AccountPage>
  );
});

/** Renders what an approval means for a newcomer, before anything is filled in. */
function Approval() {
  const { t } = useLingui();
  const { activateEventsRecording } = usePortal().settings.applicationSettings;
  const awaitsApproval = useAwaitsApproval();
  if (awaitsApproval)
    return (
      <>
        <p>
          <strong>{t`Bevor Sie sich anmelden können, geben wir Ihr Konto frei.`}</strong>
        </p>
        <ApprovalTime />
      </>
    );
  if (!activateEventsRecording) return null;
  return (
    <>
      <p>{t`Ihre erste Veranstaltung können Sie gleich eintragen.`}</p>
      <ApprovalTime />
    </>
  );
}

type RegisteredProps = { sent: SignupDraft; onChange(): void };

/** Renders the same text whether or not the address or user name exists. */
function Registered({ sent, onChange }: RegisteredProps) {
  const { t } = useLingui();
  const address = sent.email.trim();
  const username = sent.username.trim();
  const awaitsApproval = useAwaitsApproval();
  return (
    <AccountPage title={t`Fast geschafft`} shape="card">
      <Column ref={focusInView} tabIndex={-1}>
        <Notice kind="success" title={t`Bitte bestätigen Sie Ihre E-Mail-Adresse`}>
          <p>
            <Trans>
              Wir haben eine E-Mail an <strong>{address}</strong> geschickt. Öffnen Sie den Link darin. Er gilt 48
              Stunden lang.
            </Trans>{' '}
            {awaitsApproval
              ? t`Danach prüfen wir Ihr Konto.`
              : t`Auf diesem Gerät sind Sie damit angemeldet und machen gleich weiter.`}
          </p>
          {awaitsApproval && <ApprovalTime />}
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

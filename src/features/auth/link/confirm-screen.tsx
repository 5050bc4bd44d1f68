import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { LOAD_ERRORS } from '../../../app/error-messages';
import { noticesOf } from '../../../app/notices';
import { personChannel, personStoreOf } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import type { Confirmed as ConfirmedAnswer } from '../../../model/answers/confirmed';
import { paths } from '../../../routing/paths';
import { withNext } from '../../../routing/redirects';
import type { ScreenProps } from '../../../routing/screen-route';
import { Notice } from '../../../ui/notice';
import { resendConfirmation } from '../api';
import { ApprovalTime } from '../approval-time';
import { AuthButtons, AuthLinks, Column } from '../auth-layout';
import { FormResult } from '../form-result';
import { LocaleLink } from '../locale-link';
import { AuthOutcomeNotice } from '../outcome-notice';
import { useNextRoute } from '../use-next-route';
import { waitingSignupStorage } from '../waiting-signup';
import { Checking } from './checking';
import { confirmEmail } from './confirm-email';
import { ConsentButton } from './consent-button';
import { KEY_OUTCOMES } from './key-messages';
import { type Redeemed, useLinkKey } from './link-key';
import { MailForm } from './mail-form';
import { PasswordProof, passwordPurpose } from './password-proof';
import { useRedeemLink } from './use-redeem-link';

/** Renders the confirmation of an e-mail address by a mailed link (spec section 2, "/auth/confirm"). */
export const ConfirmScreen = accountScreen<ScreenProps>(() => {
  const { t } = useLingui();
  const key = useLinkKey();
  return (
    <AccountPage title={t`E-Mail-Adresse bestätigen`} shape="card">
      <Column>
        <LinkProgress key={key} linkKey={key} />
      </Column>
    </AccountPage>
  );
});

/** The result of confirming with a password; after a wrong one the user can retry. */
type Proof = { redeemed: Redeemed } | { error: unknown };

/** Renders the progress of one link; another link starts from the beginning. */
function LinkProgress({ linkKey }: { linkKey: string | undefined }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const isLoggedIn = useSnapshot(client.session.state).token !== undefined;
  // The confirmation of a sign-up logs in itself, which needs no consent afterwards.
  const [needsConsent] = useState(isLoggedIn);
  // On another device, this call only checks the key, and the server asks for the password.
  const link = useRedeemLink(
    (key, idempotencyKey) => {
      const confirmation = needsConsent ? undefined : waitingSignupStorage(client.host).read()?.confirmation;
      return confirmEmail(client, { key, ...(confirmation && { confirmation }) }, idempotencyKey);
    },
    { needsConsent },
  );
  const [proof, setProof] = useState<Proof>();
  if (proof) return <ProofResult proof={proof} />;
  if (link.step === 'needsConsent' || (needsConsent && link.step === 'checking'))
    return <ConsentButton link={link} label={t`Bestätigen`} />;
  if (link.step === 'checking') return <Checking />;
  if (link.step === 'done') return <Done redeemed={link.redeemed} />;
  const purpose = link.step === 'failed' ? passwordPurpose(link.error) : undefined;
  if (purpose && linkKey !== undefined)
    return (
      <PasswordProof
        linkKey={linkKey}
        purpose={purpose}
        onDone={(redeemed) => setProof({ redeemed })}
        onKeyInvalid={(error) => setProof({ error })}
      />
    );
  return (
    <>
      {link.step === 'failed' ? (
        <AuthOutcomeNotice outcomes={KEY_OUTCOMES} messages={LOAD_ERRORS} error={link.error} onRetry={link.retry} />
      ) : (
        <p>{t`Öffnen Sie dazu den Link in der E-Mail, die wir Ihnen geschickt haben.`}</p>
      )}
      <RequestNewLink />
    </>
  );
}

/** Renders the result in place of the password form. */
function ProofResult({ proof }: { proof: Proof }) {
  return (
    <FormResult>
      {'error' in proof ? (
        <>
          <AuthOutcomeNotice
            outcomes={KEY_OUTCOMES}
            messages={LOAD_ERRORS}
            error={proof.error}
            onRetry={() => undefined}
          />
          <RequestNewLink />
        </>
      ) : (
        <Done redeemed={proof.redeemed} />
      )}
    </FormResult>
  );
}

/** Renders the end of a confirmation. A new account, now logged in, continues at the route that it was made for. */
function Done({ redeemed }: { redeemed: Redeemed }) {
  return redeemed?.session ? <Continue /> : <Confirmed awaits={redeemed?.awaits} />;
}

function Continue() {
  const { t } = useLingui();
  const portal = usePortal();
  const storage = waitingSignupStorage(portal.client.host);
  const [requested] = useState(() => storage.read()?.next);
  const next = useNextRoute(requested);
  // Runs once; the secret has been used up.
  const leave = useEffectEvent(() => {
    storage.forget();
    noticesOf(portal).show({ kind: 'success', text: t`E-Mail-Adresse bestätigt. Sie sind angemeldet.` });
    portal.navigate(next, { replace: true });
  });
  useEffect(() => leave(), []);
  return <Checking />;
}

function Confirmed({ awaits }: { awaits: ConfirmedAnswer['awaits'] }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const isLoggedIn = useSnapshot(client.session.state).token !== undefined;
  const requested = waitingSignupStorage(client.host).read()?.next;
  const login = requested === undefined ? paths.login : withNext(paths.login, requested);
  // The person was loaded in parallel with the link, so this and other tabs may still have the old address.
  useEffect(() => {
    if (!isLoggedIn) return;
    void personStoreOf(client).load({ reload: true });
    const channel = personChannel(client);
    channel.postMessage('changed');
    channel.close();
  }, [client, isLoggedIn]);
  if (awaits === 'approval' && !isLoggedIn)
    return (
      <Notice kind="success" role="status" title={t`E-Mail-Adresse bestätigt`}>
        <p>{t`Jetzt prüfen wir Ihr Konto. Sobald wir es freigegeben haben, schreiben wir Ihnen, und Sie können sich anmelden.`}</p>
        <ApprovalTime />
      </Notice>
    );
  return (
    <Notice kind="success" role="status" title={t`E-Mail-Adresse bestätigt`}>
      <p>{isLoggedIn ? t`Ihre Adresse gilt ab sofort.` : t`Sie können sich jetzt anmelden.`}</p>
      <AuthButtons>
        <LocaleLink route={isLoggedIn ? paths.secure : login} className="button">
          {isLoggedIn ? t({ id: 'lbl_my_area', message: 'Mein Bereich' }) : t({ id: 'lbl_login', message: 'Anmelden' })}
        </LocaleLink>
      </AuthButtons>
    </Notice>
  );
}

function RequestNewLink() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { api } = usePortal().client;
  return (
    <>
      <p>{t`Keine E-Mail bekommen, oder der Link gilt nicht mehr? Fordern Sie hier einen neuen an.`}</p>
      <MailForm
        label={t`Neuen Link anfordern`}
        button={t`Neuen Link anfordern`}
        sent={t`Wenn es zu dieser Adresse ein Konto gibt, das noch nicht bestätigt ist, haben wir Ihnen einen neuen Link geschickt.`}
        request={(email) => resendConfirmation(api, email, locale)}
      />
      <AuthLinks>
        <LocaleLink route={paths.login}>{t`Zur Anmeldung`}</LocaleLink>
      </AuthLinks>
    </>
  );
}

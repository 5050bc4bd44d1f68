import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { LOAD_ERRORS } from '../../../app/error-messages';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { redeemMagicLink, requestMagicLink } from '../api';
import { AuthLinks, Column } from '../auth-layout';
import { LocaleLink } from '../locale-link';
import { AlreadyLoggedIn } from '../login/already-logged-in';
import { AuthOutcomeNotice } from '../outcome-notice';
import { SessionOnlyNotice } from '../session-only-notice';
import { useNextRoute } from '../use-next-route';
import { ConsentButton } from './consent-button';
import { KEY_OUTCOMES } from './key-messages';
import { MailForm } from './mail-form';
import { useRedeemLink } from './use-redeem-link';

/** Renders the log-in by a mailed link, or the request for one (spec section 2, "/auth/magic"). */
export const MagicScreen = accountScreen<ScreenProps>(() => {
  const { t } = useLingui();
  const portal = usePortal();
  const { api, session } = portal.client;
  const { token } = useSnapshot(session.state);
  const next = useNextRoute();
  const link = useRedeemLink(
    async (key) => {
      const login = await redeemMagicLink(api, key);
      session.open(login.token, login.expires);
      return undefined;
    },
    { needsConsent: true },
  );
  const isLoggedIn = link.step === 'done';
  const hasLink = link.step === 'needsConsent' || link.step === 'checking' || isLoggedIn;
  const login = t({ id: 'lbl_login', message: 'Anmelden' });

  // Runs once, after the link has logged in.
  const continueToNext = useEffectEvent(() => portal.navigate(next, { replace: true }));
  useEffect(() => {
    if (isLoggedIn) continueToNext();
  }, [isLoggedIn]);

  const title = t`Per E-Mail-Link anmelden`;
  // Also for an invalid link: a logged-in visitor needs none.
  if (token !== undefined && link.step !== 'checking') return <AlreadyLoggedIn title={title} next={next} />;
  return (
    <AccountPage title={title} shape="card">
      <Column>
        {link.step === 'failed' && (
          <AuthOutcomeNotice outcomes={KEY_OUTCOMES} messages={LOAD_ERRORS} error={link.error} onRetry={link.retry} />
        )}
        {hasLink ? <ConsentButton link={link} label={login} /> : <LinkRequest />}
      </Column>
    </AccountPage>
  );
});

function LinkRequest() {
  const { t } = useLingui();
  const signup = t({ id: 'lbl_signup', message: 'Registrieren' });
  const { locale } = useTranslation();
  const { api } = usePortal().client;
  return (
    <>
      <p>{t`Wir schicken Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden. Er gilt 15 Minuten lang und nur einmal.`}</p>
      <MailForm
        label={t`Link anfordern`}
        button={t`Link anfordern`}
        sent={t`Wenn es zu dieser Adresse ein Konto gibt, haben wir Ihnen einen Link zum Anmelden geschickt.`}
        request={(email) => requestMagicLink(api, email, locale)}
      />
      <SessionOnlyNotice />
      <AuthLinks>
        <LocaleLink route={paths.login}>{t`Mit Passwort anmelden`}</LocaleLink>
        <LocaleLink route={paths.signup}>{t`Neu hier? ${signup}`}</LocaleLink>
      </AuthLinks>
    </>
  );
}

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
import { askMagicLink, redeemMagicLink } from '../api';
import { Column, Ways } from '../auth-layout';
import { LocaleLink } from '../locale-link';
import { AlreadyIn } from '../login/already-in';
import { NotKeptLine } from '../not-kept-line';
import { AuthOutcomeNotice } from '../outcome-notice';
import { useNextRoute } from '../use-next-route';
import { Agree } from './agree';
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
    { isAsked: true },
  );
  const isIn = link.step === 'done';
  const isLinked = link.step === 'asked' || link.step === 'checking' || isIn;
  const login = t({ id: 'lbl_login', message: 'Anmelden' });

  // Runs once, after the link has logged in.
  const goOn = useEffectEvent(() => portal.navigate(next, { replace: true }));
  useEffect(() => {
    if (isIn) goOn();
  }, [isIn]);

  const title = t`Per E-Mail-Link anmelden`;
  // Also for an invalid link: a logged-in visitor needs none.
  if (token !== undefined && link.step !== 'checking') return <AlreadyIn title={title} next={next} />;
  return (
    <AccountPage title={title} isNarrow>
      <Column>
        {link.step === 'failed' && (
          <AuthOutcomeNotice outcomes={KEY_OUTCOMES} words={LOAD_ERRORS} error={link.error} onRetry={link.retry} />
        )}
        {isLinked ? <Agree link={link} label={login} /> : <AskForLink />}
      </Column>
    </AccountPage>
  );
});

function AskForLink() {
  const { t } = useLingui();
  const signup = t({ id: 'lbl_signup', message: 'Registrieren' });
  const { locale } = useTranslation();
  const { api } = usePortal().client;
  return (
    <>
      <p>{t`Wir schicken Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden. Er gilt 15 Minuten lang, und nur einmal.`}</p>
      <MailForm
        label={t`Link anfordern`}
        button={t`Link anfordern`}
        sent={t`Wenn es zu dieser Adresse ein Konto gibt, haben wir Ihnen einen Link zum Anmelden geschickt.`}
        ask={(email) => askMagicLink(api, email, locale)}
      />
      <NotKeptLine />
      <Ways>
        <LocaleLink route={paths.login}>{t`Mit Passwort anmelden`}</LocaleLink>
        <LocaleLink route={paths.signup}>{t`Neu hier? ${signup}`}</LocaleLink>
      </Ways>
    </>
  );
}

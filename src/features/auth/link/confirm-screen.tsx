import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { useSpeech } from '../../../i18n/use-speech';
import { MemberPage } from '../../../portal/member-page';
import { usePortal } from '../../../portal/portal';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { Notice } from '../../../ui/notice';
import { confirmEmail, resendConfirmation } from '../api';
import { Buttons, Column, Ways } from '../auth-layout';
import { authScreen } from '../auth-screen';
import { WayLink } from '../way-link';
import { Checking } from './checking';
import { KeyFailure } from './key-failure';
import { MailForm } from './mail-form';
import { useRedemption } from './use-redemption';

/** Confirms an e-mail address by the link of a mail (spec section 2, "/auth/confirm"). */
export const ConfirmScreen = authScreen<ScreenProps>(() => {
  const { t } = useLingui();
  const { client } = usePortal();
  const link = useRedemption((key) => confirmEmail(client.api, key));
  return (
    <MemberPage title={t`E-Mail-Adresse bestätigen`} isNarrow>
      <Column>
        {link.step === 'checking' && <Checking />}
        {link.step === 'done' && <Confirmed />}
        {link.step === 'failed' && <KeyFailure error={link.error} onRetry={link.retry} />}
        {link.step === 'none' && <p>{t`Öffnen Sie dazu den Link in der E-Mail, die wir Ihnen geschickt haben.`}</p>}
        {(link.step === 'none' || link.step === 'failed') && <AskAgain />}
      </Column>
    </MemberPage>
  );
});

function Confirmed() {
  const { t } = useLingui();
  const { session } = usePortal().client;
  const isLoggedIn = useSnapshot(session.state).token !== undefined;
  return (
    <Notice kind="success" role="status" title={t`E-Mail-Adresse bestätigt`}>
      <p>{isLoggedIn ? t`Ihre Adresse gilt ab sofort.` : t`Sie können sich jetzt anmelden.`}</p>
      <Buttons>
        <WayLink route={isLoggedIn ? paths.secure : paths.login} className="button">
          {isLoggedIn ? t({ id: 'lbl_my_area', message: 'Mein Bereich' }) : t({ id: 'lbl_login', message: 'Anmelden' })}
        </WayLink>
      </Buttons>
    </Notice>
  );
}

function AskAgain() {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { api } = usePortal().client;
  return (
    <>
      <p>{t`Keine E-Mail bekommen, oder der Link gilt nicht mehr? Fordern Sie hier einen neuen an.`}</p>
      <MailForm
        label={t`Neuen Link anfordern`}
        button={t`Neuen Link anfordern`}
        sent={t`Wenn es zu dieser Adresse ein Konto gibt, das noch nicht bestätigt ist, haben wir Ihnen einen neuen Link geschickt.`}
        ask={(email) => resendConfirmation(api, email, locale)}
      />
      <Ways>
        <WayLink route={paths.login}>{t`Zur Anmeldung`}</WayLink>
      </Ways>
    </>
  );
}

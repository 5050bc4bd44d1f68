import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../../../app/account-page';
import { usePerson } from '../../../app/person-store';
import { personName } from '../../../model/answers/person';
import { Notice } from '../../../ui/notice';
import { AuthButtons, Column } from '../auth-layout';
import { LocaleLink } from '../locale-link';
import { SessionOnlyNotice } from '../session-only-notice';
import { LogOutButton } from './log-out-button';

/** Renders the notice that the visitor is already logged in, with links to continue. */
export function AlreadyLoggedIn({ title, next }: { title: string; next: string }) {
  const { t } = useLingui();
  const state = usePerson();
  const name = state.step === 'ready' ? personName(state.person) : '';
  return (
    <AccountPage title={title} shape="card">
      <Column>
        <Notice kind="info" title={name ? t`Sie sind schon angemeldet als ${name}` : t`Sie sind schon angemeldet`}>
          <AuthButtons>
            <LogOutButton />
            <LocaleLink route={next} className="button">
              {t({ id: 'lbl_my_area', message: 'Mein Bereich' })}
            </LocaleLink>
          </AuthButtons>
        </Notice>
        <SessionOnlyNotice />
      </Column>
    </AccountPage>
  );
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { useNotices } from '../../../app/notices';
import { usePerson } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useReLogin } from '../../../app/re-login';
import { describeForm } from '../../../forms/engine/field-definitions';
import type { FieldProblem } from '../../../forms/engine/form-store';
import { SubmitButton } from '../../../forms/fields/submit-button';
import { FormActions } from '../../../forms/layout/form-actions';
import { FormBox } from '../../../forms/layout/form-box';
import { PasswordField } from '../../../forms/person/password-field';
import type { FormControl } from '../../../forms/saving/form-control';
import { useForm } from '../../../forms/saving/use-form';
import { useTranslation } from '../../../i18n/use-translation';
import { passwordProblems } from '../../../model/password';
import type { PasswordPayload } from '../../../model/payloads/account-payloads';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { withNext } from '../../../routing/redirects';
import type { ScreenProps } from '../../../routing/screen-route';
import { Notice } from '../../../ui/notice';
import { useIsShown } from '../../../ui/use-is-shown';
import { changePassword } from '../api';
import { AuthButtons, AuthLinks, Column } from '../auth-layout';
import { useAuthMessages } from '../auth-words';
import { PASSWORD_OUTCOMES } from '../link/key-messages';
import { LocaleLink } from '../locale-link';
import { AuthOutcomeNotice } from '../outcome-notice';
import { SessionOnlyNotice } from '../session-only-notice';
import { useRefusal } from '../use-refusal';
import { NEW_PASSWORD, NewPasswordFields } from './new-password-fields';

/** Returns the problems of the old and the new password. */
export const changeProblems = ({ passwordOld, password1, password2 }: PasswordPayload): FieldProblem[] => [
  ...(passwordOld === '' ? [{ path: 'passwordOld', code: 'required' }] : []),
  ...passwordProblems(password1, password2),
];

const DESCRIPTION = describeForm<PasswordPayload>({
  sections: [],
  fields: {
    passwordOld: {
      label: msg({ id: 'lbl_password_old', message: 'Aktuelles Passwort' }),
      missing: msg`Bitte geben Sie Ihr aktuelles Passwort ein.`,
      isSecret: true,
    },
    ...NEW_PASSWORD,
  },
  problems: changeProblems,
});

/** Renders the change of the logged-in person's password (spec section 2, "/auth/change" and "/secure/change"). */
export const ChangeScreen = accountScreen<ScreenProps>(() => {
  const { t } = useLingui();
  const { client } = usePortal();
  const reLogin = useReLogin();
  const { token } = useSnapshot(client.session.state);
  const { isOpen } = useSnapshot(reLogin.state);
  // When the session ends while the user types, the log-in opens above the form and the form stays.
  const isGuest = token === undefined && !isOpen && !reLogin.isScreenKept();
  return (
    <AccountPage title={t({ id: 'lbl_change_password', message: 'Passwort ändern' })} shape="card">
      <Column>
        {isGuest ? <LogInFirst /> : <ChangeForm />}
        <SessionOnlyNotice />
      </Column>
    </AccountPage>
  );
});

function LogInFirst() {
  const { t } = useLingui();
  return (
    <>
      <Notice kind="info" title={t`Bitte melden Sie sich zuerst an`}>
        <AuthButtons>
          <LocaleLink route={withNext(paths.login, paths.change)} className="button">
            {t({ id: 'lbl_login', message: 'Anmelden' })}
          </LocaleLink>
        </AuthButtons>
      </Notice>
      <AuthLinks>
        <LocaleLink route={paths.requestReset}>{t`Passwort vergessen?`}</LocaleLink>
      </AuthLinks>
    </>
  );
}

function ChangeForm() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const messageFor = useAuthMessages();
  const { client, navigate } = usePortal();
  const notices = useNotices();
  const person = usePerson();
  const { refusal, withRefusal } = useRefusal();
  const isShown = useIsShown();
  const control: FormControl<PasswordPayload> = useForm(DESCRIPTION, {
    record: { passwordOld: '', password1: '', password2: '' },
    needsSession: true,
    save: (passwords) =>
      withRefusal(async () => {
        const { token, expires } = await changePassword(client.api, passwords, locale);
        client.session.open(token, expires);
        notices.show({ kind: 'success', text: t`Passwort geändert` });
        if (isShown()) navigate(withLocale(paths.secure, locale));
      }),
  });
  return (
    <FormBox control={control} messageFor={messageFor} label={t`Passwort ändern`} isShort>
      {/* For password managers, which read the account from it. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={person.step === 'ready' ? person.person.username : ''}
      />
      <PasswordField path="passwordOld" autoComplete="current-password" isRequired />
      <NewPasswordFields />
      <AuthOutcomeNotice
        // During the submit, a refusal that opened the log-in above the form is no failure.
        error={control.isSending ? undefined : (control.failure ?? refusal)}
        outcomes={PASSWORD_OUTCOMES}
        isMarked={control.failure === undefined}
        onRetry={() => void control.submit()}
      />
      <FormActions control={control}>
        <SubmitButton>{t({ id: 'lbl_change_password', message: 'Passwort ändern' })}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { LOAD_ERRORS } from '../../../app/error-messages';
import { useNotices } from '../../../app/notices';
import { usePortal } from '../../../app/portal';
import { describeForm } from '../../../forms/engine/field-definitions';
import { SubmitButton } from '../../../forms/fields/submit-button';
import { FormActions } from '../../../forms/layout/form-actions';
import { FormBox } from '../../../forms/layout/form-box';
import type { FormControl } from '../../../forms/saving/form-control';
import { useForm } from '../../../forms/saving/use-form';
import { useTranslation } from '../../../i18n/use-translation';
import { passwordProblems } from '../../../model/password';
import type { NewPassword } from '../../../model/payloads/account-payloads';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import type { ScreenProps } from '../../../routing/screen-route';
import { Notice } from '../../../ui/notice';
import { useIsShown } from '../../../ui/use-is-shown';
import { resetPassword } from '../api';
import { AuthLinks, Column } from '../auth-layout';
import { useAuthMessages } from '../auth-words';
import { FormResult } from '../form-result';
import { isKeyInvalid, KEY_OUTCOMES, PASSWORD_OUTCOMES } from '../link/key-messages';
import { useLinkKey } from '../link/link-key';
import { LocaleLink } from '../locale-link';
import { AuthOutcomeNotice } from '../outcome-notice';
import { useRefusal } from '../use-refusal';
import { NEW_PASSWORD, NewPasswordFields } from './new-password-fields';
import { RequestReset } from './request-reset';

/** Renders the form for a new password, opened by a mailed link (spec section 2, "/auth/reset"). */
export const ResetScreen = accountScreen<ScreenProps>(() => {
  const { t } = useLingui();
  const key = useLinkKey();
  return (
    <AccountPage title={t`Neues Passwort festlegen`} shape="card">
      <Column>
        {key === undefined ? <RequestReset /> : <ResetForm key={key} linkKey={key} />}
        <AuthLinks>
          <LocaleLink route={paths.login}>{t`Zur Anmeldung`}</LocaleLink>
        </AuthLinks>
      </Column>
    </AccountPage>
  );
});

const DESCRIPTION = describeForm<NewPassword>({
  sections: [],
  fields: NEW_PASSWORD,
  problems: ({ password1, password2 }) => passwordProblems(password1, password2),
});

function ResetForm({ linkKey }: { linkKey: string }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const messageFor = useAuthMessages();
  const { client, navigate } = usePortal();
  const notices = useNotices();
  const { refusal, withRefusal } = useRefusal();
  const isShown = useIsShown();
  const [isWaiting, setIsWaiting] = useState(false);
  const control: FormControl<NewPassword> = useForm(DESCRIPTION, {
    record: { password1: '', password2: '' },
    save: (passwords, { idempotencyKey }) =>
      withRefusal(async () => {
        const attempt = { idempotencyKey, language: locale };
        const { awaits } = await resetPassword(client.api, { key: linkKey, ...passwords }, attempt);
        if (awaits === 'approval') return setIsWaiting(true);
        notices.show({ kind: 'success', text: t`Passwort geändert. Bitte melden Sie sich damit an.` });
        if (isShown()) navigate(withLocale(paths.login, locale), { replace: true });
      }),
  });
  const failure = control.failure ?? refusal;
  if (isWaiting) return <ChangedButWaiting />;
  if (isKeyInvalid(failure))
    return (
      <>
        <AuthOutcomeNotice outcomes={KEY_OUTCOMES} messages={LOAD_ERRORS} error={failure} onRetry={() => undefined} />
        <RequestReset />
      </>
    );
  return (
    <FormBox control={control} messageFor={messageFor} label={t`Neues Passwort festlegen`} isShort>
      <NewPasswordFields />
      <AuthOutcomeNotice
        error={failure}
        outcomes={PASSWORD_OUTCOMES}
        isMarked={control.failure === undefined}
        onRetry={() => void control.submit()}
      />
      <FormActions control={control}>
        <SubmitButton>{t`Passwort festlegen`}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

function ChangedButWaiting() {
  const { t } = useLingui();
  return (
    <FormResult>
      <Notice kind="success" role="status" title={t`Passwort geändert`}>
        <p>{t`Ihr Konto ist noch nicht freigegeben. Sobald wir es freigegeben haben, schreiben wir Ihnen, und Sie können sich mit dem neuen Passwort anmelden.`}</p>
      </Notice>
    </FormResult>
  );
}

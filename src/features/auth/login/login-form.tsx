import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { describeForm } from '../../../forms/engine/field-definitions';
import type { FieldProblem } from '../../../forms/engine/form-store';
import { SubmitButton } from '../../../forms/fields/submit-button';
import { TextField } from '../../../forms/fields/text-field';
import { FormActions } from '../../../forms/layout/form-actions';
import { FormBox } from '../../../forms/layout/form-box';
import { PasswordField } from '../../../forms/person/password-field';
import { PASSWORD } from '../../../forms/person/person-labels';
import { useForm } from '../../../forms/saving/use-form';
import type { LoginPayload } from '../../../model/payloads/account-payloads';
import { logIn } from '../api';
import { useAuthMessages } from '../auth-words';

import { AuthOutcomeNotice } from '../outcome-notice';
import { useRefusal } from '../use-refusal';
import { LOGIN_OUTCOMES } from './login-messages';

/** Requires user name and password (spec section 8, "Login"). */
const loginProblems = ({ username, password }: LoginPayload): FieldProblem[] => [
  ...(username.trim() === '' ? [{ path: 'username', code: 'required' }] : []),
  ...(password === '' ? [{ path: 'password', code: 'required' }] : []),
];

/** A typed user name survives a reload; a password never does. */
const DRAFT = { name: 'login', schema: 1, owner: 'guest', isQuiet: true } as const;

const DESCRIPTION = describeForm<LoginPayload>({
  sections: [],
  fields: {
    username: {
      label: msg({ id: 'lbl_login_name', message: 'Benutzername oder E-Mail-Adresse' }),
      missing: msg`Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.`,
    },
    password: PASSWORD,
  },
  problems: loginProblems,
});

type Props = {
  /** The person who logs in again; it cannot be changed. */
  username?: string | undefined;
  /** True above a form, which must stay open. */
  isAbove?: boolean;
  /** Called when the session is open. */
  onLoggedIn?(): void;
  /** The way out without a password, beside its label. */
  forgotten?: ReactNode;
  /** More buttons, before the main one. */
  children?: ReactNode;
};

/** Renders user name and password, and the reason for a failed log-in. */
export function LoginForm({ username, isAbove = false, onLoggedIn, forgotten, children }: Props) {
  const { t } = useLingui();
  const messageFor = useAuthMessages();
  const { api, session } = usePortal().client;
  const { refusal, withRefusal } = useRefusal();
  const control = useForm(DESCRIPTION, {
    record: { username: username ?? '', password: '' },
    save: (credentials) =>
      withRefusal(async () => {
        const { token, expires } = await logIn(api, credentials);
        session.open(token, expires);
        onLoggedIn?.();
      }),
    ...(!isAbove && { draft: DRAFT }),
  });
  return (
    <FormBox control={control} messageFor={messageFor} label={t`Anmeldung`} isShort>
      <TextField
        path="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={username !== undefined}
        isRequired
      />
      <PasswordField path="password" autoComplete="current-password" isRequired beside={forgotten} />
      <AuthOutcomeNotice
        error={control.failure ?? refusal}
        outcomes={LOGIN_OUTCOMES}
        username={control.form.state.values.username}
        opensTab={isAbove}
        onRetry={() => void control.submit()}
      />
      <FormActions control={control}>
        {children}
        <SubmitButton>{t({ id: 'lbl_login', message: 'Anmelden' })}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '../../../portal/form/password-field';

/** A new password with its rules, and its repetition. */
export function NewPasswordFields() {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        path="password1"
        label={t({ id: 'lbl_password_new', message: 'Neues Passwort' })}
        autoComplete="new-password"
        isRequired
        hasRules
      />
      <PasswordField
        path="password2"
        label={t({ id: 'lbl_password_repeat', message: 'Neues Passwort wiederholen' })}
        autoComplete="new-password"
        isRequired
      />
    </>
  );
}

import { msg } from '@lingui/core/macro';
import { PasswordField } from '../../../forms/person/password-field';

/** The field definitions of a form with {@link NewPasswordFields}. */
export const NEW_PASSWORD = {
  password1: {
    label: msg({ id: 'lbl_password_new', message: 'Neues Passwort' }),
    missing: msg`Bitte geben Sie ein neues Passwort ein.`,
    isSecret: true,
  },
  password2: {
    label: msg({ id: 'lbl_password_repeat', message: 'Neues Passwort wiederholen' }),
    missing: msg`Bitte wiederholen Sie das neue Passwort.`,
    isSecret: true,
  },
} as const;

/** Renders a new password with its rules, and its repetition. */
export const NewPasswordFields = () => (
  <>
    <PasswordField path="password1" autoComplete="new-password" isRequired hasRules />
    <PasswordField path="password2" autoComplete="new-password" isRequired />
  </>
);

import type { Infer } from 'superstruct';
import { maybe } from '../../lib/parse';
import { fields, filledLine, filledSecret, key, secret } from './payload-fields';

/** The maximum length of an e-mail address, and of a user name at log-in, which may be one. */
export const MAX_EMAIL_LENGTH = 254;

const name = () => filledLine(MAX_EMAIL_LENGTH);

/** A new password and its repetition; `passwordProblems` validates it. */
export const NewPassword = fields({ password1: secret(), password2: secret() });
export type NewPassword = Infer<typeof NewPassword>;

/** POST auth/login: user name or e-mail address, and password. */
export const LoginPayload = fields({ username: name(), password: filledSecret() });
export type LoginPayload = Infer<typeof LoginPayload>;

/** POST auth/confirm/resend. */
export const UsernamePayload = fields({ username: name() });
export type UsernamePayload = Infer<typeof UsernamePayload>;

/** POST auth/magic, auth/request-reset. */
export const EmailPayload = fields({ email: name() });
export type EmailPayload = Infer<typeof EmailPayload>;

/** POST auth/magic/redeem: the key of a mail. */
export const KeyPayload = fields({ key: key() });
export type KeyPayload = Infer<typeof KeyPayload>;

/**
 * POST auth/confirm: the key of a mail, with the account's password or, for a sign-up, a new one or the secret that the
 * sign-up has answered.
 */
export const ConfirmPayload = fields({
  key: key(),
  confirmation: maybe(key()),
  password: maybe(secret()),
  password1: maybe(secret()),
  password2: maybe(secret()),
});
export type ConfirmPayload = Infer<typeof ConfirmPayload>;

/** POST auth/reset. */
export const ResetPayload = fields({ key: key(), ...NewPassword.schema });
export type ResetPayload = Infer<typeof ResetPayload>;

/** PUT auth/password. */
export const PasswordPayload = fields({ passwordOld: filledSecret(), ...NewPassword.schema });
export type PasswordPayload = Infer<typeof PasswordPayload>;

/** POST persons/delete. */
export const DeletionPayload = fields({ password: secret() });
export type DeletionPayload = Infer<typeof DeletionPayload>;

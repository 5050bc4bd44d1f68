import type { Api, SendOptions } from '../../api/api';
import type { Locale } from '../../i18n/locale';
import { type Confirmed, toConfirmed } from '../../model/answers/confirmed';
import { type Login, toLogin } from '../../model/answers/login';
import { confirmationOf } from '../../model/answers/signed-up';
import type {
  EmailPayload,
  KeyPayload,
  LoginPayload,
  PasswordPayload,
  ResetPayload,
  UsernamePayload,
} from '../../model/payloads/account-payloads';
import type { SignupPayload } from '../../model/payloads/profile-payload';

/** Options of a call whose caller has no account yet, or identifies in the call. */
const asGuest: SendOptions = { isAnonymous: true };
const withMail = (language: Locale): SendOptions => ({ isAnonymous: true, language });

/** Logs in. POST auth/login; failures have the codes of {@link LOGIN_OUTCOMES}. */
export const logIn = async (api: Api, { username, password }: LoginPayload): Promise<Login> =>
  toLogin((await api.post('auth/login', { username: username.trim(), password } satisfies LoginPayload, asGuest)).data);

/** Renews a session: same token, later expiry. POST auth/renew; 401 token_invalid once its maximum age is reached. */
export const renew = async (api: Api): Promise<Login> => toLogin((await api.post('auth/renew', {})).data);

/** The options of a form's attempt. */
type Attempt = { language: Locale; idempotencyKey: string };

/**
 * Registers a person, who gets a mail to confirm the address. POST auth/signup (spec sections 3 and 8)
 *
 * @returns the secret with which this device confirms; undefined if the answer is a repeated one
 */
export const signUp = async (api: Api, payload: SignupPayload, attempt: Attempt): Promise<string | undefined> =>
  confirmationOf((await api.post('auth/signup', payload, { isAnonymous: true, ...attempt })).data);

/**
 * Sends the confirmation mail again. POST auth/confirm/resend; the answer does not reveal whether the account exists.
 */
export const resendConfirmation = async (api: Api, username: string, language: Locale): Promise<void> =>
  void (await api.post(
    'auth/confirm/resend',
    { username: username.trim() } satisfies UsernamePayload,
    withMail(language),
  ));

/** Requests a log-in link by mail. POST auth/magic; the answer does not reveal whether the account exists. */
export const requestMagicLink = async (api: Api, email: string, language: Locale): Promise<void> =>
  void (await api.post('auth/magic', { email: email.trim() } satisfies EmailPayload, withMail(language)));

/** Logs in with the key of a mail. POST auth/magic/redeem */
export const redeemMagicLink = async (api: Api, key: string): Promise<Login> =>
  toLogin((await api.post('auth/magic/redeem', { key } satisfies KeyPayload, asGuest)).data);

/**
 * Requests a link to a new password. POST auth/request-reset; the answer does not reveal whether the account exists.
 */
export const requestReset = async (api: Api, email: string, language: Locale): Promise<void> =>
  void (await api.post('auth/request-reset', { email: email.trim() } satisfies EmailPayload, withMail(language)));

/** Sets a new password with the key of a mail. POST auth/reset; a refused password does not use up the key. */
export const resetPassword = async (api: Api, body: ResetPayload, attempt: Attempt): Promise<Confirmed> =>
  toConfirmed((await api.post('auth/reset', body, { isAnonymous: true, ...attempt })).data);

/** Changes the password of the logged-in person; all their other sessions end. PUT auth/password */
export const changePassword = async (api: Api, passwords: PasswordPayload, language: Locale): Promise<Login> =>
  toLogin((await api.put('auth/password', passwords, { language })).data);

import type { Api } from '../../../api/api';
import { type Confirmed, toConfirmed } from '../../../model/answers/confirmed';
import type { ConfirmPayload, NewPassword } from '../../../model/payloads/account-payloads';
import type { Session } from '../../../session/session';

/**
 * The proof that the person who opens the link owns the account: its password, or for a sign-up a new one or the secret
 * of the device that signed up.
 */
export type ConfirmProof = { password: string } | NewPassword | { confirmation: string };

/**
 * Confirms the e-mail address to which the key was mailed, and opens the session of a new account. POST auth/confirm;
 * without a proof it is refused as 422 password_required, unless the caller is logged in and the new address is theirs.
 * A refusal does not use up the key.
 */
export async function confirmEmail(
  { api, session }: { api: Api; session: Pick<Session, 'open' | 'validToken'> },
  body: { key: string } & Partial<ConfirmProof>,
  idempotencyKey: string,
): Promise<Confirmed> {
  const { data } = await api.post('auth/confirm', body satisfies ConfirmPayload, { idempotencyKey });
  const confirmed = toConfirmed(data);
  // Whoever is logged in here as another person stays so.
  const login = session.validToken() === undefined ? confirmed.session : undefined;
  if (login) session.open(login.token, login.expires);
  return { ...confirmed, session: login };
}

import type { Api } from '../../../api/api';
import { type Confirmed, toConfirmed } from '../../../model/answers/confirmed';
import type { ConfirmPayload, NewPassword } from '../../../model/payloads/account-payloads';

/** The proof that the person who opens the link owns the account: its password, or for a sign-up a new one. */
export type ConfirmProof = { password: string } | NewPassword;

/**
 * Confirms the e-mail address to which the key was mailed. POST auth/confirm; without a proof it is refused as 422
 * password_required, unless the caller is logged in and the new address is theirs. A refusal does not use up the key.
 */
export async function confirmEmail(
  api: Api,
  body: { key: string } & Partial<ConfirmProof>,
  idempotencyKey: string,
): Promise<Confirmed> {
  const { data } = await api.post('auth/confirm', body satisfies ConfirmPayload, { idempotencyKey });
  return toConfirmed(data);
}

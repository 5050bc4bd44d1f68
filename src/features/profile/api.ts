import type { Answer } from '../../api/api';
import type { Client } from '../../app/client';
import { toDeletionDue, toExport } from '../../model/answers/deletion';
import type { DeletionPayload } from '../../model/payloads/account-payloads';
import type { ProfilePayload } from '../../model/payloads/profile-payload';

/** The idempotency key of an attempt, and the language of its mail. */
export type ProfileAttempt = { idempotencyKey: string; language: string };

/** Saves the profile. PUT /api/persons @throws {ApiError} with `current` when it changed in between (412) */
export const savePerson = (
  { api }: Pick<Client, 'api'>,
  payload: ProfilePayload,
  attempt: ProfileAttempt & { ifMatch: string | undefined },
): Promise<Answer> => api.put('persons', payload, attempt);

/** Loads all stored data of the person. GET /api/persons/export */
export const exportPerson = async ({ api }: Pick<Client, 'api'>): Promise<unknown> =>
  toExport((await api.get('persons/export')).data);

/** Requests the deletion of the account. POST /api/persons/delete @returns the instant of the deletion, ISO 8601 */
export async function deleteAccount(
  { api }: Pick<Client, 'api'>,
  password: string,
  attempt: ProfileAttempt,
): Promise<string> {
  const { data } = await api.post('persons/delete', { password } satisfies DeletionPayload, attempt);
  return toDeletionDue(data);
}

/** Cancels the deletion; idempotent. POST /api/persons/restore @returns the answer with the person */
export const restoreAccount = ({ api }: Pick<Client, 'api'>, language: string): Promise<Answer> =>
  api.post('persons/restore', {}, { language });

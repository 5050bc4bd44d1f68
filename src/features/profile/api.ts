import type { Answer } from '../../api/api';
import type { Client } from '../../app/client';
import { toDeletionDue, toExport } from '../../model/answers/deletion';
import type { DeletionPayload } from '../../model/payloads/account-payloads';
import type { ProfilePayload } from '../../model/payloads/profile-payload';

/** Makes a repeat of the same attempt harmless, and names the language of a mail. */
export type Attempt = { idempotencyKey: string; language: string };

/** Saves the profile. PUT /api/persons @throws {ApiError} with `current` when it was changed meanwhile (412) */
export const savePerson = (
  { api }: Pick<Client, 'api'>,
  payload: ProfilePayload,
  attempt: Attempt & { ifMatch: string | undefined },
): Promise<Answer> => api.put('persons', payload, attempt);

/** Everything that is stored about the person. GET /api/persons/export */
export const exportPerson = async ({ api }: Pick<Client, 'api'>): Promise<unknown> =>
  toExport((await api.get('persons/export')).data);

/** Asks for the account to be deleted. POST /api/persons/delete @returns when that will be, ISO 8601 */
export async function deleteAccount({ api }: Pick<Client, 'api'>, password: string, attempt: Attempt): Promise<string> {
  const { data } = await api.post('persons/delete', { password } satisfies DeletionPayload, attempt);
  return toDeletionDue(data);
}

/** Cancels the deletion; a second call does no harm. POST /api/persons/restore @returns the answer with the person */
export const restoreAccount = ({ api }: Pick<Client, 'api'>, language: string): Promise<Answer> =>
  api.post('persons/restore', {}, { language });

import { loadFile } from '../../../../api/load-file';
import type { Client } from '../../../../app/client';
import type { Locale } from '../../../../i18n/locale';
import { DRAFT } from '../api';

/**
 * Loads the print proof of the draft, with its bleed. GET adverts/draft/proof.pdf
 *
 * @throws {ApiError} 404 without a printed slot
 */
export async function loadProof({ api, session }: Pick<Client, 'api' | 'session'>, locale: Locale): Promise<Blob> {
  const credentials = { token: session.validToken, onRefused: session.rejectToken };
  return loadFile({ host: api.host, credentials }, `${DRAFT}/proof.pdf?language=${locale}`);
}

import type { Locale } from '../../../../i18n/locale';
import { lazily } from '../../../../lib/lazily';
import type { Client } from '../../../../portal/client';
import { DRAFT } from '../api';

/** Loads a file that only its owner may have; few screens have one. */
const fileLoader = lazily(async () => (await import('../../../../api/load-file')).loadFile);

/** The advert as it is written now, on paper with its bleed. GET adverts/draft/proof.pdf @throws {ApiError} 404 without a printed slot */
export async function loadProof({ api, session }: Pick<Client, 'api' | 'session'>, locale: Locale): Promise<Blob> {
  const loadFile = await fileLoader.load();
  const credentials = { token: session.validToken, refused: session.refused };
  return loadFile({ host: api.host, credentials }, `${DRAFT}/proof.pdf?language=${locale}`);
}

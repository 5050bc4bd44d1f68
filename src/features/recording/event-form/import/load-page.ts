import type { Client } from '../../../../app/client';
import { type ImportedPage, toImportedPage } from '../../../../model/answers/imported-page';
import type { PageImportPayload } from '../../../../model/payloads/event-payload';

/** The time limit in ms: the server itself waits up to 10 seconds for the page. */
const LIMIT_MS = 30_000;

/** Loads the page or calendar at a web address, which the server requests. POST /api/my/events/import */
export async function loadPage({ api }: Pick<Client, 'api'>, url: string, signal: AbortSignal): Promise<ImportedPage> {
  const payload: PageImportPayload = { url };
  const { data } = await api.post('my/events/import', payload, { signal, limitMs: LIMIT_MS });
  return toImportedPage(data);
}

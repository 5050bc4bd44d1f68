import { callUrl } from '../../api/call-url';
import { diagnoseHost } from '../../api/host-diagnosis';
import { delay } from '../../lib/delay';
import { readJson } from '../../lib/parse';
import { CAPABILITIES } from '../../model/capabilities';
import { isObject, ownProperty } from '../../settings/own-property';
import { type Row, row } from './row';

/** The time for which an answer is awaited, in ms. */
const PATIENCE_MS = 5_000;

/** The answer of a host to the call for the settings: its rows, and the settings that it sent. */
export type HostReport = { rows: Row[]; settings: unknown };

/** Asks a host for the client's settings as a guest, and describes the answer. */
export async function reportHost(host: string): Promise<HostReport> {
  const url = callUrl(host, 'clientSettings');
  const answer = window
    .fetch(url, { cache: 'no-store' })
    .then(async (response) => ({ response, body: readJson(await response.text()) }));
  const asked = await Promise.race([answer, delay(PATIENCE_MS)]).catch(() => undefined);
  const { advice } = await diagnoseHost(host);
  if (!asked) return { rows: [row('host', url, 'no answer that this page may read', advice)], settings: undefined };
  const { response, body } = asked;
  const contentType = response.headers.get('content-type') ?? 'no Content-Type';
  const settings = isObject(body) ? ownProperty(body, 'data') : undefined;
  const rows = [row('host', url, `answers ${response.status}, ${contentType}`, advice)];
  if (isObject(settings)) rows.push(capabilityRow(host, ownProperty(settings, 'capabilities')));
  return { rows, settings };
}

function capabilityRow(host: string, list: unknown): Row {
  if (!Array.isArray(list)) return row('host', host, 'names no capabilities: those of api.md without a list count');
  const names = CAPABILITIES.filter((name) => list.includes(name));
  const missing = CAPABILITIES.filter((name) => !list.includes(name));
  return row(
    'host',
    host,
    `has ${names.join(', ') || 'no capabilities'}; has not ${missing.join(', ') || 'nothing less'}`,
  );
}

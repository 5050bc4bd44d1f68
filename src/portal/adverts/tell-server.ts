import { callUrl } from '../../api/call-url';

/**
 * Tells the server of something in passing. The page may go meanwhile, nobody waits for the answer, and who is logged in
 * is not said.
 *
 * @param host base address of the client, without a slash at the end
 */
export function tellServer(host: string, path: string, body: object): void {
  fetch(callUrl(host, path), {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

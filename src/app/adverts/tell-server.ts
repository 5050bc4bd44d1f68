import { callUrl } from '../../api/call-url';

/**
 * Tells the server in passing that something was seen or clicked, and nothing of who did. The page may go meanwhile, and
 * nobody waits for the answer.
 *
 * @param host base address of the client, without a slash at the end
 */
export function tellServer(host: string, path: string, body: { token: string }): void {
  fetch(callUrl(host, path), {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

import { callUrl } from '../../api/call-url';

/**
 * Reports a view or click to the server, without data about the visitor. The page may be closed meanwhile, and the
 * response is ignored.
 *
 * @param host base address of the client, without a slash at the end
 */
export function reportToServer(host: string, path: string, body: { token: string }): void {
  fetch(callUrl(host, path), {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

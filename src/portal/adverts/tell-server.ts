import { callUrl } from '../../api/call-url';

type Told = {
  body?: object;
  /** Of who is logged in; without it the server is not told who that is. */
  token?: string | undefined;
};

/**
 * Tells the server of something in passing. The page may go meanwhile, and nobody waits for the answer.
 *
 * @param host base address of the client, without a slash at the end
 */
export function tellServer(host: string, path: string, { body, token }: Told): void {
  fetch(callUrl(host, path), {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    redirect: 'error',
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { token }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
}

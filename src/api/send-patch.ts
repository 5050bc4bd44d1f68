import { type Answer, type Credentials, loadTransport, readAnswer } from './api';
import { callUrl } from './call-url';
import { withinTime } from './time-limit';

/**
 * Changes a part of a record, whatever its revision: missing fields stay unchanged. Separate from the other calls,
 * because no visitor needs it.
 *
 * @throws {ApiError} as every call does
 */
export function sendPatch(
  { host, credentials }: { host: string; credentials: Pick<Credentials, 'token' | 'onRefused'> },
  path: string,
  body: object,
): Promise<Answer> {
  return withinTime(async (signal) => {
    const { send } = await loadTransport();
    const token = credentials.token();
    const call = { method: 'PATCH' as const, url: callUrl(host, path), body, ifMatch: '*' };
    return readAnswer(await send({ ...call, token, signal, onServerDate: () => undefined }));
  }, undefined);
}

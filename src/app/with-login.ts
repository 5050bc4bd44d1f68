import { ApiError } from '../api/api-error';
import { noticesOf } from './notices';
import type { Portal } from './portal';
import { reLoginOf } from './re-login';

/** The error after another person has logged in above the form: the first person's input must not be sent. */
export class OtherPersonError extends Error {
  override readonly name = 'OtherPersonError';
}

/**
 * Runs a call that needs a session. After an expiry, the log-in opens above the screen and the call continues after it;
 * no input is lost (spec section 4).
 *
 * @throws {ApiError} as the call does; 'denied' if the visitor does not log in
 * @throws {OtherPersonError} if another person has logged in
 */
export async function withLogin<Result>(
  portal: Pick<Portal, 'client' | 'element'>,
  call: () => Promise<Result>,
): Promise<Result> {
  const { session } = portal.client;
  const reLogin = reLoginOf(portal);
  async function logIn() {
    const result = await reLogin.request();
    if (result === 'given-up') throw new ApiError('denied');
    if (result === 'other') throw new OtherPersonError();
  }
  // While the call is running, the user must not lose the screen that made it.
  const release = reLogin.keepScreen();
  noticesOf(portal).withdrawSuccess();
  try {
    if (session.validToken() === undefined) await logIn();
    return await call().catch(async (error: unknown) => {
      const hasExpired = error instanceof ApiError && error.status === 401 && session.validToken() === undefined;
      if (!hasExpired) throw error;
      await logIn();
      return call();
    });
  } finally {
    release();
  }
}

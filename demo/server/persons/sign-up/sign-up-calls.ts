import type { Context } from 'hono';
import { UsernamePayload } from '../../../../src/model/payloads/account-payloads';
import { requestKeyMail } from '../../accounts/request-key-mail';
import type { AppEnv } from '../../platform/http/app-env';
import { payloadOf } from '../../platform/http/body';
import type { Call, Commit } from '../../platform/http/calls';
import type { PersonOptions } from '../options';
import { confirmKey } from './confirm-key';
import { signUp } from './sign-up';

/** Lists the calls POST auth/signup, auth/confirm, auth/confirm/resend. */
export const signUpCalls = (options: PersonOptions): Call[] => [
  {
    method: 'POST',
    path: 'auth/signup',
    usesIdempotencyKey: true,
    secrets: ['confirmation'],
    isConstantTime: true,
    isQueuedPerCaller: true,
    // The code of an unexpected failure (spec section 8).
    failureCode: 'failed',
    prepare: (context) => signUp(context, options),
  },
  {
    method: 'POST',
    path: 'auth/confirm',
    usesIdempotencyKey: true,
    secrets: ['token', 'expires'],
    isQueuedPerCaller: true,
    prepare: (context) => confirmKey(context, options),
  },
  {
    method: 'POST',
    path: 'auth/confirm/resend',
    isConstantTime: true,
    isQueuedPerCaller: true,
    prepare: (context) => resend(context, options),
  },
];

async function resend(context: Context<AppEnv>, options: PersonOptions): Promise<Commit> {
  const { username } = await payloadOf(context, UsernamePayload);
  return requestKeyMail(context, options, { purpose: 'confirm', name: username.trim() });
}

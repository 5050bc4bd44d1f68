import type { Context } from 'hono';
import { confirmKey } from '../accounts/confirm-key';
import { evenly } from '../accounts/even-answer';
import { requestKeyMail } from '../accounts/request-key-mail';
import { signUp } from '../accounts/sign-up';
import type { AppEnv, AppOptions } from '../app-options';
import { bodyOf } from '../http/body';
import { type Call, privateAnswer } from '../http/calls';
import { overloadOf } from '../http/overload';
import { Problem } from '../http/problem';

/** POST auth/signup, auth/confirm, auth/confirm/resend. */
export const signUpCalls = (options: AppOptions): Call[] => [
  {
    method: 'POST',
    path: 'auth/signup',
    repeatable: true,
    answer: async (context) => {
      await evenly(options, () => orFailed(options, () => signUp(context, options)));
      return privateAnswer(context, {}, 201);
    },
  },
  {
    method: 'POST',
    path: 'auth/confirm',
    answer: async (context) => {
      await confirmKey(options, context.get('client'), (await bodyOf(context)).secret('key'));
      return privateAnswer(context, {});
    },
  },
  {
    method: 'POST',
    path: 'auth/confirm/resend',
    answer: async (context) => privateAnswer(context, await resend(context, options), 202),
  },
];

async function resend(context: Context<AppEnv>, options: AppOptions): Promise<object> {
  const body = await bodyOf(context);
  const name = body.text('username', { max: 254, required: true });
  body.check();
  await evenly(options, () => requestKeyMail(context, options, { purpose: 'confirm', name }));
  return {};
}

/** What nobody has thought of is told as `failed` (spec section 8), and reported. */
async function orFailed<Result>({ onError }: AppOptions, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem || overloadOf(error)) throw error;
    onError(error);
    throw new Problem(500, 'failed');
  }
}

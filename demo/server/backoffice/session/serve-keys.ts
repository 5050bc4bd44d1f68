import type { Context } from 'hono';
import { callerAddress } from '../../platform/http/caller';
import { inConstantTime } from '../../platform/http/constant-time';
import { inOneWrite } from '../../platform/http/write';
import { sendOperatorKey } from '../operators/change-operators';
import { emailOf, emailProblem, nameProblem, passwordFieldProblems, problemsIn } from '../operators/operator-input';
import { findKeyOwner, keyPath, type OperatorKeyPurpose, redeemOperatorKey } from '../operators/operator-keys';
import { findByEmail } from '../operators/operators';
import { storeOwnPassword } from '../operators/own-password';
import type { OfficeOptions } from '../options';
import type { BackOfficeApp, BackOfficeEnv } from '../page/office';
import { deadLinkPage, forgottenPage, linkSentPage, newPasswordPage } from './key-pages';
import { type LogIn, type LogInStatus, OLD_FORM, refusalOf } from './log-in';
import type { FormProblems } from './log-in-page';
import { countLoginAttempt } from './login-attempts';

const statuses = { gone: 410, unknown: 404 } as const;

/** Serves the pages before the log-in that send links for passwords, and those behind the links. */
export function serveKeys(pages: BackOfficeApp, options: OfficeOptions, logIn: LogIn): void {
  const { database, now } = options;

  pages.get('/forgotten', (context) => logIn.showForm(context, 200, (csrf) => forgottenPage(csrf)));
  pages.post('/forgotten', async (context) => {
    const form = context.get('form');
    const email = emailOf(form.line('email'));
    const showAgain = (status: LogInStatus, reason: { problem?: string | undefined; problems?: FormProblems }) =>
      logIn.showForm(context, status, (csrf) => forgottenPage(csrf, { email, ...reason }));
    if (!logIn.isOwnForm(context, form)) return showAgain(403, { problem: OLD_FORM });
    const problems = problemsIn({ email: emailProblem(email) });
    if (problems.email) return showAgain(422, { problems });
    const seconds = await countRequest(context, email);
    if (seconds > 0) {
      const [status, { problem }] = refusalOf(context, { seconds }, '', {});
      return showAgain(status, { problem });
    }
    await inConstantTime(options, async () => {
      const operator = await findByEmail(database, email);
      if (!operator) return;
      // Somebody who has not accepted the invitation gets it once more.
      const purpose = operator.passwordHash === null ? 'invitation' : 'reset';
      await inOneWrite(options, (transaction) => sendOperatorKey(transaction, options, { operator, purpose }));
    });
    return context.html(linkSentPage());
  });

  /** Counts a request for a mail by its caller and its address. Returns the seconds to wait after too many. */
  async function countRequest(context: Context<BackOfficeEnv>, email: string): Promise<number> {
    const origins = [`mail from ${callerAddress(context, options)}`, `mail to ${email}`];
    for (const origin of origins) {
      const seconds = await countLoginAttempt(options, origin);
      if (seconds > 0) return seconds;
    }
    return 0;
  }

  for (const purpose of ['invitation', 'reset'] as const) {
    pages.get(`/${purpose}/:key`, async (context) => {
      const key = context.req.param('key');
      const owner = await findKeyOwner(database, { key, purpose, now: now() });
      if (typeof owner === 'string') return context.html(deadLinkPage(purpose, owner), statuses[owner]);
      const page = { purpose, path: keyPath(purpose, key), owner, name: owner.name, problems: {} };
      return logIn.showForm(context, 200, (csrf) => newPasswordPage(csrf, page));
    });
    pages.post(`/${purpose}/:key`, (context) => setPassword(context, purpose, context.req.param('key')));
  }

  async function setPassword(context: Context<BackOfficeEnv>, purpose: OperatorKeyPurpose, key: string) {
    const form = context.get('form');
    const received = { key, purpose, now: now() };
    const owner = await findKeyOwner(database, received);
    if (typeof owner === 'string') return context.html(deadLinkPage(purpose, owner), statuses[owner]);
    const isInvited = purpose === 'invitation';
    const name = isInvited ? form.line('name') : owner.name;
    const problems = logIn.isOwnForm(context, form)
      ? problemsIn({ name: nameProblem(name), ...(await passwordFieldProblems(form)) })
      : { password1: OLD_FORM };
    if (Object.keys(problems).length > 0) {
      const page = { purpose, path: keyPath(purpose, key), owner, name, problems };
      return logIn.showForm(context, 422, (csrf) => newPasswordPage(csrf, page));
    }
    const passwordHash = await logIn.passwords.hash(form.text('password1'));
    const redeemed = await inOneWrite(options, async (transaction) => {
      const found = await redeemOperatorKey(transaction, received);
      if (typeof found === 'string') return found;
      if (isInvited) await transaction.query('update operators set name = $2 where id = $1', [found.id, name]);
      const change = { operator: { ...found, name }, passwordHash };
      await storeOwnPassword(transaction, options, { ...change, action: isInvited ? 'accepted' : 'password_reset' });
      return found;
    });
    if (typeof redeemed === 'string') return context.html(deadLinkPage(purpose, redeemed), statuses[redeemed]);
    if (isInvited) return logIn.admit(context, redeemed.id, undefined);
    const notice = 'Ihr Passwort ist gespeichert. Melden Sie sich damit an.';
    return logIn.showPage(context, 200, { notice, email: redeemed.email });
  }
}

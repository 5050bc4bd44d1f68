import type { Context, Hono } from 'hono';
import { recordHistory } from '../../history/record-history';
import { inOneWrite } from '../../platform/http/write';
import { emailOf, emailProblem, nameProblem, passwordFieldProblems, problemsIn } from '../operators/operator-input';
import { hasOperators, insertOperator, lockOperators } from '../operators/operators';
import type { OfficeOptions } from '../options';
import type { BackOfficeEnv } from '../page/office';
import { browserCookies } from './browser-cookies';
import type { LogIn } from './log-in';
import { firstAccountPage } from './log-in-page';
import { officeCookies } from './office-cookies';
import { isProof, proofOf } from './proofs';

const TAKEN =
  'Jemand anderes hat inzwischen den ersten Zugang angelegt; das Passwort der Verwaltung öffnet nichts mehr. Lassen Sie sich einladen.';

/** Serves the form for the first operator, after the shared password. */
export function serveFirstAccount(pages: Hono<BackOfficeEnv>, options: OfficeOptions, logIn: LogIn): void {
  const { database, now } = options;
  const cookies = browserCookies(options);
  const firsts = officeCookies(options, 'first');
  const findSecret = async (context: Context) => (await firsts.find(cookies.get(context, 'first')))?.secret;

  pages.get('/first-account', async (context) => {
    const secret = await findSecret(context);
    if (!secret || (await hasOperators(database))) return context.redirect('/backoffice', 303);
    return context.html(firstAccountPage(proofOf(secret), { problems: {}, name: '', email: '' }));
  });

  pages.post('/first-account', async (context) => {
    const form = context.get('form');
    const secret = await findSecret(context);
    if (!secret || !isProof(proofOf(secret), form.text('csrf'))) {
      // The first account ends what others have begun.
      if (await hasOperators(options.database)) return logIn.showPage(context, 409, { problem: TAKEN });
      return logIn.showPage(context, 403, {
        problem: 'Ihre Anmeldung ist zu lange her. Bitte geben Sie das Passwort noch einmal ein.',
      });
    }
    const [name, email] = [form.line('name'), emailOf(form.line('email'))];
    const problems = problemsIn({
      ...{ name: nameProblem(name), email: emailProblem(email) },
      ...(await passwordFieldProblems(form)),
    });
    if (Object.keys(problems).length > 0)
      return context.html(firstAccountPage(proofOf(secret), { problems, name, email }), 422);
    const passwordHash = await logIn.passwords.hash(form.text('password1'));
    const id = await inOneWrite(options, async (transaction) => {
      await lockOperators(transaction);
      if (await hasOperators(transaction)) return undefined;
      const operator = { name, email, role: 'all', clients: null, passwordHash } as const;
      const inserted = await insertOperator(transaction, operator, now());
      if (inserted === undefined) return undefined;
      const actor = { by: 'operator', operator: inserted } as const;
      const entry = { client: null, actor, kind: 'operator', record: inserted, action: 'first' } as const;
      await recordHistory(transaction, entry, now());
      await transaction.query(`delete from backoffice_cookies where kind = 'first'`);
      return inserted;
    });
    if (id !== undefined) return logIn.openSession(context, id, undefined);
    cookies.delete(context, 'first');
    return logIn.showPage(context, 409, { problem: TAKEN });
  });
}

import type { Context } from 'hono';
import { inOneWrite } from '../../platform/http/write';
import { recordOnOperator } from '../operators/change-operators';
import { nameProblem, passwordFieldProblems, problemsIn } from '../operators/operator-input';
import { storeOwnPassword } from '../operators/own-password';
import { secondFactorOf } from '../operators/second-factor/second-factor';
import type { OfficeOptions } from '../options';
import { type BackOfficeApp, type BackOfficeEnv, csrfOf, parseId, redirectToOffice, show } from '../page/office';
import { type LogIn, refusalOf } from '../session/log-in';
import type { FormProblems } from '../session/log-in-page';
import { endOfficeSessions, findSessions } from '../session/office-cookies';
import { accountPage } from './account-page';

const PATH = '/account';

/** Serves the own account of an operator. */
export function serveAccount(pages: BackOfficeApp, options: OfficeOptions, logIn: LogIn): void {
  const { database, now } = options;

  async function showAccount(context: Context<BackOfficeEnv>, problems: FormProblems = {}, name?: string) {
    const { id: currentSession, operator } = context.get('session');
    const [own] = await database.query<{ hasPassword: boolean; clients: string[] | null }>(
      `select o.password_hash is not null as "hasPassword", case when o.clients is not null then
         array(select c.name from clients c where c.key = any(o.clients) order by c.name) end as clients
       from operators o where o.id = $1`,
      [operator.id],
    );
    return show(context, {
      title: 'Ihr Zugang',
      status: Object.keys(problems).length > 0 ? 422 : 200,
      content: accountPage({
        ...{ csrf: csrfOf(context), operator, currentSession, problems, name: name ?? operator.name },
        ...{ hasPassword: own?.hasPassword ?? false, clients: own?.clients ?? null },
        hasFactor: (await secondFactorOf(database, operator.id)).isOn,
        sessions: await findSessions(database, operator.id, now()),
      }),
    });
  }

  pages.get(PATH, (context) => showAccount(context));

  pages.post(`${PATH}/name`, async (context) => {
    const { operator } = context.get('session');
    const name = context.get('form').line('name');
    const problems = problemsIn({ name: nameProblem(name) });
    if (problems.name) return showAccount(context, problems, name);
    await inOneWrite(options, async (transaction) => {
      const changed = await transaction.query(
        'update operators set name = $2 where id = $1 and name <> $2 returning 1 as changed',
        [operator.id, name],
      );
      if (changed.length === 0) return;
      const entry = { author: operator, operatorId: operator.id, action: 'name_changed', details: { name } };
      await recordOnOperator(transaction, entry, now());
    });
    return redirectToOffice(context, PATH, 'done');
  });

  pages.post(`${PATH}/password`, async (context) => {
    const { id: session, operator } = context.get('session');
    const form = context.get('form');
    const problems = await passwordFieldProblems(form);
    if (Object.keys(problems).length > 0) return showAccount(context, problems);
    const [own] = await database.query<{ passwordHash: string | null }>(
      'select password_hash as "passwordHash" from operators where id = $1',
      [operator.id],
    );
    const stored = own?.passwordHash ?? undefined;
    const caller = { origin: `operator ${operator.id}`, isKnownDevice: true };
    const verdict = await logIn.gate(caller, () => logIn.passwords.matches(form.text('password'), stored, true));
    if (verdict !== 'right') {
      const [, { problem = '' }] = refusalOf(context, verdict, 'Das ist nicht Ihr bisheriges Passwort.', {});
      return showAccount(context, { password: problem });
    }
    const passwordHash = await logIn.passwords.hash(form.text('password1'));
    const isDone = await inOneWrite(options, async (transaction) => {
      // Another session may have changed it meanwhile, which ends this one.
      const same = await transaction.query(
        'select 1 as same from operators where id = $1 and password_hash = $2 for update',
        [operator.id, stored],
      );
      if (same.length === 0) return false;
      await storeOwnPassword(transaction, options, { operator, passwordHash, action: 'password_changed', session });
      return true;
    });
    return redirectToOffice(context, PATH, isDone ? 'password_changed' : 'stale');
  });

  pages.post(`${PATH}/sessions`, async (context) => {
    const { id: currentSession, operator } = context.get('session');
    const chosen = context.get('form').line('session');
    const which = chosen === 'others' ? { except: currentSession } : { only: parseId(chosen), except: currentSession };
    const ended = await inOneWrite(options, async (transaction) => {
      const count = await endOfficeSessions(transaction, operator.id, which);
      const action = chosen === 'others' ? 'sessions_ended' : 'session_ended';
      if (count > 0) await recordOnOperator(transaction, { author: operator, operatorId: operator.id, action }, now());
      return count;
    });
    return redirectToOffice(context, PATH, ended > 0 ? 'sessions_ended' : 'already');
  });
}

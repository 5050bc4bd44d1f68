import type { Context } from 'hono';
import { inOneWrite } from '../../../platform/http/write';
import type { OfficeOptions } from '../../options';
import { type BackOfficeApp, type BackOfficeEnv, csrfOf, show } from '../../page/office';
import type { Html } from '../../page/page';
import type { LogIn } from '../../session/log-in';
import {
  checkSecondFactor,
  confirmSecondFactor,
  pendingSecret,
  recordOwnFactor,
  renewRecoveryCodes,
  secondFactorOf,
  switchOffSecondFactor,
} from './second-factor';
import { changeFactor, codeProblem, newCodes, SECOND_FACTOR_PATH, setUp } from './second-factor-page';
import { timeCodeAddress } from './time-codes';

type Problems = { password?: string | undefined; code?: string | undefined };

/** Serves the page on which operators set up, change and switch off their second factor. */
export function serveSecondFactor(pages: BackOfficeApp, options: OfficeOptions, logIn: LogIn): void {
  const { database, now, isSecondFactorRequired: isRequired } = options;
  const host = () => new URL(options.publicUrl()).hostname;
  const idOf = (context: Context<BackOfficeEnv>) => context.get('session').operator.id;

  const showPage = (context: Context<BackOfficeEnv>, title: string, content: Html, status: 200 | 422 = 200) =>
    show(context, { title, content, status, path: [{ href: '/backoffice/account', label: 'Ihr Zugang' }] });

  async function showFactor(context: Context<BackOfficeEnv>, problems: Problems = {}): Promise<Response> {
    const [csrf, operatorId] = [csrfOf(context), idOf(context)];
    const status = problems.code || problems.password ? 422 : 200;
    const secret = await pendingSecret(database, operatorId);
    if (secret !== undefined) {
      const { email } = context.get('session').operator;
      const address = timeCodeAddress(secret, { issuer: `Verwaltung ${host()}`, email });
      const content = setUp({ csrf, secret, address, isRequired, problem: problems.code });
      return showPage(context, 'Zweiten Faktor einrichten', content, status);
    }
    const [factor, passwordHash] = [await secondFactorOf(database, operatorId), await findPassword(operatorId)];
    const content = changeFactor({ csrf, factor, hasPassword: passwordHash !== undefined, isRequired, problems });
    return showPage(context, 'Zweiter Faktor', content, status);
  }

  async function findPassword(operatorId: number): Promise<string | undefined> {
    const [row] = await database.query<{ hash: string | null }>(
      'select password_hash as hash from operators where id = $1',
      [operatorId],
    );
    return row?.hash ?? undefined;
  }

  /** Checks what a change needs: the password, and then a code, which is used up only with the right password. */
  async function problemsOfProof(context: Context<BackOfficeEnv>): Promise<Problems> {
    const [form, operatorId] = [context.get('form'), idOf(context)];
    const passwordHash = await findPassword(operatorId);
    if (passwordHash !== undefined) {
      const compare = () => logIn.passwords.matches(form.text('password'), passwordHash, true);
      const verdict = await logIn.gate({ origin: `operator ${operatorId}`, isKnownDevice: true }, compare);
      if (verdict === 'wrong') return { password: 'Das Passwort ist nicht richtig.' };
      if (verdict !== 'right') return { password: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten.' };
    }
    const result = await checkSecondFactor(database, operatorId, form.line('code'), now());
    return result === 'right' ? {} : { code: codeProblem(result, now()) };
  }

  pages.get('/account/second-factor', (context) => showFactor(context));

  pages.post('/account/second-factor', async (context) => {
    const code = context.get('form').line('code');
    const result = await inOneWrite(options, (transaction) =>
      confirmSecondFactor(transaction, idOf(context), code, now()),
    );
    if (result === 'already') return context.redirect(SECOND_FACTOR_PATH, 303);
    if (result === 'wrong') return showFactor(context, { code: codeProblem(result, now()) });
    return showPage(context, 'Der zweite Faktor ist eingeschaltet', newCodes(result, host()));
  });

  // A reloaded answer.
  pages.get('/account/second-factor/change', (context) => context.redirect(SECOND_FACTOR_PATH, 303));

  pages.post('/account/second-factor/change', async (context) => {
    const operatorId = idOf(context);
    if (!(await secondFactorOf(database, operatorId)).isOn) return context.redirect(SECOND_FACTOR_PATH, 303);
    const problems = await problemsOfProof(context);
    if (problems.code || problems.password) return showFactor(context, problems);
    if (context.get('form').line('action') === 'codes') {
      const codes = await inOneWrite(options, (transaction) => renewRecoveryCodes(transaction, operatorId, now()));
      return showPage(context, 'Neue Wiederherstellungscodes', newCodes(codes, host()));
    }
    await inOneWrite(options, async (transaction) => {
      if (!(await switchOffSecondFactor(transaction, operatorId))) return;
      await recordOwnFactor(transaction, { operatorId, action: 'second_factor_off', now: now() });
    });
    return context.redirect(isRequired ? SECOND_FACTOR_PATH : '/backoffice/account', 303);
  });
}

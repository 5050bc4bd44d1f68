import type { Context } from 'hono';
import { html } from 'hono/html';
import { checkSecondFactor } from '../operators/second-factor/second-factor';
import { codeField, codeProblem } from '../operators/second-factor/second-factor-page';
import type { OfficeOptions } from '../options';
import { backOfficePage } from '../page/document';
import type { BackOfficeApp } from '../page/office';
import { csrfField, type Html } from '../page/page';
import { type InterruptedRequest, interruptedRequestFields, readInterruptedRequest } from '../page/resume-form';
import { browserCookies } from './browser-cookies';
import type { LogIn } from './log-in';
import { officeCookies } from './office-cookies';
import { isProof, proofOf } from './proofs';

const TOO_LATE = 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.';

/** Asks an operator whose password was right for the second factor. */
export async function askSecondFactor(
  context: Context,
  options: OfficeOptions,
  operatorId: number,
  interrupted: InterruptedRequest | undefined,
): Promise<Response> {
  const secret = await officeCookies(options, 'factor').open({ operatorId });
  browserCookies(options).set(context, 'factor', secret);
  return context.html(factorPage(proofOf(secret), { interrupted }));
}

/** Serves the second step of the log-in. */
export function serveFactorStep(pages: BackOfficeApp, options: OfficeOptions, logIn: LogIn): void {
  const cookies = browserCookies(options);
  const factors = officeCookies(options, 'factor');

  pages.get('/login/factor', (context) => context.redirect('/backoffice', 303));
  pages.post('/login/factor', async (context) => {
    const form = context.get('form');
    const interrupted = readInterruptedRequest(form);
    const found = await factors.find(cookies.get(context, 'factor'));
    if (!found?.operator || !isProof(proofOf(found.secret), form.text('csrf')))
      return logIn.showPage(context, 401, { interrupted, problem: TOO_LATE });
    const now = options.now();
    const result = await checkSecondFactor(options.database, found.operator.id, form.line('code'), now);
    if (result !== 'right') {
      const page = factorPage(proofOf(found.secret), { interrupted, problem: codeProblem(result, now) });
      if (typeof result === 'object') context.header('Retry-After', String(result.seconds));
      return context.html(page, typeof result === 'object' ? 429 : 401);
    }
    await factors.end(found.secret);
    return logIn.openSession(context, found.operator.id, interrupted);
  });
}

const factorPage = (
  csrf: string,
  { interrupted, problem }: { interrupted: InterruptedRequest | undefined; problem?: string },
): Html =>
  backOfficePage({
    title: 'Zweiter Faktor',
    content: html`<section aria-label="Zweiter Faktor"><form method="post" action="/backoffice/login/factor">${csrfField(csrf)}
${interrupted && interruptedRequestFields(interrupted)}
${codeField(problem, 'Er steht in Ihrer App. Ohne die App geht auch ein Wiederherstellungscode.')}
<div class="actions"><button>Anmelden</button></div></form></section>
<p><a href="/backoffice">Noch einmal von vorn</a></p>`,
  });

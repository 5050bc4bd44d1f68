import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { OfficeOptions } from '../../options';
import type { BackOfficeEnv } from '../../page/office';
import { backOfficePage, csrfField, type Html } from '../../page/page';
import { type InterruptedRequest, interruptedRequestFields, readInterruptedRequest } from '../../page/resume-form';
import { browserCookies } from '../../session/browser-cookies';
import type { LogIn } from '../../session/log-in';
import { officeCookies } from '../../session/office-cookies';
import { isProof, proofOf } from '../../session/proofs';
import { checkSecondFactor } from './second-factor';
import { codeField, codeProblem } from './second-factor-page';

const PATH = '/login/code';

/** Renders the second step of the log-in, after the password. */
export const secondStepPage = (
  csrf: string,
  { interrupted, problem }: { interrupted: InterruptedRequest | undefined; problem?: string },
): Html =>
  backOfficePage({
    title: 'Code eingeben',
    content: html`<section aria-label="Anmeldung"><form method="post" action="/backoffice${PATH}">${csrfField(csrf)}
${interrupted && interruptedRequestFields(interrupted)}
${codeField(problem, 'Sechs Ziffern aus Ihrer App oder ein Wiederherstellungscode.')}
<div class="actions"><button>Anmelden</button></div></form>
<p class="hint">Haben Sie beides nicht mehr, bitten Sie jemanden mit der Rolle „Alles“, Ihren zweiten Faktor auszuschalten.</p></section>`,
  });

/** Serves the second step of the log-in. */
export function serveSecondStep(pages: Hono<BackOfficeEnv>, options: OfficeOptions, logIn: LogIn): void {
  const { database, now } = options;
  const cookies = browserCookies(options);
  const factors = officeCookies(options, 'factor');

  // A reloaded answer.
  pages.get(PATH, (context) => context.redirect('/backoffice', 303));

  pages.post(PATH, async (context: Context<BackOfficeEnv>) => {
    const form = context.get('form');
    const interrupted = readInterruptedRequest(form);
    const found = await factors.find(cookies.get(context, 'factor'));
    if (!found?.operator || !isProof(proofOf(found.secret), form.text('csrf')))
      return logIn.showPage(context, 403, {
        interrupted,
        problem: 'Ihre Anmeldung ist zu lange her. Bitte melden Sie sich noch einmal an.',
      });
    const result = await checkSecondFactor(database, found.operator.id, form.line('code'), now());
    if (result === 'right') {
      await factors.end(found.secret);
      return logIn.openSession(context, found.operator.id, interrupted);
    }
    if (typeof result === 'object') context.header('Retry-After', String(result.seconds));
    const page = secondStepPage(proofOf(found.secret), { interrupted, problem: codeProblem(result, now()) });
    return context.html(page, typeof result === 'object' ? 429 : 401);
  });
}

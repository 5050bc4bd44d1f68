import type { Context } from 'hono';
import { html } from 'hono/html';
import { findOperatorHistory } from '../../history/find-history';
import { timeline } from '../history/timeline';
import type { OfficeOptions } from '../options';
import {
  type BackOfficeApp,
  type BackOfficeEnv,
  csrfOf,
  idInPath,
  isKeyOf,
  redirectToOffice,
  show,
} from '../page/office';
import { instantText } from '../page/page';
import type { FormProblems } from '../session/log-in-page';
import { box, buttonLink, emailText, facts, withAside } from '../ui/shapes';
import {
  blockOperator,
  type Change,
  changeOperator,
  endOperatorSessions,
  endSecondFactor,
  inviteAgain,
  inviteOperator,
  type OperatorAuthor,
} from './change-operators';
import { findInvitationMail, invitationNotice } from './invitation-mail';
import { inputProblems, readInput } from './operator-form';
import { emailProblem, problemsIn } from './operator-input';
import { findOperators, loadOperator, type OperatorRow } from './operators';
import {
  changeForm,
  inviteForm,
  linkSection,
  type OperatorClient,
  type OperatorInput,
  operatorActions,
  operatorState,
  operatorTable,
} from './operators-page';
import { operatorRoles } from './roles';
import { findWithFactor, secondFactorOf } from './second-factor/second-factor';

const PATH = '/operators';
const LIST = [{ href: '/backoffice/operators', label: 'Zugänge' }];
const MAX_ENTRIES = 50;

/** Serves the accounts of operators, for those who may do everything. */
export function serveOperators(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  const findClients = () =>
    database.query<OperatorClient>('select key, name from clients order by closed_at is not null, name, key');

  pages.get(PATH, async (context) => {
    const factors = await findWithFactor(database);
    const shown = operatorTable(await findOperators(database), { clients: await findClients(), factors, now: now() });
    const history = await findOperatorHistory(database, { limit: MAX_ENTRIES });
    return show(context, {
      ...{ title: 'Zugänge', current: 'operators' },
      lead: 'Wer die Verwaltung öffnen darf und was er dort tun darf.',
      actions: buttonLink('/backoffice/operators/invite', 'Einladen', { sign: 'plus', isQuiet: false }),
      content: html`${shown}${box('Verlauf', timeline(history))}`,
    });
  });

  async function showInvite(context: Context<BackOfficeEnv>, input: OperatorInput, problems: FormProblems) {
    return show(context, {
      ...{ title: 'Einladen', current: 'operators', path: LIST },
      status: Object.keys(problems).length > 0 ? 422 : 200,
      content: inviteForm(csrfOf(context), input, await findClients(), problems),
    });
  }

  pages.get(`${PATH}/invite`, (context) =>
    showInvite(context, { name: '', email: '', role: 'editing', clients: null }, {}),
  );

  pages.post(`${PATH}/invite`, async (context) => {
    const input = readInput(context.get('form'), await findClients());
    const problems = problemsIn({ ...inputProblems(input), email: emailProblem(input.email) });
    const { role } = input;
    if (Object.keys(problems).length > 0 || !isKeyOf(operatorRoles, role)) return showInvite(context, input, problems);
    const invited = await inviteOperator(options, { ...input, role }, authorOf(context));
    if (invited === 'taken')
      return showInvite(context, input, { email: 'Zu dieser Adresse gibt es schon einen Zugang.' });
    return answerInvited(context, options, { ...invited, name: input.name });
  });

  async function showOperator(
    context: Context<BackOfficeEnv>,
    operator: OperatorRow,
    {
      input = operator,
      problems = {},
      problem,
    }: { input?: OperatorInput; problems?: FormProblems; problem?: string } = {},
  ) {
    const csrf = csrfOf(context);
    const history = await findOperatorHistory(database, { operatorId: operator.id, limit: MAX_ENTRIES });
    const all = await findClients();
    const isInvited = !operator.hasPassword && !operator.blockedAt;
    const mail = isInvited ? await findInvitationMail(database, operator.id) : undefined;
    const { isOn: hasFactor } = await secondFactorOf(database, operator.id);
    return show(context, {
      ...{ title: operator.name, current: 'operators', path: LIST, state: operatorState(operator, now()) },
      ...(problem !== undefined && { problem }),
      status: problem !== undefined ? 409 : Object.keys(problems).length > 0 ? 422 : 200,
      actions: operatorActions(csrf, operator, hasFactor),
      content: html`${mail && invitationNotice(mail)}${withAside(
        box('Rechte', changeForm(csrf, operator, input, { all, problems })),
        html`${box(
          'Angaben',
          facts([
            ['E-Mail-Adresse', emailText(operator.email)],
            ['Eingerichtet', instantText(operator.createdAt)],
            ['Zuletzt angemeldet', operator.lastSeenAt ? instantText(operator.lastSeenAt) : 'Noch nie'],
            ['Zweiter Faktor', hasFactor ? 'eingeschaltet' : 'ausgeschaltet'],
            ['Gesperrt', operator.blockedAt && instantText(operator.blockedAt)],
          ]),
        )}${box('Verlauf', timeline(history))}`,
      )}`,
    });
  }

  pages.get(`${PATH}/:id`, async (context) => {
    const operator = await loadOperator(database, idInPath(context));
    return operator ? showOperator(context, operator) : context.notFound();
  });

  pages.post(`${PATH}/:id`, async (context) => {
    const operator = await loadOperator(database, idInPath(context));
    if (!operator) return context.notFound();
    const form = context.get('form');
    const input = { ...readInput(form, await findClients()), email: operator.email };
    const problems = inputProblems(input);
    const { name, role, clients } = input;
    if (Object.keys(problems).length > 0 || !isKeyOf(operatorRoles, role))
      return showOperator(context, operator, { input, problems });
    const change = { id: operator.id, author: authorOf(context), seen: form.text('seen') };
    const result = await changeOperator(options, change, { name, role, clients });
    if (result !== 'stale') return redirectToOffice(context, `${PATH}/${operator.id}`, result);
    const current = (await loadOperator(database, operator.id)) ?? operator;
    const saved = `${current.name}, ${operatorRoles[current.role]}, ${current.blockedAt ? 'gesperrt' : 'nicht gesperrt'}`;
    const problem = `Inzwischen hat jemand anderes diesen Zugang geändert. Es wurde nichts gespeichert. Gespeichert ist: ${saved}. Ihre Eingabe steht unten.`;
    return showOperator(context, current, { input, problem });
  });

  serveDeeds(pages, options);
}

const authorOf = (context: Context<BackOfficeEnv>): OperatorAuthor => context.get('session').operator;

/** Shows the link of an invitation, if no mail takes it there. */
function answerInvited(
  context: Context<BackOfficeEnv>,
  { mail }: Pick<OfficeOptions, 'mail'>,
  { id, link, name }: { id: number; link: string; name: string },
) {
  if (mail) return redirectToOffice(context, `${PATH}/${id}`, 'invited');
  return show(context, {
    ...{ title: `${name} ist eingeladen`, current: 'operators', path: LIST },
    content: linkSection(link, name),
  });
}

/** Serves what can be done to an account besides changing its rights. */
function serveDeeds(pages: BackOfficeApp, options: OfficeOptions): void {
  for (const [path, run] of [
    ['block', (change: Change) => blockOperator(options, change, true)],
    ['unblock', (change: Change) => blockOperator(options, change, false)],
    ['sessions', (change: Change) => endOperatorSessions(options, change)],
    ['factor', (change: Change) => endSecondFactor(options, change)],
  ] as const)
    pages.post(`${PATH}/:id/${path}`, async (context) => {
      const id = idInPath(context);
      const result = await run({ id, author: authorOf(context), seen: context.get('form').text('seen') });
      return result === 'gone' ? context.notFound() : redirectToOffice(context, `${PATH}/${id}`, result);
    });

  pages.post(`${PATH}/:id/invite`, async (context) => {
    const id = idInPath(context);
    const change = { id, author: authorOf(context), seen: context.get('form').text('seen') };
    const invited = await inviteAgain(options, change);
    if (invited === 'gone') return context.notFound();
    if (typeof invited === 'string') return redirectToOffice(context, `${PATH}/${id}`, invited);
    const operator = await loadOperator(options.database, id);
    return answerInvited(context, options, { id, link: invited.link, name: operator?.name ?? '' });
  });
}

import type { Context } from 'hono';
import {
  addRequest,
  changeRequest,
  loadRequests,
  type RequestChange,
  receivedProblem,
} from '../../persons/requests/person-requests';
import { requestKinds } from '../../persons/requests/request-deadline';
import { berlinDay, isDay } from '../../platform/berlin-day';
import type { OfficeOptions } from '../options';
import type { Form } from '../page/form';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  failureText,
  idInPath,
  redirectWithResult,
} from '../page/office';
import { MAX_REQUEST_NOTE_LENGTH, type RequestInput } from './requests-section';
import { showPerson } from './serve-persons';

const dayProblems = {
  no_day: 'Bitte geben Sie einen Tag ein, zum Beispiel 26.11.2026.',
  future: 'Dieser Tag liegt in der Zukunft. Bitte geben Sie einen bis heute ein.',
  too_old: 'Dieser Tag liegt mehr als ein Jahr zurück. Bitte prüfen Sie ihn.',
} as const;

const TOO_LONG = `Bitte höchstens ${MAX_REQUEST_NOTE_LENGTH} Zeichen.`;

/** Serves the requests of a person about their data. */
export function serveRequests(pages: BackOfficeApp, options: OfficeOptions): void {
  pages.post('/:client/persons/:id/requests', async (context) => {
    const { kind, ...typed } = readNew(context.get('form'));
    const problems = newProblems({ kind, ...typed }, options.now());
    const known = requestKinds.find((one) => one === kind);
    if (!known || Object.keys(problems).length > 0)
      return showFaulty(context, options, { request: undefined, typed: { kind, ...typed }, problems });
    const result = await addRequest(
      options,
      idInPath(context),
      { kind: known, ...typed },
      actorContextOf(context, options),
    );
    return result === 'gone' ? context.notFound() : backToPerson(context, result);
  });

  pages.post('/:client/persons/:id/requests/:request', async (context) => {
    const form = context.get('form');
    const [accountId, id] = [idInPath(context), idInPath(context, 'request')];
    const request = (await loadRequests(options.database, clientOf(context), accountId)).find((one) => one.id === id);
    const change = changeOf(form);
    if (!request || !change) return context.notFound();
    const { change: _, ...typed } = change;
    const problems = changeProblems(change, request.receivedOn, options.now());
    if (Object.keys(problems).length > 0) return showFaulty(context, options, { request: id, typed, problems });
    const requested = { accountId, id, seen: form.line('seen'), ...change };
    const result = await changeRequest(options, requested, actorContextOf(context, options));
    if (result === 'gone') return context.notFound();
    if (result === 'stale')
      return showFaulty(
        context,
        options,
        { request: id, typed, problems },
        { status: 409, problem: failureText(result) },
      );
    return backToPerson(context, result);
  });
}

const backToPerson = (context: Context<BackOfficeEnv>, result: string) =>
  redirectWithResult(context, `/persons/${idInPath(context)}`, result);

/** Shows the person with the input once more. */
const showFaulty = async (
  context: Context<BackOfficeEnv>,
  options: OfficeOptions,
  input: RequestInput,
  answer: { status: 409 | 422; problem?: string | undefined } = { status: 422 },
): Promise<Response> => (await showPerson(context, options, { input, ...answer })) ?? context.notFound();

const readNew = (form: Form) => ({
  kind: form.line('kind'),
  receivedOn: form.line('receivedOn'),
  note: form.text('note').trim(),
});

function newProblems({ kind, receivedOn, note }: ReturnType<typeof readNew>, now: Date): Record<string, string> {
  const problem = receivedProblem(receivedOn, now);
  return {
    ...(requestKinds.some((one) => one === kind) ? {} : { kind: 'Bitte wählen Sie, worum die Person bittet.' }),
    ...(problem && { receivedOn: dayProblems[problem] }),
    ...noteProblem('note', note),
  };
}

const noteProblem = (name: string, text: string): Record<string, string> =>
  [...text].length > MAX_REQUEST_NOTE_LENGTH ? { [name]: TOO_LONG } : {};

/** Returns the change that a form asks for; undefined for an unknown one. */
function changeOf(form: Form): RequestChange | undefined {
  const action = form.line('action');
  if (action === 'extend') return { change: action, reason: form.text('reason').trim() };
  if (action === 'done') return { change: action, doneOn: form.line('doneOn') };
  return action === 'reopen' ? { change: action } : undefined;
}

function changeProblems(change: RequestChange, receivedOn: string, now: Date): Record<string, string> {
  if (change.change === 'extend')
    return change.reason === ''
      ? { reason: 'Bitte nennen Sie den Grund: Ohne ihn verlängert sich die Frist nicht.' }
      : noteProblem('reason', change.reason);
  if (change.change === 'reopen') return {};
  if (!isDay(change.doneOn)) return { doneOn: dayProblems.no_day };
  if (change.doneOn > berlinDay(now)) return { doneOn: dayProblems.future };
  return change.doneOn < receivedOn ? { doneOn: 'Dieser Tag liegt vor dem Eingang. Bitte prüfen Sie ihn.' } : {};
}

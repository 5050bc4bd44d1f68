import { html, raw } from 'hono/html';
import type { PersonRequest } from '../../persons/requests/person-requests';
import { requestKinds } from '../../persons/requests/request-deadline';
import { berlinDay } from '../../platform/berlin-day';
import { requestLabels } from '../history/history-words';
import { labelled } from '../page/fields';
import { csrfField, type Html } from '../page/page';
import { box } from '../ui/shapes';
import { dayText, deadlineText, requestBadge, requestLabel } from './person-words';

/** The longest note on a request, and the longest reason of an extension. */
export const MAX_REQUEST_NOTE_LENGTH = 500;

/** The input of a form that could not be used, with its problems by field. */
export type RequestInput = {
  /** The id of the request in question; undefined for a new one. */
  request: number | undefined;
  typed: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
};

type RequestForms = {
  /** The address of the forms; undefined for an operator who may only read. */
  action: string | undefined;
  csrf: string;
  input?: RequestInput | undefined;
  now: Date;
};

/** Renders the requests of a person about their data, with their deadlines, and the form for another one. */
export const requestsSection = (requests: readonly PersonRequest[], forms: RequestForms): Html =>
  box(
    'Auskunft und Löschung',
    html`<p class="hint">Fragt eine Person nach ihren Daten, nach ihrer Löschung oder Berichtigung, ist ein Monat Zeit (DSGVO, Artikel 12).</p>
${requests.length === 0 ? html`<p class="soft">Bisher ist kein Antrag eingetragen.</p>` : html`<ul class="rows">${requests.map((request) => requestItem(request, forms))}</ul>`}
${forms.action === undefined ? '' : newRequestForm(forms.action, forms)}`,
    'requests',
  );

const requestItem = (request: PersonRequest, { action, csrf, input, now }: RequestForms) => {
  const { id, receivedOn, dueOn, extension, note, doneOn, doneBy } = request;
  const own = input?.request === id ? input : undefined;
  return html`<li id="request-${id}"><div class="split"><span><b>${requestLabel(request)}</b> <span class="soft">eingegangen am ${dayText(receivedOn)}</span></span>${requestBadge(request, now)}</div>
${note && html`<p>${note}</p>`}
${extension === null ? '' : html`<p class="hint">Frist um zwei Monate verlängert: ${extension}</p>`}
${doneOn === null ? html`<p class="hint">Antworten bis ${dayText(dueOn)} (${deadlineText(dueOn, berlinDay(now))})</p>` : doneBy && html`<p class="hint">Erledigt von ${doneBy}</p>`}
${action === undefined ? '' : html`<div class="actions">${doneOn === null ? openForms(request, { action, csrf, own, now }) : reopenForm(request, action, csrf)}</div>`}</li>`;
};

const hiddenFields = ({ version }: PersonRequest, csrf: string) =>
  html`${csrfField(csrf)}<input type="hidden" name="seen" value="${version}">`;

function openForms(
  request: PersonRequest,
  { action, csrf, own, now }: { action: string; csrf: string; own: RequestInput | undefined; now: Date },
): Html {
  const { id, kind, extension, receivedOn } = request;
  const path = `${action}/${id}`;
  const day = own?.typed.doneOn ?? berlinDay(now);
  const done = html`<details${raw(own?.typed.doneOn === undefined ? '' : ' open')}><summary>Als erledigt eintragen</summary>
<form method="post" action="${path}">${hiddenFields(request, csrf)}
${labelled({ id: `doneOn-${id}`, name: 'doneOn', label: 'Beantwortet am' }, own?.problems.doneOn, (attributes) => html`<input class="width-date" type="date" ${attributes} min="${receivedOn}" max="${berlinDay(now)}" value="${day}">`)}
<button name="action" value="done">${requestLabels[kind]} erledigt</button></form></details>`;
  if (extension !== null) return done;
  return html`${done}<details${raw(own?.typed.reason === undefined ? '' : ' open')}><summary>Frist verlängern</summary>
<form method="post" action="${path}">${hiddenFields(request, csrf)}
${labelled(
  {
    id: `reason-${id}`,
    name: 'reason',
    label: 'Grund',
    hint: 'Die Person muss ihn innerhalb des ersten Monats erfahren. Teilen Sie ihn ihr mit.',
  },
  own?.problems.reason,
  (attributes) => html`<textarea class="words" ${attributes} maxlength="${MAX_REQUEST_NOTE_LENGTH}">
${own?.typed.reason}</textarea>`,
)}
<button class="quiet" name="action" value="extend">Um zwei Monate verlängern</button></form></details>`;
}

const reopenForm = (request: PersonRequest, action: string, csrf: string) =>
  html`<form method="post" action="${action}/${request.id}">${hiddenFields(request, csrf)}<button class="text" name="action" value="reopen">Wieder öffnen</button></form>`;

function newRequestForm(action: string, { csrf, input, now }: RequestForms): Html {
  const own = input && input.request === undefined ? input : undefined;
  const { kind = 'access', receivedOn = berlinDay(now), note = '' } = own?.typed ?? {};
  return html`<details${raw(own ? ' open' : '')}><summary>Antrag eintragen</summary>
<form method="post" action="${action}">${csrfField(csrf)}
<fieldset><legend>Worum bittet die Person?</legend><div class="checks">${requestKinds.map(
    (one) =>
      html`<label class="check"><input type="radio" name="kind" value="${one}"${raw(one === kind ? ' checked' : '')}> ${requestLabels[one]}</label>`,
  )}</div>${own?.problems.kind && html`<p class="error">${own.problems.kind}</p>`}</fieldset>
${labelled({ name: 'receivedOn', label: 'Eingegangen am' }, own?.problems.receivedOn, (attributes) => html`<input class="width-date" type="date" ${attributes} max="${berlinDay(now)}" value="${receivedOn}">`)}
${labelled(
  {
    id: 'request-note',
    name: 'note',
    label: 'Notiz (freiwillig)',
    hint: 'Zum Beispiel, auf welchem Weg sie gefragt hat. Auch das gehört zu den Daten, die sie bekommt.',
  },
  own?.problems.note,
  (attributes) => html`<textarea class="words" ${attributes} maxlength="${MAX_REQUEST_NOTE_LENGTH}">
${note}</textarea>`,
)}
<button class="quiet">Antrag eintragen</button></form></details>`;
}

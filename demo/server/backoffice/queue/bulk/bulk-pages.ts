import { html, raw } from 'hono/html';
import type { MailPreview } from '../../decisions/decision-mails';
import { csrfField, type Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { badge, countText, notice } from '../../ui/shapes';
import { nameCell, table, twoLines } from '../../ui/table';
import { type QueueChoice, queuePath } from '../queue-choice';
import { entryName, kindIcons, queueKinds } from '../queue-kinds';
import { choiceFields } from '../queue-place';
import type { Pick } from './decide-entry';

type Context = { client: string; csrf: string; choice: QueueChoice };

const hrefOf = (client: string, path: string) => `/backoffice/${encodeURIComponent(client)}${path}`;

/** The question for the reason of a refusal of several entries. */
export type RefusalQuestion = Context & {
  picks: readonly Pick[];
  /** Those that cannot be refused together with others. */
  apart: readonly Pick[];
  reason: string;
  isReasonMissing: boolean;
  /** The mail about the first entry; undefined without a reason, and for an advert. */
  mail: MailPreview | undefined;
};

/** Renders the form for one reason, with the entries it is for, and then the mail. */
export const refusalPage = ({ picks, apart, reason, isReasonMissing, mail, ...context }: RefusalQuestion): Html => {
  const { client, csrf, choice } = context;
  const fields = html`${csrfField(csrf)}${choiceFields(choice)}<input type="hidden" name="do" value="refuse">${picks.map(
    ({ entry, seen }) => html`<input type="hidden" name="pick.${entryName(entry)}" value="${seen || 'yes'}">`,
  )}`;
  const mayConfirm = reason !== '' && !isReasonMissing;
  const adverts = picks.filter(({ entry }) => entry.kind === 'advert').length;
  return html`${
    apart.length > 0 &&
    notice({
      tone: 'wait',
      title: `${countText(apart.length)} davon nicht dabei`,
      text: `${namesOf(apart)}: Das entscheiden Sie bitte einzeln.`,
    })
  }<div class="pair"><section aria-labelledby="why"><h2 id="why">Warum? Alle lesen dieselbe Begründung.</h2>
<form method="post" action="${hrefOf(client, '/queue')}">${fields}
<ul>${picks.map(({ entry }) => html`<li>${entry.title} <span class="soft">${queueKinds[entry.kind]}</span></li>`)}</ul>
${adverts > 0 ? html`<p class="hint">${adverts === 1 ? 'Eine Anzeige wird' : `${countText(adverts)} Anzeigen werden`} ganz gutgeschrieben. Das lässt sich nicht zurücknehmen.</p>` : ''}
<div class="field"><label for="reason">Begründung</label>${isReasonMissing ? html`<p class="error" id="reason-error">Bitte schreiben Sie eine Begründung.</p>` : ''}
<textarea class="words" id="reason" name="reason" maxlength="500" required${raw(isReasonMissing ? ' autofocus aria-invalid="true" aria-describedby="reason-error"' : '')}>
${reason}</textarea></div>
<div class="actions"><button class="${mayConfirm ? 'quiet' : ''}" name="step" value="preview">${mayConfirm ? 'Vorschau erneuern' : 'Weiter zur Vorschau'}</button>
<a class="aside" href="${hrefOf(client, queuePath(choice))}">Abbrechen</a></div></form></section>
${
  mayConfirm &&
  html`<section aria-labelledby="mail"><h2 id="mail">${picks.length === 1 ? 'Eine Person bekommt eine E-Mail' : `Bis zu ${countText(picks.length)} E-Mails gehen ab`}</h2>
${previewOf(mail, picks)}
<form method="post" action="${hrefOf(client, '/queue')}">${fields}<input type="hidden" name="reason" value="${reason}"><input type="hidden" name="confirmed" value="yes">
<div class="actions"><button class="danger">${countText(picks.length)} ablehnen</button></div></form></section>`
}</div>`;
};

const namesOf = (picks: readonly Pick[]) => picks.map(({ entry }) => `„${entry.title}“`).join(', ');

function previewOf(mail: MailPreview | undefined, picks: readonly Pick[]): Html {
  const [first] = picks;
  if (mail === undefined || typeof mail === 'string')
    return html`<p class="soft">Jede Person liest, welcher Eintrag abgelehnt ist, und Ihre Begründung.</p>`;
  return html`<p class="soft">So liest es die Person zu „${first?.entry.title}“:</p>
<dl><dt>An</dt><dd>${mail.to}</dd><dt>Betreff</dt><dd>${mail.subject}</dd></dl><p class="letter">${mail.text}</p>`;
}

/** An entry of several with the cause for which it was not decided on. */
export type Undecided = Pick & { cause: string };

/** Renders what a deed on several entries has not decided, and why. */
export function undecidedPage(
  { client, choice }: Pick2,
  { done, label, undecided }: { done: number; label: string; undecided: readonly Undecided[] },
): Html {
  return html`${done > 0 ? notice({ tone: 'good', title: `${countText(done)} ${label}`, text: 'Das lässt sich in der Liste zehn Minuten lang zurücknehmen.' }) : ''}
${table({
  label: 'Nicht entschieden',
  hasHeading: true,
  columns: [{ label: 'Eintrag', kind: 'named' }, { label: 'Warum nicht' }],
  rows: undecided.map(({ entry, cause }) => ({
    cells: [
      nameCell({
        href: hrefOf(client, queuePath(choice, entry)),
        title: entry.title,
        second: queueKinds[entry.kind],
        sign: kindIcons[entry.kind],
      }),
      twoLines(badge('wait', 'offen'), cause),
    ],
  })),
  empty: '',
})}
<p><a class="button" href="${hrefOf(client, queuePath(choice))}">${icon('back')}Zurück zur Liste</a></p>`;
}

type Pick2 = { client: string; choice: QueueChoice };

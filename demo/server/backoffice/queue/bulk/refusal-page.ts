import { html, raw } from 'hono/html';
import type { MailPreview } from '../../decisions/decision-mails';
import { csrfField, type Html } from '../../page/page';
import { countText, notice } from '../../ui/shapes';
import { type QueueChoice, queuePath } from '../queue-choice';
import { entryName, manyOfKind, type QueueKind, queueKinds } from '../queue-kinds';
import { choiceFields } from '../queue-place';
import type { Pick } from './decide-entry';
import { type Readers, readerOf } from './readers';
import { type RefusalReasons, refusalTemplates, templateName } from './refusal-reasons';

/** The mail about one of the refused entries. */
export type RefusalMail = Exclude<MailPreview, string> & { title: string };

/** The question for the reasons of a refusal of several entries. */
export type RefusalQuestion = {
  client: string;
  csrf: string;
  choice: QueueChoice;
  picks: readonly Pick[];
  /** The kinds among them. */
  kinds: readonly QueueKind[];
  /** Those that cannot be refused together with others. */
  apart: readonly Pick[];
  readers: Readers;
  reasons: RefusalReasons;
  /** The kinds without a reason, once the form is sent. */
  missing: readonly QueueKind[];
  /** The mails about the first entry of each kind; undefined without a reason for each kind. */
  mails: readonly RefusalMail[] | undefined;
};

/** Renders the form for the reasons, with the entries they are for, and then the mails. */
export function refusalPage({ mails, apart, ...question }: RefusalQuestion): Html {
  const { client, choice, picks, kinds, reasons, missing } = question;
  const adverts = picks.filter(({ entry }) => entry.kind === 'advert').length;
  const isMissing = missing.length > 0;
  return html`${
    apart.length > 0 &&
    notice({
      tone: 'wait',
      title: `${countText(apart.length)} davon nicht dabei`,
      text: `${namesOf(apart)}: Das entscheiden Sie bitte einzeln.`,
    })
  }<div class="pair"><section aria-labelledby="why"><h2 id="why">Warum? Die Personen lesen es.</h2>
<form method="post" action="${hrefOf(client, '/queue')}">${fieldsOf(question)}
<ul>${picks.map(({ entry }) => html`<li>${entry.title} <span class="soft">${queueKinds[entry.kind]}</span></li>`)}</ul>
${adverts > 0 ? html`<p class="hint">${adverts === 1 ? 'Eine Anzeige wird' : `${countText(adverts)} Anzeigen werden`} ganz gutgeschrieben. Das lässt sich nicht zurücknehmen.</p>` : ''}
${isMissing ? html`<p class="error" id="reason-error">${missingText(missing)}</p>` : ''}
${kinds.map((kind) => templatesFor(kind, reasons, missing))}
<div class="field"><label for="reason">Eigene Worte für alle, allein oder als Ergänzung</label>
<textarea class="words" id="reason" name="reason" maxlength="500"${raw(isMissing ? ' autofocus aria-invalid="true" aria-describedby="reason-error"' : '')}>
${wordsOf(reasons)}</textarea></div>
<div class="actions"><button class="${mails ? 'quiet' : ''}" name="step" value="preview">${mails ? 'Vorschau erneuern' : 'Weiter zur Vorschau'}</button>
<a class="aside" href="${hrefOf(client, queuePath(choice))}">Abbrechen</a></div></form></section>
${mails && previewOf(question, mails)}</div>`;
}

const hrefOf = (client: string, path: string) => `/backoffice/${encodeURIComponent(client)}${path}`;

type Question = Omit<RefusalQuestion, 'mails' | 'apart'>;

/** Returns the operator's own words, which are the same for each kind. */
const wordsOf = ({ event }: RefusalReasons) => event.text;

const missingText = (missing: readonly QueueKind[]) =>
  `Bitte wählen Sie einen Grund oder schreiben Sie einen eigenen: ${missing.map((kind) => manyOfKind[kind]).join(', ')}.`;

function templatesFor(kind: QueueKind, reasons: RefusalReasons, missing: readonly QueueKind[]): Html {
  const { template } = reasons[kind];
  return html`<fieldset${raw(missing.includes(kind) ? ' aria-describedby="reason-error"' : '')}><legend>${manyOfKind[kind]}</legend>
${refusalTemplates[kind].map(({ de }, index) => html`<label class="check"><input type="radio" name="${templateName(kind)}" value="${index}"${raw(template === index ? ' checked' : '')}> ${de}</label>`)}</fieldset>`;
}

const fieldsOf = ({ csrf, choice, picks }: Question) =>
  html`${csrfField(csrf)}${choiceFields(choice)}<input type="hidden" name="do" value="refuse">${picks.map(
    ({ entry, seen }) => html`<input type="hidden" name="pick.${entryName(entry)}" value="${seen || 'yes'}">`,
  )}`;

const namesOf = (picks: readonly Pick[]) => picks.map(({ entry }) => `„${entry.title}“`).join(', ');

/** Renders the mails, and the form that refuses. */
function previewOf(question: Question, mails: readonly RefusalMail[]): Html {
  const { client, picks, kinds, readers, reasons } = question;
  const counts = picks.map(({ entry }) => readerOf(readers, entry).mails);
  const silent = counts.filter((count) => count === 0).length;
  return html`<section aria-labelledby="mail"><h2 id="mail">${mailCountText(counts.reduce((sum, count) => sum + count, 0))}</h2>
${silent > 0 ? html`<p class="hint">${silent === 1 ? 'Zu einem Eintrag' : `Zu ${countText(silent)} Einträgen`} geht keine E-Mail hinaus: Die Adresse ist nicht bestätigt, oder es gibt das Konto nicht mehr.</p>` : ''}
${kinds.includes('advert') ? html`<p class="soft">Zu einer Anzeige lesen die Käufer Ihre Begründung. Die Gutschrift geht auch an die Rechnungsadresse, wenn das eine andere ist.</p>` : ''}
${mails.map(
  ({ title, to, subject, text }) => html`<p class="soft">So liest es die Person zu „${title}“:</p>
<dl><dt>An</dt><dd>${to}</dd><dt>Betreff</dt><dd>${subject}</dd></dl><p class="letter">${text}</p>`,
)}
<form method="post" action="${hrefOf(client, '/queue')}">${fieldsOf(question)}<input type="hidden" name="reason" value="${wordsOf(reasons)}">${kinds.map(
    (kind) =>
      reasons[kind].template !== undefined &&
      html`<input type="hidden" name="${templateName(kind)}" value="${reasons[kind].template}">`,
  )}<input type="hidden" name="confirmed" value="yes">
<div class="actions"><button class="danger">${countText(picks.length)} ablehnen</button></div></form></section>`;
}

const mailCountText = (count: number) =>
  count === 0
    ? 'Es geht keine E-Mail hinaus'
    : count === 1
      ? 'Eine E-Mail geht hinaus'
      : `${countText(count)} E-Mails gehen hinaus`;

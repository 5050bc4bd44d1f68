import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { type BackOfficeEnv, clientOf, csrfOf } from '../page/office';
import { csrfField, type Html } from '../page/page';

/** An action that can be undone. */
type UndoableAction = {
  /** The action of the form, relative to the client's path. */
  path: string;
  hidden?: Readonly<Record<string, string>>;
  /** More hidden fields. */
  fields?: Html;
  /** The action and its subject. */
  label: string;
  subject: string;
  /** The formatted end of the undo period. */
  deadline: string;
  /** The name of another operator who did it; null for an own action. */
  doneByOther: string | null;
  /** True if this operator did it just now. */
  isNew: boolean;
};

/** Renders an action that can be undone, with its button. */
export function undoForm(
  context: Context<BackOfficeEnv>,
  { path, hidden = {}, fields: moreFields, label, subject, deadline, doneByOther, isNew }: UndoableAction,
): Html {
  const author = doneByOther === null ? '' : ` Entschieden von ${doneByOther}.`;
  const fields = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="/backoffice/${encodeURIComponent(clientOf(context))}${path}">${csrfField(csrfOf(context))}
${fields}${moreFields}
<span${raw(isNew ? ' role="status"' : '')}>${isNew ? html`<strong class="ok">Gespeichert.</strong> ` : ''}<strong>${label}</strong>${subject && ` · ${subject}`}. <span class="hint">${deadline}${author}</span></span>
<button class="text" aria-label="Rückgängig machen: ${label}, ${subject}">Rückgängig machen</button></form>`;
}

/** Renders the newest line, and the others in a disclosure. @param othersLabel the label with their number */
export const undoBar = (label: string, [newest, ...others]: readonly Html[], othersLabel: string): Html =>
  html`<section class="undo" aria-label="${label}">
${newest}
${others.length === 0 ? '' : html`<details><summary>${othersLabel}</summary>${others}</details>`}</section>`;

import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { clientOf, csrfOf, type OfficeEnv } from '../page/office';
import { csrfField, type Html } from '../page/page';

/** An action that can be undone. */
type Line = {
  /** The action of the form, relative to the client's path. */
  path: string;
  hidden?: Readonly<Record<string, string>>;
  /** The action and its subject. */
  what: string;
  whom: string;
  /** The formatted end of the undo period. */
  until: string;
  /** The device of the action, and this one. */
  by: string | null;
  operator: string | undefined;
  /** True if it was done just now on this device. */
  isNew: boolean;
};

/** Renders an action that can be undone, with its button. */
export function undoLine(
  context: Context<OfficeEnv>,
  { path, hidden = {}, what, whom, until, by, operator, isNew }: Line,
): Html {
  const elsewhere = by === null || by === operator ? '' : ` Entschieden an Gerät ${by}.`;
  const fields = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="/backoffice/${encodeURIComponent(clientOf(context))}${path}">${csrfField(csrfOf(context))}
${fields}
<span${raw(isNew ? ' role="status"' : '')}>${isNew ? html`<strong class="ok">Gespeichert.</strong> ` : ''}<strong>${what}</strong>${whom && ` · ${whom}`}. <span class="hint">${until}${elsewhere}</span></span>
<button class="text" aria-label="Rückgängig machen: ${what}, ${whom}">Rückgängig machen</button></form>`;
}

/** Renders the newest line, and the others in a disclosure. @param more the label with their number */
export const undoBar = (label: string, [newest, ...others]: readonly Html[], more: string): Html =>
  html`<section class="undo" aria-label="${label}">
${newest}
${others.length === 0 ? '' : html`<details><summary>${more}</summary>${others}</details>`}</section>`;

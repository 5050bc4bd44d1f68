import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { clientOf, csrfOf, type OfficeEnv } from '../page/office';
import { csrfField, type Html } from '../page/page';

/** Something that can be taken back. */
type Line = {
  /** Where that is sent, from the path of the client on. */
  path: string;
  hidden?: Readonly<Record<string, string>>;
  /** What was done, and to what. */
  what: string;
  whom: string;
  /** Until when it can be taken back, in words. */
  until: string;
  /** The device on which it was done, and this one. */
  by: string | null;
  operator: string | undefined;
  /** Whether it was done just now, here. */
  isNew: boolean;
};

/** One thing that can be taken back, with the button for it. */
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

/** The newest of them, and the others behind a line. @param more how many others there are, in words */
export const undoBar = (label: string, [newest, ...others]: readonly Html[], more: string): Html =>
  html`<section class="undo" aria-label="${label}">
${newest}
${others.length === 0 ? '' : html`<details><summary>${more}</summary>${others}</details>`}</section>`;

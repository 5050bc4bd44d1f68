import { html } from 'hono/html';
import { csrfField, type Html } from '../page/page';
import { icon } from '../ui/icons';
import type { NoteKind } from './note-targets';

/** The length of the longest note. */
export const MAX_NOTE_LENGTH = 1000;

/** The parts of the form of a note; text and problem after a refusal. */
export type NoteForm = {
  client: string;
  csrf: string;
  kind: NoteKind;
  record: string | number;
  text?: string;
  problem?: string | undefined;
};

/** Renders the form of a note for colleagues, folded; after a refusal it is open and keeps the text. */
export const noteForm = ({
  client,
  csrf,
  kind,
  record,
  text = '',
  problem,
}: NoteForm): Html => html`<details class="note"${problem ? html` open` : ''}>
<summary>${icon('plus', 'small')}Notiz für Kollegen</summary>
<form method="post" action="/backoffice/${encodeURIComponent(client)}/notes">${csrfField(csrf)}
<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="record" value="${record}">
<div class="field"><label for="note">Notiz</label>
<textarea id="note" name="text" class="words" maxlength="${MAX_NOTE_LENGTH}" required aria-describedby="note-hint${problem ? ' note-error' : ''}"${problem ? html` aria-invalid="true"` : ''}>
${text}</textarea>
<p class="hint" id="note-hint">Nur in der Verwaltung zu lesen, nie von Mitgliedern.</p>${problem && html`<p class="error" id="note-error">${problem}</p>`}</div>
<div class="actions"><button class="quiet">Notiz speichern</button></div></form></details>`;

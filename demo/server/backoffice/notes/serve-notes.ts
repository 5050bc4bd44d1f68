import { recordAction } from '../../history/actor-context';
import { inOneWrite } from '../../platform/http/write';
import type { OfficeOptions } from '../options';
import { actorContextOf, type BackOfficeApp, clientOf, csrfOf, isKeyOf, operatorOf, show } from '../page/office';
import { MAX_NOTE_LENGTH, noteForm } from './note-form';
import { findNoteTarget, noteTargets } from './note-targets';

/** Serves notes for colleagues, which stand in the timeline of a record. */
export function serveNotes(pages: BackOfficeApp, options: OfficeOptions): void {
  pages.post('/:client/notes', async (context) => {
    const form = context.get('form');
    const [client, kind, record] = [clientOf(context), form.line('kind'), form.line('record')];
    if (!isKeyOf(noteTargets, kind)) return context.notFound();
    const { role } = operatorOf(context);
    const target = await findNoteTarget(options.database, { client, kind, record, role });
    if (!target) return context.notFound();
    const text = form.text('text').trim();
    const problem = problemOf(text);
    if (problem) {
      const content = noteForm({ ...{ client, kind, record, text, problem }, csrf: csrfOf(context) });
      return show(context, { title: 'Notiz für Kollegen', status: 422, content });
    }
    const actorContext = actorContextOf(context, options);
    await inOneWrite(options, async (transaction) => {
      const written = await transaction.query(
        `select from history where client = $1 and kind = $2 and record = $3 and action = 'note' and details->>'text' = $4
           and operator_id is not distinct from $5 and at > $6::timestamptz - interval '1 minute'`,
        [client, kind, record, text, actorContext.operator ?? null, actorContext.now],
      );
      // The same note twice is a form that was sent twice.
      if (written.length > 0) return;
      await recordAction(transaction, actorContext, {
        ...{ kind, record, action: 'note', details: { text } },
        accountId: target.accountId ?? undefined,
      });
    });
    return context.redirect(`${target.href}?said=done`, 303);
  });
}

function problemOf(text: string): string | undefined {
  if (text === '') return 'Bitte schreiben Sie eine Notiz.';
  if ([...text].length > MAX_NOTE_LENGTH) return `Die Notiz ist zu lang: höchstens ${MAX_NOTE_LENGTH} Zeichen.`;
  return undefined;
}

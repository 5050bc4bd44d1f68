import type { EventPayload } from '../../../src/model/payloads/event-payload';
import { isRecord } from '../../../src/model/payloads/payload-fields';
import { FREE_FIELD_FORMATS, usableFreeFields } from '../../../src/model/rules/free-field-problems';
import type { EventContent } from '../../../src/model/written/event-content';
import { contentOf } from '../../../src/model/written/read-content';
import type { Readable } from '../http/body';
import type { OwnEvent } from './own-event';
import type { RecordingRules } from './recording-rules';
import { safeHtml } from './safe-html';

/** An event as far as what was sent could be read. */
export type SentEvent = Readable<EventPayload>;

const HTML = ['longdesc1', 'longdesc2', 'longdesc3'] as const;

/** What was sent, with formatted texts as they may be stored. */
export function withSafeTexts(sent: SentEvent, rules: RecordingRules): SentEvent {
  const cleaned = (texts: SentEvent | NonNullable<SentEvent['en']>) =>
    Object.fromEntries(
      HTML.flatMap((name) => {
        const html = texts[name];
        return html ? [[name, safeHtml(html, rules.fieldSettings.recording[name].richText)]] : [];
      }),
    );
  const formatted = new Set(usableFreeFields(rules).flatMap(({ name, type }) => (type === 'wysiwyg' ? [name] : [])));
  return {
    ...sent,
    ...cleaned(sent),
    ...(sent.en && { en: { ...sent.en, ...cleaned(sent.en) } }),
    ...(sent.freeFields && {
      freeFields: sent.freeFields.map(({ name, value }) => ({
        name,
        value: formatted.has(name.trim()) && typeof value === 'string' ? safeHtml(value, FREE_FIELD_FORMATS) : value,
      })),
    }),
  };
}

/** The content that was sent, whose rows are known by ids of the server. */
export function numberedContent(
  sent: SentEvent,
  stored: Pick<OwnEvent, 'content' | 'lastRow'> | undefined,
  rules: RecordingRules,
): { content: EventContent; lastRow: number } {
  let lastRow = stored?.lastRow ?? 0;
  const known = new Set(stored ? rowIdsOf(stored.content) : []);
  const content = contentOf(withKnownRows(sent, known) as SentEvent, () => ++lastRow);
  // Who cannot see the priority does not set it either.
  const { visible } = rules.fieldSettings.recording.priority;
  return { content: visible ? content : { ...content, priority: stored?.content.priority }, lastRow };
}

/** The ids of all rows, at any depth. */
function rowIdsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => [...(isRecord(row) ? [row.id] : []), ...rowIdsOf(row)]);
  return isRecord(value) ? Object.values(value).flatMap(rowIdsOf) : [];
}

/** The same rows, without ids that the event does not have or that another row has used; those rows are new. */
function withKnownRows(value: unknown, free: Set<unknown>): unknown {
  if (Array.isArray(value)) return value.map((row) => withKnownRows(row, free));
  if (!isRecord(value)) return value;
  const { id, ...rest } = value;
  const fields = Object.entries(rest).map(([name, inner]) => [name, withKnownRows(inner, free)] as const);
  return { ...(free.delete(id) && { id }), ...Object.fromEntries(fields) };
}

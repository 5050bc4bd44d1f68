import { isRecord } from '../../../src/model/payloads/payload-fields';
import { FREE_FIELD_FORMATS } from '../../../src/model/rules/free-field-problems';
import { usableFreeFields } from '../../../src/model/rules/visible-fields';
import type { RecordingRules } from '../clients/recording-rules';
import { safeHtml } from './safe-html';

const HTML = ['longdesc1', 'longdesc2', 'longdesc3'] as const;

type HtmlTexts = { [Name in (typeof HTML)[number]]?: string | null | undefined };

/** The sent texts that may contain HTML. */
export type SentTexts = HtmlTexts & {
  en?: HtmlTexts | null | undefined;
  freeFields?: { name: string; value: string | number | boolean }[] | null | undefined;
};

/** Returns a sent record whose formatted texts are safe to store. */
export function withSafeTexts<Sent extends SentTexts>(sent: Sent, rules: RecordingRules): Sent {
  const cleaned = (texts: HtmlTexts) =>
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

/** Returns the sent content, whose rows get ids of the server. */
export function numberedContent<Sent, Content>(
  contentOf: (sent: Sent, newId: () => number) => Content,
  sent: Sent,
  stored: { content: Content; lastRow: number } | undefined,
): { content: Content; lastRow: number } {
  let lastRow = stored?.lastRow ?? 0;
  const known = new Set(stored ? rowIdsOf(stored.content) : []);
  const content = contentOf(withKnownRows(sent, known) as Sent, () => ++lastRow);
  return { content, lastRow };
}

/** Returns the ids of all rows, at any depth. */
function rowIdsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => [...(isRecord(row) ? [row.id] : []), ...rowIdsOf(row)]);
  return isRecord(value) ? Object.values(value).flatMap(rowIdsOf) : [];
}

/**
 * Returns the rows without ids that are unknown or used by another row; those rows are new. A changed day of a series
 * keeps the ids of its series' times: other programs identify its dates by them.
 */
function withKnownRows(value: unknown, all: ReadonlySet<unknown>, free = new Set(all)): unknown {
  if (Array.isArray(value)) return value.map((row) => withKnownRows(row, all, free));
  if (!isRecord(value)) return value;
  const { id, ...rest } = value;
  const fields = Object.entries(rest).map(([name, inner]) => {
    const isChanged = name === 'changed' && Array.isArray(inner);
    return [name, isChanged ? inner.map((day) => withKnownRows(day, all)) : withKnownRows(inner, all, free)] as const;
  });
  return { ...(free.delete(id) && { id }), ...Object.fromEntries(fields) };
}

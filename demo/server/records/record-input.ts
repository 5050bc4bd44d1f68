import { isRecord } from '../../../src/model/payloads/payload-fields';
import { FREE_FIELD_FORMATS } from '../../../src/model/rules/free-field-problems';
import { usableFreeFields } from '../../../src/model/rules/visible-fields';
import type { RecordingRules } from '../clients/recording-rules';
import { safeHtml } from './safe-html';

const HTML = ['longdesc1', 'longdesc2', 'longdesc3'] as const;

type HtmlTexts = { [Name in (typeof HTML)[number]]?: string | null | undefined };

/** What may hold HTML of what was sent. */
export type SentTexts = HtmlTexts & {
  en?: HtmlTexts | null | undefined;
  freeFields?: { name: string; value: string | number | boolean }[] | null | undefined;
};

/** What was sent, with formatted texts as they may be stored. */
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

/** The content that was sent, whose rows are known by ids of the server. */
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

/** The ids of all rows, at any depth. */
function rowIdsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((row) => [...(isRecord(row) ? [row.id] : []), ...rowIdsOf(row)]);
  return isRecord(value) ? Object.values(value).flatMap(rowIdsOf) : [];
}

/**
 * The same rows, without ids that the record does not have or that another row has used; those rows are new. A changed
 * day of a series keeps the ids of the times of its series: by them other programs know its dates.
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

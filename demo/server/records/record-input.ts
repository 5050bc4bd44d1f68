import { isRecord } from '../../../src/model/payloads/payload-fields';
import { FREE_FIELD_FORMATS } from '../../../src/model/rules/free-field-problems';
import { usableFreeFields } from '../../../src/model/rules/visible-fields';
import type { RecordingRules } from '../clients/recording-rules';
import { safeHtml } from './safe-html';

const HTML_FIELDS = ['longdesc1', 'longdesc2', 'longdesc3'] as const;

type HtmlTexts = { [Name in (typeof HTML_FIELDS)[number]]?: string | null | undefined };

/** The sent texts that may contain HTML. */
export type SentTexts = HtmlTexts & {
  en?: HtmlTexts | null | undefined;
  freeFields?: { name: string; value: string | number | boolean }[] | null | undefined;
};

/** Returns a sent record whose formatted texts are safe to store. */
export function withSafeTexts<Sent extends SentTexts>(sent: Sent, rules: RecordingRules): Sent {
  const safeTextsOf = (texts: HtmlTexts) =>
    Object.fromEntries(
      HTML_FIELDS.flatMap((name) => {
        const html = texts[name];
        return html ? [[name, safeHtml(html, rules.fieldSettings.recording[name].richText)]] : [];
      }),
    );
  const htmlFields = new Set(usableFreeFields(rules).flatMap(({ name, type }) => (type === 'wysiwyg' ? [name] : [])));
  return {
    ...sent,
    ...safeTextsOf(sent),
    ...(sent.en && { en: { ...sent.en, ...safeTextsOf(sent.en) } }),
    ...(sent.freeFields && {
      freeFields: sent.freeFields.map(({ name, value }) => ({
        name,
        value: htmlFields.has(name.trim()) && typeof value === 'string' ? safeHtml(value, FREE_FIELD_FORMATS) : value,
      })),
    }),
  };
}

/** Returns the sent content, whose rows get ids of the server. */
export function contentWithIds<Sent, Content>(
  contentOf: (sent: Sent, newId: () => number) => Content,
  sent: Sent,
  stored: { content: Content; lastRow: number } | undefined,
): { content: Content; lastRow: number } {
  let lastRow = stored?.lastRow ?? 0;
  const storedIds = new Set(stored ? rowIdsOf(stored.content) : []);
  const content = contentOf(withStoredIds(sent, storedIds) as Sent, () => ++lastRow);
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
function withStoredIds(value: unknown, storedIds: ReadonlySet<unknown>, unusedIds = new Set(storedIds)): unknown {
  if (Array.isArray(value)) return value.map((row) => withStoredIds(row, storedIds, unusedIds));
  if (!isRecord(value)) return value;
  const { id, ...otherFields } = value;
  const fields = Object.entries(otherFields).map(([name, inner]) => {
    const isChanged = name === 'changed' && Array.isArray(inner);
    return [
      name,
      isChanged ? inner.map((day) => withStoredIds(day, storedIds)) : withStoredIds(inner, storedIds, unusedIds),
    ] as const;
  });
  return { ...(unusedIds.delete(id) && { id }), ...Object.fromEntries(fields) };
}

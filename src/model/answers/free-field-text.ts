import { array, enums, string, type } from 'superstruct';
import { maybe } from '../../lib/parse';

/** A value of the client's free fields as text for visitors. */
export type FreeFieldText = {
  name: string;
  label: string;
  /** In German; a formatted text without its markup. */
  value: string;
  /** In English, if it differs. */
  label_en?: string;
  value_en?: string;
  /** The type of the value, if it is no plain text; older servers do not send it. */
  type?: 'number' | 'date' | 'checkbox' | 'url' | 'email';
  /** A formatted text as HTML, not yet sanitised. */
  html?: string;
};

/** Shape of the free fields in an answer. */
export const FreeFieldsAnswer = array(
  type({
    name: string(),
    label: string(),
    value: string(),
    type: maybe(string()),
    html: maybe(string()),
    label_en: maybe(string()),
    value_en: maybe(string()),
  }),
);

const KINDS = enums(['number', 'date', 'checkbox', 'url', 'email']);

/** Converts the free fields of an answer; unsupported types are left out. */
export const toFreeFieldTexts = (raw: typeof FreeFieldsAnswer.TYPE): FreeFieldText[] =>
  raw.map(({ name, label, value, label_en, value_en, type: kind, html }) => ({
    ...{ name, label, value },
    ...(label_en && { label_en }),
    ...(value_en && { value_en }),
    ...(KINDS.is(kind) && { type: kind }),
    ...(html && { html }),
  }));

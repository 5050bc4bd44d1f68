import { array, enums, string, type } from 'superstruct';
import { maybe } from '../../lib/parse';

/** A value of the client's own fields as visitors read it. */
export type FreeFieldText = {
  name: string;
  label: string;
  /** In German words; a formatted text without its formats. */
  value: string;
  /** In English, where the client calls it otherwise. */
  label_en?: string;
  value_en?: string;
  /** What the value is, where that is more than words; servers of before did not tell. */
  type?: 'number' | 'date' | 'checkbox' | 'url' | 'email';
  /** A formatted text, still to be cleaned. */
  html?: string;
};

/** The fields of an answer. */
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

/** The fields of an answer, without what a later server may call them. */
export const toFreeFieldTexts = (raw: typeof FreeFieldsAnswer.TYPE): FreeFieldText[] =>
  raw.map(({ name, label, value, label_en, value_en, type: kind, html }) => ({
    ...{ name, label, value },
    ...(label_en && { label_en }),
    ...(value_en && { value_en }),
    ...(KINDS.is(kind) && { type: kind }),
    ...(html && { html }),
  }));

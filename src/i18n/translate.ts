import type { MessageDescriptor, Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { formatNumber } from './formats';
import type { Locale } from './locale';
import type { Translate } from './translation';

type Values = Record<string, unknown>;
type Token = string | [name: string] | [name: string, kind: string, forms: Record<string, Compiled>];
type Compiled = string | readonly Token[];

/** The maximum number of decimals. */
const MAX_DIGITS = 3;

/** Compiles the source of a message that is in no catalog yet. Builds contain neither sources nor this compiler. */
const fromSource = (source = ''): Compiled => (import.meta.env.DEV ? (compileMessage(source) as Compiled) : '');

/**
 * Returns a function that formats compiled messages: plain text, values and plurals, which is all that the catalogs
 * contain. It replaces Lingui's own runtime, so that the script tag and the application share a small one.
 *
 * @param overrides the client's own texts by message id, which are plain text
 */
export function translateIn(
  messages: Messages,
  locale: Locale,
  overrides: Readonly<Record<string, string>> = {},
): Translate {
  let plural: Intl.PluralRules | undefined;

  /** Formats a value; numbers look alike everywhere: '5.002'. */
  const textOf = (value: unknown) =>
    typeof value === 'number' ? formatNumber(value, locale, MAX_DIGITS) : String(value);

  function format(message: Compiled, values: Values, count?: unknown): string {
    if (typeof message === 'string') return message.replace(/#/g, () => textOf(count ?? '#'));
    return message.map((token) => formatToken(token, values, count)).join('');
  }

  function formatToken(token: Token, values: Values, count: unknown): string {
    if (typeof token === 'string') return token === '#' ? textOf(count ?? '#') : token;
    const [name, , forms] = token;
    const value = values[name];
    if (!forms) return textOf(value ?? '');
    plural ??= new Intl.PluralRules(locale);
    const form = forms[plural.select(Number(value))] ?? forms.other ?? '';
    return format(form, values, value);
  }

  return ({ id, message, values = {} }: MessageDescriptor) =>
    overrides[id] ?? format((messages[id] as Compiled | undefined) ?? fromSource(message), values);
}

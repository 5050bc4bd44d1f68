import type { Context } from 'hono';
import { cutText } from '../../platform/cut-text';

const MAX_LINE_LENGTH = 1000;
const TYPE = 'application/x-www-form-urlencoded';

/** The fields of a submitted form. */
export type Form = {
  /** Returns one line, trimmed; '' if there is none. */
  line(name: string): string;
  /** Returns the exact input, but with plain line breaks and without NUL, which no database keeps. */
  text(name: string): string;
  /** Returns a chosen file; only {@link formWithFile} reads one. */
  file?(name: string): File | undefined;
  /** The names of its fields, without files. */
  names: readonly string[];
};

/** Reads a submitted form; repeated fields count as absent. */
export async function formOf(context: Context): Promise<Form> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return formFrom(new URLSearchParams(type === TYPE ? await context.req.text() : ''));
}

/** Reads a form with an optional file, which is then in memory: only for logged-in operators. */
export async function formWithFile(context: Context): Promise<Form> {
  const isMultipart = /^\s*multipart\/form-data\s*;/i.test(context.req.header('content-type') ?? '');
  // A malformed or truncated body is a form without fields, which has no CSRF token.
  return isMultipart ? formFrom(await context.req.raw.formData().catch(() => [])) : formOf(context);
}

function formFrom(sent: Iterable<[string, string | File]>): Form {
  const { fields, files } = fieldsOf(sent);
  const text = (name: string) => fields.get(name) ?? '';
  return {
    text,
    file: (name) => files.get(name),
    names: [...fields.keys()],
    line: (name) =>
      cutText(
        text(name)
          .replace(/\p{Cc}+/gu, ' ')
          .trim(),
        MAX_LINE_LENGTH,
      ),
  };
}

function fieldsOf(sent: Iterable<[string, string | File]>) {
  const fields = new Map<string, string>();
  const files = new Map<string, File>();
  const repeated = new Set<string>();
  for (const [name, value] of sent) {
    if (fields.has(name) || files.has(name)) repeated.add(name);
    if (typeof value === 'string') fields.set(name, value.replaceAll('\r\n', '\n').replaceAll('\0', ''));
    else files.set(name, value);
  }
  for (const name of repeated) for (const map of [fields, files]) map.delete(name);
  return { fields, files };
}

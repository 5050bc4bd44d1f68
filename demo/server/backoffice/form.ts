import type { Context } from 'hono';

const LONGEST_LINE = 1000;
const TYPE = 'application/x-www-form-urlencoded';

/** The fields of a submitted form. */
export type Form = {
  /** One line, trimmed; '' when there is none. */
  line(name: string): string;
  /** Exactly what was typed, but with plain line breaks. */
  text(name: string): string;
  /** The names of its fields. */
  names: readonly string[];
};

/** Reads a submitted form; repeated fields count as absent. */
export async function formOf(context: Context): Promise<Form> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const fields = fieldsOf(type === TYPE ? await context.req.text() : '');
  const text = (name: string) => fields.get(name) ?? '';
  return {
    text,
    names: [...fields.keys()],
    line: (name) =>
      text(name)
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, LONGEST_LINE),
  };
}

function fieldsOf(body: string): Map<string, string> {
  const fields = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) repeated.add(name);
    fields.set(name, value.replaceAll('\r\n', '\n'));
  }
  for (const name of repeated) fields.delete(name);
  return fields;
}

import type { Context } from 'hono';

const LONGEST_LINE = 1000;

/** The fields of a submitted form. */
export type Form = {
  /** One line, trimmed; '' when there is none. */
  line(name: string): string;
  /** Exactly what was typed, but with plain line breaks. */
  text(name: string): string;
};

/** Reads a submitted form; files and repeated fields count as absent. */
export async function formOf(context: Context): Promise<Form> {
  const fields: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
  const text = (name: string) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : '';
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
  };
  return {
    text,
    line: (name) =>
      text(name)
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, LONGEST_LINE),
  };
}

import type { PGlite } from '@electric-sql/pglite';
import { newStatementNames } from './statement-names';

/**
 * Runs a frequent statement with a prepared plan, in a third of the time; PGlite plans every statement. Undefined for a
 * statement that is not frequent yet, or whose values cannot be literals.
 */
export type Prepared = <Row>(sql: string, params: readonly unknown[]) => Promise<Row[] | undefined>;

/** Prepares statements in the session of an embedded database. */
export function newPrepared(postgres: Pick<PGlite, 'exec' | 'query'>): Prepared {
  const nameOf = newStatementNames();
  const prepared = new Set<string>();
  return async <Row>(sql: string, params: readonly unknown[]) => {
    const name = nameOf(sql);
    const values = params.map(literalOf);
    if (name === undefined || values.includes(undefined)) return undefined;
    if (!prepared.has(name)) {
      await postgres.exec(`prepare ${name} as ${sql}`);
      prepared.add(name);
    }
    const argumentList = values.length > 0 ? ` (${values.join(', ')})` : '';
    return (await postgres.query<Row>(`execute ${name}${argumentList}`)).rows;
  };
}

/** Returns a value as a literal: a quoted text, whose type follows from the statement. */
export function literalOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return 'null';
  const text = textOf(value);
  // A zero byte would end the statement.
  return text === undefined || text.includes('\0') ? undefined : quoted(text);
}

function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return arrayText(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

function arrayText(values: readonly unknown[]): string | undefined {
  const items = values.map((item) =>
    item === null ? 'NULL' : ['string', 'number', 'boolean'].includes(typeof item) ? escaped(String(item)) : undefined,
  );
  return items.includes(undefined) ? undefined : `{${items.join(',')}}`;
}

const escaped = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Quotes a text. Without an E before the quote a backslash is no escape, so only quotes are doubled. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

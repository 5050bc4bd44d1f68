import type { Context } from 'hono';
import { create, partial, type Struct, type type } from 'superstruct';
import { type Fields, isRecord, payloadProblem, pick } from '../../../../src/model/payloads/payload-fields';
import { type FieldProblem, Problem } from './problem';

const MAX_JSON_SIZE = 100_000;

/** A payload without the fields of a wrong shape. */
export type Readable<Payload> = { [Key in keyof Payload]?: Payload[Key] | undefined };

/**
 * Reads the payload of a request.
 *
 * @param code of the refusal if a field does not have the right shape
 * @throws {Problem} 422 with the problems of the fields, and those of {@link readableOf}
 */
export async function payloadOf<T, Schema>(
  context: Context,
  payload: Struct<T, Schema>,
  code = 'wrong_data',
): Promise<T> {
  const [error, sent] = payload.validate(await readObject(context), { coerce: true });
  if (error) throw new Problem(422, code, error.failures().map(payloadProblem));
  return sent;
}

/**
 * Reads the well-formed fields of a payload and collects the problems of the others, so that one answer has the
 * problems of shapes and rules.
 *
 * @param maxLength maximum characters of the body
 * @throws {Problem} 415 wrong_type, when it is not application/json; 413 too_large; 400 wrong_data, when it is no
 * object
 */
export async function readableOf<Schema extends Fields>(
  context: Context,
  payload: ReturnType<typeof type<Schema>>,
  maxLength = MAX_JSON_SIZE,
) {
  const body = await readObject(context, maxLength);
  const [error] = payload.validate(body, { coerce: true });
  const failures = error?.failures() ?? [];
  const malformed = new Set(failures.map(({ path }) => path[0]));
  const wellFormed = Object.keys(payload.schema).filter((name) => !malformed.has(name));
  return { sent: create(pick(body, wellFormed), partial(payload)), problems: failures.map(payloadProblem) };
}

async function readObject(context: Context, maxLength = MAX_JSON_SIZE): Promise<Record<string, unknown>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem(415, 'wrong_type');
  const text = await context.req.text();
  if (text.length > maxLength) throw new Problem(413, 'too_large');
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // The line below refuses it, as any other body that is no object.
  }
  throw new Problem(400, 'wrong_data');
}

/** Returns the problems of the shapes, then those of the rules for well-formed fields. */
export function allProblems(problems: readonly FieldProblem[], ruleProblems: readonly FieldProblem[]): FieldProblem[] {
  const isReported = ({ path }: FieldProblem) =>
    problems.some((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
  return [...problems, ...ruleProblems.filter((problem) => !isReported(problem))];
}

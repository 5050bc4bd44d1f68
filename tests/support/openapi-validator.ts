import { schemaAt } from '../../demo/tools/conformance/description';

export { schemaAt };

/** Returns the problems of a body by a path below `paths` of the description, or that nothing is described there. */
export function problemsAt(parts: readonly string[], body: unknown): unknown {
  const validate = schemaAt(parts);
  if (!validate) return `${parts.join(' ')} is not described`;
  validate(body);
  return validate.errors ?? undefined;
}

/** Returns the problems of a client call's JSON answer, by its description. */
export function answerProblems(
  method: string,
  path: string,
  { status, body }: { status: number; body: unknown },
): unknown {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const parts = [`/api/${path}`, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'];
  return problemsAt(parts, body);
}

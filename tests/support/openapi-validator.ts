import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import openapi from '../../demo/server/openapi.json';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ ...openapi, $id: 'openapi' });

/** Returns the validator of the schema at a path below `paths` of the description. */
export function schemaAt(parts: readonly string[]) {
  const pointer = parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  return ajv.getSchema(`openapi#/paths/${pointer}`);
}

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

import Ajv, { type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import openapi from '../../server/openapi.json';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ ...openapi, $id: 'openapi' });

/** The maximum number of problems that are named. */
const MAX_NAMED = 3;

/** Returns the validator of the schema at a path below `paths` of the description. */
export function schemaAt(parts: readonly string[]) {
  const pointer = parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  return ajv.getSchema(`openapi#/paths/${pointer}`);
}

/** Returns the differences between the answer of a GET and its description, in words. @param path as in 'events/{id}' */
export function differences(path: string, body: unknown): string | undefined {
  return problemsBy(schemaAt([`/api/${path}`, 'get', 'responses', '200', 'content', typeOf(path), 'schema']), body);
}

/** Returns why a body is no problem as the description has it. */
export const problemDifferences = (body: unknown): string | undefined =>
  problemsBy(ajv.getSchema('openapi#/components/schemas/Problem'), body);

function problemsBy(validate: ReturnType<typeof schemaAt>, body: unknown): string | undefined {
  if (!validate) throw new Error('The call is not described.');
  if (validate(body)) return undefined;
  const problems = [...new Set((validate.errors ?? []).map(wordsOf))];
  const more = problems.length - MAX_NAMED;
  return problems.slice(0, MAX_NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

const wordsOf = ({ instancePath, message, params }: ErrorObject): string => {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'the answer';
  const allowed = Array.isArray(params.allowedValues) ? ` (${params.allowedValues.join(', ')})` : '';
  return `${place} ${message}${allowed}`;
};

type Operation = {
  security?: readonly object[];
  responses: Record<string, { content?: object; headers?: object }>;
  'x-capability'?: string;
};
const paths = openapi.paths as unknown as Record<string, Record<string, Operation | undefined>>;

/** Returns the described type of the answer of a GET. */
export const typeOf = (path: string): string =>
  Object.keys(paths[`/api/${path}`]?.get?.responses['200']?.content ?? {})[0] ?? '';

/** Checks whether the answer of a GET has a header. */
export const hasHeader = (path: string, name: string): boolean =>
  name in (paths[`/api/${path}`]?.get?.responses['200']?.headers ?? {});

/** Returns the paths of all GETs of a capability that demand a token, as in 'my/events'. */
export const closedReadsOf = (capability: string): string[] =>
  Object.entries(paths).flatMap(([path, { get }]) =>
    get?.['x-capability'] === capability && get.security?.every((scheme) => 'token' in scheme)
      ? [path.replace('/api/', '')]
      : [],
  );

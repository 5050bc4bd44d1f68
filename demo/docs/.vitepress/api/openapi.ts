import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file that describes every call. */
export const OPENAPI_FILE = fileURLToPath(new URL('../../../server/openapi.json', import.meta.url));

/** A schema of openapi.json, as far as it is rendered. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
};

/** A parameter of a call. */
export type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
};

type Content = Record<string, { schema?: Schema }>;

/** A call: a method of a path. */
export type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { description?: string; content: Content };
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
  security?: Record<string, string[]>[];
  'x-required'?: boolean;
  'x-capability'?: string;
  'x-internal'?: boolean;
};

type OpenApi = {
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};

/** A call with its method and path. */
export type Call = { method: string; path: string; operation: Operation };

/** The calls of one tag. */
export type CallGroup = { name: string; slug: string; description: string | undefined; calls: Call[] };

const slugOfTag = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Reads openapi.json. */
export const readOpenApi = (): OpenApi => JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'));

/** Returns the calls by their first tag, in the order of the tags. */
export function callGroups({ paths, tags = [] }: OpenApi): CallGroup[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return tags.map(({ name, description }) => ({
    name,
    slug: slugOfTag(name),
    description,
    calls: calls.filter(({ operation }) => operation.tags?.[0] === name),
  }));
}

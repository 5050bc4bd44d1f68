import { beforeAll, expect, it } from 'vitest';
import openapi from '../../demo/server/openapi.json';
import { CAPABILITIES } from '../../src/model/capabilities';
import { giveSettings } from '../support/account-fixtures';
import { itForAll } from '../support/it-for-all';
import { onOneDatabase } from './on-each-database';

type Operation = {
  operationId: string;
  tags?: string[];
  security?: object[];
  'x-required'?: true;
  'x-capability'?: string;
  'x-internal'?: true;
};

const operations = Object.entries(openapi.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);
const clientCalls = operations.filter(({ path }) => path.startsWith('/api/'));

itForAll(operations)(
  'gives $method $path one area, and says who has to answer it',
  ({ tags, 'x-required': isRequired, 'x-capability': capability, 'x-internal': isInternal }) => {
    expect(openapi.tags.map(({ name }) => name)).toContain(tags?.[0]);
    expect(tags).toHaveLength(1);
    expect([isRequired, capability, isInternal].filter((mark) => mark !== undefined)).toHaveLength(1);
    if (capability) expect(CAPABILITIES).toContain(capability);
  },
);

it('uses every area, and has calls for every capability but that of a parameter', () => {
  const used = new Set(operations.flatMap(({ tags }) => tags ?? []));
  expect(openapi.tags.map(({ name }) => name)).toEqual([...used].sort(byPlace));
  const capabilities = new Set(operations.map((operation) => operation['x-capability']));
  expect(CAPABILITIES.filter((name) => !capabilities.has(name))).toEqual(['facets']);
});

/** Sorts areas as the description lists them. */
const byPlace = (one: string, other: string) =>
  openapi.tags.findIndex(({ name }) => name === one) - openapi.tags.findIndex(({ name }) => name === other);

onOneDatabase('a call without a token', (backend) => {
  beforeAll(() =>
    giveSettings(backend().database, 'stadt', {
      applicationSettings: { activateEventsRecording: true, activateArticles: true, activateAdverts: true },
    }),
  );

  it('gets 401 exactly where the description demands a token', async () => {
    const refused: string[] = [];
    for (const { path, method } of clientCalls) {
      const address = path
        .replace('{part}', 'lists')
        .replace('{width}', '320')
        .replace(/\{\w+\}/g, '1');
      const answer = await backend().app.request(`/clients/stadt${address}`, {
        method,
        ...(method !== 'GET' && {
          headers: { 'Content-Type': 'application/json', 'If-Match': '*' },
          body: method === 'DELETE' ? null : '{}',
        }),
      });
      if (answer.status === 401) refused.push(`${method} ${path}`);
    }
    const demanding = clientCalls
      .filter(({ security }) => security?.length && security.every((scheme) => 'token' in scheme))
      .map(({ method, path }) => `${method} ${path}`);
    expect(refused.sort()).toEqual(demanding.sort());
  });
});

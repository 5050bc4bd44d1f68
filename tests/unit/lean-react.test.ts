import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What the build leaves out of React and nothing else would notice, as code would use it; see lean-react.ts. */
const LEFT_OUT = {
  'an event that nobody hears': /\bon(?:Select|BeforeInput|Composition(?:Start|Update|End))=\{/,
  'a form with a function as its action': /<form[^>]*\baction=\{|\bformAction=\{/,
  'a fragment with a ref': /<Fragment[^>]*\bref=/,
  'a custom element within React': /<[a-z]+-[a-z-]+[\s/>](?![^\n]*['"`*])/,
  'a portal, a lazy component, a consumer, a profiler': /\bcreatePortal\(|\blazy\(|\.Consumer\b|<Profiler\b/,
};

const screens = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx$/.test(file))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);

it.each(Object.entries(LEFT_OUT))('no screen needs what the build leaves out of React: %s', (_, use) => {
  expect(screens.filter(([, code]) => use.test(code)).map(([file]) => file)).toEqual([]);
});

it.each([
  '<input onSelect={hear} />',
  '<form action={send}>',
  '<Fragment ref={all}>',
  '  <event-list />',
  'createPortal(a, b)',
])('%s would be noticed', (code) => {
  expect(Object.values(LEFT_OUT).some((use) => use.test(code))).toBe(true);
});

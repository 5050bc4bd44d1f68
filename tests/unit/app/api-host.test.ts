// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { apiHost } from '../../../src/app/api-host';

const OWN = window.location.origin;
const over = (overrideHost: unknown) => ({ overrideHost });

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the attribute', { host: 'https://a.example/' }, undefined, 'https://a.example'],
  ['the page’s own origin', {}, undefined, OWN],
  ['nothing for a wrong attribute', { host: 'ftp://a.example' }, undefined, undefined],
  [
    'what the element’s settings override',
    { host: 'https://a.example', settings: over('https://b.example') },
    over('https://c.example'),
    'https://b.example',
  ],
  [
    'what the page’s settings override',
    { host: 'https://a.example', settings: {} },
    over('https://c.example'),
    'https://c.example',
  ],
  [
    'the attribute where the element takes the page’s word back',
    { host: 'https://a.example', settings: over('') },
    over('https://c.example'),
    'https://a.example',
  ],
  [
    'the attribute where the override is no address',
    { host: 'https://a.example', settings: over('javascript:1') },
    undefined,
    'https://a.example',
  ],
  [
    'the attribute where the override is no text',
    { host: 'https://a.example', settings: over(7) },
    undefined,
    'https://a.example',
  ],
  [
    'the attribute where the settings inherit an override',
    { host: 'https://a.example', settings: Object.create(over('https://b.example')) },
    undefined,
    'https://a.example',
  ],
])('calls %s', (_, input, ofPage, expected) => {
  vi.stubGlobal('eventPortalSettings', ofPage);
  expect(apiHost(input)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { nextRoute } from '../../../../src/features/auth/next-route';
import { withNext } from '../../../../src/routing/redirects';
import { itForAll } from '../../../support/it-for-all';

const queryFor = (next: string) => withNext('/auth/login', next).replace('/auth/login', '');

describe('after the log-in', () => {
  it('one lands at the start of the logged-in area', () => {
    expect(nextRoute('', 'de')).toBe('/secure');
    expect(nextRoute('?q=jazz', 'en')).toBe('/en/secure');
  });

  it('one lands at the home of the element where it has one', () => {
    expect(nextRoute('', 'en', '/secure/events/eventRecording')).toBe('/en/secure/events/eventRecording');
    expect(nextRoute(queryFor('/secure/profile'), 'de', '/secure/events/eventRecording')).toBe('/secure/profile');
  });

  itForAll([
    '/secure/profile',
    '/events',
    '/events/abc-7',
    '/events?q=a%20b&page=2',
    '/auth/change',
    '/promotion/slots',
    '/secure/events/eventRecording/7',
  ])('one is back at %s', (route) => {
    expect(nextRoute(queryFor(route), 'de')).toBe(route);
  });

  it('one is back in the language that is shown now', () => {
    expect(nextRoute(queryFor('/secure/profile'), 'en')).toBe('/en/secure/profile');
    expect(nextRoute(queryFor('/en/secure/profile'), 'de')).toBe('/secure/profile');
  });

  itForAll([
    'https://evil.example/secure',
    '//evil.example/secure',
    '/\\evil.example',
    '/secure\\evil',
    '\\/evil.example',
    'javascript:alert(1)',
    ' /secure',
    '/secure\n',
    '/secure\u0000',
    '/secure#/evil',
    '/secure/../../evil',
    '/secure/%2e%2e/evil',
    '/en//evil.example',
    '/auth/login',
    '/auth/login?next=/secure',
    '/nowhere',
    'secure',
    '',
  ])('one never lands at %j', (route) => {
    expect(nextRoute(queryFor(route), 'de')).toBe('/secure');
  });
});

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { absoluteHost, callUrl } from '../../../src/api/call-url';

const HOST = 'https://a.example/clients/stadt';

describe('the address of a call', () => {
  it.each([
    ['events', undefined, '/api/events'],
    ['events', { q: 'Blues & Übung', page: 2 }, '/api/events?q=Blues+%26+%C3%9Cbung&page=2'],
    ['events', { tag: ['Jazz', 'Rock'] }, '/api/events?tag=Jazz&tag=Rock'],
    ['events', { q: '', from: undefined, free: true }, '/api/events?free=true'],
    ['events/a%2Fb', {}, '/api/events/a%2Fb'],
    ['events', { tag: [] }, '/api/events'],
    ['events', { lat: 0 }, '/api/events?lat=0'],
  ])('%s with %j is %s', (path, query, expected) => {
    expect(callUrl(HOST, path, query)).toBe(HOST + expected);
  });
});

describe('the host', () => {
  it.each([
    ['https://a.example/clients/stadt/', 'https://a.example/clients/stadt'],
    ['https://a.example', 'https://a.example'],
    ['/clients/stadt', `${window.location.origin}/clients/stadt`],
    ['https://a.example/x?y=1#z', 'https://a.example/x'],
  ])('%s is %s', (host, expected) => {
    expect(absoluteHost(host)).toBe(expected);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'https://'])('%s is none', (host) => {
    expect(absoluteHost(host)).toBeUndefined();
  });

  it('is resolved against the page, not against a base element that may lead elsewhere', () => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    expect(absoluteHost('/clients/stadt')).not.toContain('evil');
    base.remove();
  });
});

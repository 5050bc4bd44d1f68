// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostList } from '../../../src/iframe/host-list';
import { attributesOfQuery } from '../../../src/iframe/page-attributes';

const LIST: HostList = {
  file: 'https://cdn.example/hosts.json',
  hosts: [new URL('https://town.example')],
  isRead: true,
};
const read = (name: string, value: string) =>
  attributesOfQuery(`?${new URLSearchParams({ [name]: value })}`, LIST)(name);

const warn = vi.fn();
beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

describe('settings of the address', () => {
  it('change the appearance', () => {
    const look = {
      theme: { light: { primary: '#123456' } },
      eventList: { resultsPerPage: 3 },
      languageSettings: { de: { a: 'b' } },
    };
    expect(JSON.parse(read('settings', JSON.stringify(look)) ?? '')).toEqual(look);
    expect(warn).not.toHaveBeenCalled();
  });

  it('cannot change the host', () => {
    const settings =
      '{"name":"x","overrideHost":"https://evil.example","links":{"imprint":"evil.example"},"applicationSettings":{"footerContact":"<a href=//evil.example>x</a>","activateAdverts":true},"a":[{"b":"<i>"}],"overrideHost":"//evil.example"}';
    expect(JSON.parse(read('settings', settings) ?? '')).toEqual({
      name: 'x',
      applicationSettings: { activateAdverts: true },
      a: [{}],
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('overrideHost, links, applicationSettings.footerContact, a.0.b in the address'),
    );
  });

  it.each(['{bad', '[]', '7', 'null', '""'])("%s is left to the element's validation", (settings) => {
    expect(read('settings', settings)).toBe(settings);
  });
});

describe('links of the address', () => {
  it.each(['/events/{eventId}', 'events?id={eventId}', 'https://town.example/#/events/{eventId}'])(
    '%s is taken',
    (url) => {
      expect(read('detail-url', url)).toBe(url);
    },
  );

  it.each([
    'https://evil.example/{eventId}',
    '//evil.example/{eventId}',
    '/\\evil.example/{eventId}',
    'https://{eventId}.evil.example/',
    'https:{eventId}',
    '/{path}',
    'javascript:alert({eventId})',
    'https://town.example@evil.example/{eventId}',
  ])('%s is not', (url) => {
    expect(read('detail-url', url)).toBeUndefined();
    expect(read('account-url', url)).toBeUndefined();
    expect(read('results-url', url)).toBeUndefined();
  });
});

it('everything else is passed on as an attribute', () => {
  const attributes = attributesOfQuery('?host=/clients/stadt&q=%3Cb%3E&start=/events', LIST);
  expect(['host', 'q', 'start', 'locale'].map(attributes)).toEqual(['/clients/stadt', '<b>', '/events', undefined]);
});

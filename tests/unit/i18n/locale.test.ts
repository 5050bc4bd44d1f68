// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocale, localeOfBrowser } from '../../../src/i18n/locale';
import { rememberLocale } from '../../../src/i18n/remember-locale';
import { rememberedLocale } from '../../../src/i18n/remembered-locale';
import { safeStorage } from '../../../src/lib/storage';

const NAME = 'i18n_redirected';

describe('the language of a browser', () => {
  it.each([
    [['de-DE', 'en'], 'de'],
    [['de'], 'de'],
    [['DE-at'], 'de'],
    [['en-US', 'de'], 'en'],
    [['fr-FR'], 'en'],
    [[], 'en'],
  ] as const)('%j is %s', (languages, locale) => {
    expect(localeOfBrowser(languages)).toBe(locale);
  });

  it('is a supported one', () => {
    expect(['de', 'en', 'fr', '', null, 'DE'].map(isLocale)).toEqual([true, true, false, false, false, false]);
  });
});

describe('a chosen language', () => {
  const storage = () => safeStorage(() => window.localStorage);
  let written: string[] = [];
  beforeEach(() => {
    written = [];
    window.localStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: what is tested writes it like this.
    document.cookie = `${NAME}=; Max-Age=0; Path=/`;
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is a cookie for 365 days, lax, with a twin in the storage', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    rememberLocale('en', storage());
    expect(written).toEqual(['i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax']);
    expect(window.localStorage.getItem(NAME)).toBe('en');
  });

  it('is read again from the cookie', () => {
    rememberLocale('en', storage());
    window.localStorage.clear();
    expect(rememberedLocale(storage())).toBe('en');
  });

  it('is read from the storage where cookies are blocked or throw', () => {
    window.localStorage.setItem(NAME, 'en');
    expect(rememberedLocale(storage())).toBe('en');
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(rememberedLocale(storage())).toBe('en');
    rememberLocale('de', storage());
    expect(rememberedLocale(storage())).toBe('de');
  });

  it.each(['fr', '', 'de-DE', '<b>'])('of %j is none', (value) => {
    window.localStorage.setItem(NAME, value);
    expect(rememberedLocale(storage())).toBeUndefined();
  });
});

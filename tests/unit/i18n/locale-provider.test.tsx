import { useLingui } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { mainTexts } from '../../../src/i18n/catalogs';
import type { Locale } from '../../../src/i18n/locale';
import { LocaleProvider } from '../../../src/i18n/locale-provider';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const Words = () => {
  const { i18n } = useLingui();
  return `${i18n._('lbl_events')}`;
};

/** Shows words with one client's texts after another, and gives what stood there each time. */
async function shown(locale: Locale, ...clients: Record<string, unknown>[]): Promise<(string | null)[]> {
  await mainTexts.load(locale);
  const place = document.createElement('div');
  const root = createRoot(place);
  const texts: (string | null)[] = [];
  for (const languageSettings of clients) {
    await act(async () =>
      root.render(
        <LocaleProvider locale={locale} languageSettings={languageSettings}>
          <Words />
        </LocaleProvider>,
      ),
    );
    texts.push(place.textContent);
  }
  await act(async () => root.unmount());
  return texts;
}

it('speaks the language of its element', async () => {
  expect(await shown('de', {})).toEqual(['Veranstaltungen']);
  expect(await shown('en', {})).toEqual(['Events']);
});

it('takes the client’s own words as they are, without a word in the console', async () => {
  const warn = vi.spyOn(console, 'warn');
  expect(await shown('de', { lbl_events: 'Was läuft {hier}?' })).toEqual(['Was läuft {hier}?']);
  expect(warn).not.toHaveBeenCalled();
});

it('takes words that come later', async () => {
  expect(await shown('de', {}, { lbl_events: 'Termine' }, {})).toEqual([
    'Veranstaltungen',
    'Termine',
    'Veranstaltungen',
  ]);
});

import { act, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogs } from '../../../src/i18n/catalogs';
import { useLingui } from '../../../src/i18n/lingui';
import type { Locale } from '../../../src/i18n/locale';
import { LocaleProvider, TextsProvider } from '../../../src/i18n/locale-provider';
import { mainTexts } from '../../../src/i18n/main-texts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const Words = () => useLingui()._({ id: 'lbl_events' });

/** Shows words with one client's texts after another, and gives what stood there each time. */
async function shown(locale: Locale, ...clients: Record<string, string>[]): Promise<(string | null)[]> {
  await mainTexts.load(locale);
  const place = document.createElement('div');
  const root = createRoot(place);
  const texts: (string | null)[] = [];
  for (const languageSettings of clients) {
    await act(async () =>
      root.render(
        <LocaleProvider locale={locale} languageSettings={{ de: languageSettings, en: {} }}>
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

it('speaks German where the texts of its language do not come', async () => {
  const german = await mainTexts.load('de');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(mainTexts, 'of').mockImplementation((locale) => (locale === 'de' ? german : undefined));
  // The first call is this test's own.
  vi.spyOn(mainTexts, 'load').mockResolvedValueOnce({}).mockRejectedValue(new Error('No network'));
  expect(await shown('en', {})).toEqual(['Veranstaltungen']);
  vi.restoreAllMocks();
});

it("uses the client's texts unchanged, without a console message", async () => {
  const warn = vi.spyOn(console, 'warn');
  expect(await shown('de', { lbl_events: 'Was läuft {hier}?' })).toEqual(['Was läuft {hier}?']);
  expect(warn).not.toHaveBeenCalled();
});

it('applies texts that load later', async () => {
  expect(await shown('de', {}, { lbl_events: 'Termine' }, {})).toEqual([
    'Veranstaltungen',
    'Termine',
    'Veranstaltungen',
  ]);
});

it('waits for the texts of a part without a complaint of React', async () => {
  // As on a page, where React draws the fallback and begins anew; within `act` it would go on where it was.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await mainTexts.load('de');
  let arrive: (texts: { messages: Record<string, string[]> }) => void = () => undefined;
  const texts = catalogs({
    de: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    en: async () => ({ messages: {} }),
  });
  const repaired = vi.fn();
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: repaired });
  const Part = () => useLingui()._({ id: 'part' });
  root.render(
    <LocaleProvider locale="de" languageSettings={{ de: {}, en: {} }}>
      <Suspense fallback="…">
        <TextsProvider texts={texts}>
          <Part />
        </TextsProvider>
      </Suspense>
    </LocaleProvider>,
  );
  await expect.poll(() => place.textContent).toBe('…');
  arrive({ messages: { part: ['Teil'] } });
  await expect.poll(() => place.textContent).toBe('Teil');
  expect(repaired).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
  root.unmount();
});

it('renders at once if its texts are loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await mainTexts.load('de');
  const texts = catalogs({ de: async () => ({ messages: { part: ['Teil'] } }), en: async () => ({ messages: {} }) });
  await texts.load('de');
  const place = document.createElement('div');
  const root = createRoot(place);
  const Part = () => useLingui()._({ id: 'part' });
  flushSync(() =>
    root.render(
      <LocaleProvider locale="de" languageSettings={{ de: {}, en: {} }}>
        <Suspense fallback="…">
          <TextsProvider texts={texts}>
            <Part />
          </TextsProvider>
        </Suspense>
      </LocaleProvider>,
    ),
  );
  expect(place.textContent).toBe('Teil');
  root.unmount();
});

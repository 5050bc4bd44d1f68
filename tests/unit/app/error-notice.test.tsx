import { Suspense } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../../../src/api/api-error';
import { type ErrorTable, LOAD_ERRORS, SAVE_ERRORS } from '../../../src/app/error-messages';
import { ErrorNotice } from '../../../src/app/error-notice';
import { reLoginOf } from '../../../src/app/re-login';
import { OtherPersonError } from '../../../src/app/with-login';
import { PROFILE_LOAD_ERRORS, PROFILE_SAVE_ERRORS } from '../../../src/features/profile/messages';
import type { Locale } from '../../../src/i18n/locale';
import { LocaleProvider, TextsProvider } from '../../../src/i18n/locale-provider';
import { mainTexts } from '../../../src/i18n/main-texts';
import { accountTexts } from '../../../src/i18n/texts';
import { ShapeError } from '../../../src/lib/parse';
import { CODES } from '../../support/answer-faults';
import { itForAll } from '../../support/it-for-all';
import { afresh, aPortal, click, get, show, withReact } from '../forms/saving/harness';

withReact();
beforeAll(async () => {
  for (const locale of ['de', 'en'] as const) await Promise.all([mainTexts.load(locale), accountTexts.load(locale)]);
});

const failed = (failure: ApiFailure, status?: number, code?: string, retryAfterMs?: number) =>
  new ApiError(failure, { ...(status && { status }), code, retryAfterMs });

type Said = Record<Locale, RegExp>;
type Row = [name: string, error: unknown, loading: Said, saving: Said];

const OFFLINE: Said = { de: /^Keine Verbindung.*Internetverbindung/, en: /^No connection.*connection/ };
const UNREACHABLE: Said = { de: /^Der Server ist gerade nicht erreichbar/, en: /^The server can’t be reached/ };
const SLOW: Said = { de: /^Das dauert zu lange/, en: /^This is taking too long/ };
const GONE: Said = { de: /^Das gibt es nicht mehr/, en: /no longer exists/ };
const WAIT: Said = { de: /30 Sekunden/, en: /30 seconds/ };
const UNLOADED: Said = { de: /^Das konnte nicht geladen werden/, en: /couldn’t be loaded/ };
const FAILED: Said = { de: /^Das hat nicht geklappt.*Störung/, en: /didn’t work.*(?:trouble|problem|fault)/ };
const UNSAVED: Said = { de: /^Das ließ sich nicht speichern/, en: /couldn’t be saved/ };

/** Each code and each way to fail, in the words of what was loaded and of what was sent. */
const ROWS: Row[] = [
  ['offline', failed('offline'), OFFLINE, OFFLINE],
  ['an unreachable server', failed('unreachable'), UNREACHABLE, UNREACHABLE],
  ['a slow server', failed('timeout', 504), SLOW, SLOW],
  ['a busy server', failed('busy', 503, undefined, 30_000), WAIT, WAIT],
  ['too many tries', failed('busy', 429, 'too_many_attempts', 240_000), { de: /^Zu viele Versuche.*4 Minuten/, en: /4 minutes/ }, { de: /^Zu viele Versuche.*4 Minuten/, en: /4 minutes/ }],
  ['too many tries for an unknown time', failed('busy', 429), { de: /^Zu viele Versuche.*ein wenig/, en: /wait a (?:little|moment|while)/ }, { de: /^Zu viele Versuche.*ein wenig/, en: /wait a (?:little|moment|while)/ }],
  ['a session that is over', failed('denied', 401, 'token_invalid'), { de: /^Kein Zugriff.*abgelaufen/, en: /^No access.*expired/ }, { de: /^Sie sind nicht mehr angemeldet/, en: /no longer logged in/ }],
  ['a log-in that was closed', failed('denied'), { de: /^Kein Zugriff/, en: /^No access/ }, { de: /^Sie sind nicht mehr angemeldet/, en: /no longer logged in/ }],
  ['somebody else', new OtherPersonError(), UNLOADED, { de: /^Jetzt ist jemand anderes angemeldet/, en: /[Ss]omebody else|[Ss]omeone else/ }],
  ['no right', failed('denied', 403), { de: /^Kein Zugriff/, en: /^No access/ }, { de: /^Das ist mit Ihrem Konto nicht möglich/, en: /account can’t do this/ }],
  ['no such record', failed('missing', 404), GONE, GONE],
  ['a refusal', failed('rejected', 400), UNLOADED, UNSAVED],
  ['an unknown code', failed('rejected', 409, 'zzz_code'), UNLOADED, UNSAVED],
  ['a code that is a name of every object', failed('rejected', 409, 'constructor'), UNLOADED, UNSAVED],
  ['a newer version', failed('rejected', 412, 'conflict'), UNLOADED, { de: /^Inzwischen wurde etwas geändert/, en: /has been changed|was changed|changed in the meantime/i }],
  ['too much', failed('rejected', 413, 'too_large'), UNLOADED, { de: /^Das ist zu viel auf einmal/, en: /too much/ }],
  ['a first try that is under way', failed('rejected', 409, 'key_in_use'), UNLOADED, { de: /^Ihre Angaben werden noch gespeichert/, en: /still being saved/ }],
  ['a broken server', failed('broken', 500, 'internal'), UNLOADED, FAILED],
  ['an unreadable answer', new ShapeError('Event', ['Invalid id.']), UNLOADED, FAILED],
  ['anything else', new Error('?'), UNLOADED, FAILED],
]; // biome-ignore format: a table.

async function notice(locale: Locale, error: unknown, words: ErrorTable | undefined, onRetry?: () => void) {
  const portal = aPortal();
  const { place } = await show(
    portal,
    <LocaleProvider locale={locale} languageSettings={{ de: {}, en: {} }}>
      <Suspense>
        <TextsProvider texts={accountTexts}>
          <ErrorNotice error={error} {...(words && { messages: words })} {...(onRetry && { onRetry })} />
        </TextsProvider>
      </Suspense>
    </LocaleProvider>,
  );
  return { portal, place, text: () => get(place, '[role="alert"]').textContent ?? '' };
}

describe.each(['de', 'en'] as const)('in %s', (locale) => {
  itForAll(ROWS, afresh)('%s is reported in plain words, with a retry', async (_, error, loading, saving) => {
    for (const [words, said] of [
      [undefined, loading],
      [SAVE_ERRORS, saving],
    ] as const) {
      // biome-ignore format: a pair each.
      const retry = vi.fn();
      const { place, text } = await notice(locale, error, words, retry);
      expect(text()).toMatch(said[locale]);
      expect(text()).toMatch(/.{40}/);
      expect(text()).not.toMatch(CODES);
      await click(place, '[role="alert"] button');
      expect(retry).toHaveBeenCalledTimes(1);
    }
  });
});

it('opens the log-in for writes that need one, and never for reads', async () => {
  const out = failed('denied', 401);
  const { portal, place, text } = await notice('de', out, SAVE_ERRORS);
  expect(text()).toMatch(/Anmelden$/);
  await click(place, '[role="alert"] button');
  expect(reLoginOf(portal).state.isOpen).toBe(true);
  const loaded = await notice('de', out, LOAD_ERRORS);
  expect(loaded.place.querySelector('button')).toBeNull();
});

it('an entry of a table without a title has the title of the wider cause', async () => {
  const error = failed('rejected', 422, 'password_incorrect');
  for (const words of [PROFILE_SAVE_ERRORS, PROFILE_LOAD_ERRORS]) {
    const { text } = await notice('de', error, words);
    expect(text()).toMatch(/(?:speichern|geladen werden)Das Passwort ist nicht richtig/);
  }
});

it('a table can define the message of an unreadable response', async () => {
  const { text } = await notice('de', new ShapeError('Person', ['Invalid id.']), PROFILE_LOAD_ERRORS);
  expect(text()).toMatch(/^Ihr Profil konnte nicht geladen werden/);
});

it('shows nothing without an error, and has a heading in place of a screen', async () => {
  const portal = aPortal();
  const { place } = await show(
    portal,
    <>
      <ErrorNotice error={undefined} onRetry={() => undefined} />
      <ErrorNotice isScreen error={failed('missing', 404)} action={<a href="#list">Liste</a>} />
    </>,
  );
  expect(place.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(get(place, 'h2').textContent).toBe('Das gibt es nicht mehr');
  expect(place.querySelector('button')).toBeNull();
  expect(get(place, 'a').textContent).toBe('Liste');
});

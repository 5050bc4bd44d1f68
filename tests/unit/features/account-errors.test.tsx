import { describe, expect, it } from 'vitest';
import { ApiError, type ApiFailure } from '../../../src/api/api-error';
import { accountScreen } from '../../../src/app/account-screen';
import { reLoginOf } from '../../../src/app/re-login';
import { LOGIN_OUTCOMES } from '../../../src/features/auth/login/login-messages';
import { type Outcomes, SIGNUP_OUTCOMES } from '../../../src/features/auth/messages';
import { AuthOutcomeNotice } from '../../../src/features/auth/outcome-notice';
import { ProfileError } from '../../../src/features/profile/profile-error';
import type { Locale } from '../../../src/i18n/locale';
import type { ScreenProps } from '../../../src/routing/screen-route';
import { itForAll } from '../../support/it-for-all';
import { until } from '../../support/settle';
import { afresh, aPortal, show, tidyScreens } from './auth/harness';

/*
 * The error catalogue of the specification (section 8), as the server may answer it: without naming any field. Each
 * code must tell the user in both languages what has happened and what to do: by a sentence, a link or a button.
 */

type Row = [code: string, failure: ApiFailure, status: number, said: Record<Locale, RegExp>, wayOn: RegExp];

const PLEASE = /Bitte|Please/;

const LOGIN: Row[] = [
  [
    'e-mail-not-confirmed',
    'denied',
    403,
    { de: /noch nicht bestätigt/, en: /hasn’t been confirmed/ },
    /noch einmal|again/,
  ],
  [
    'email-not-confirmed',
    'denied',
    403,
    { de: /noch nicht bestätigt/, en: /hasn’t been confirmed/ },
    /noch einmal|again/,
  ],
  ['invalid-credentials', 'denied', 401, { de: /Login oder Passwort sind nicht korrekt\./, en: /not correct|isn’t correct/ }, /Neues Passwort anfordern|Reset password|new password/], // biome-ignore format: a table.
  ['invalid-data', 'rejected', 422, { de: /geben Sie Benutzername und Passwort ein/, en: /enter/i }, PLEASE],
  ['invalid-status', 'denied', 403, { de: /nicht freigegeben/, en: /isn’t approved/ }, /Impressum|legal notice/i],
  ['person-blocked', 'denied', 403, { de: /gesperrt/, en: /blocked/ }, /Impressum|legal notice/i],
  ['something-new', 'broken', 500, { de: /nicht geklappt/, en: /didn’t work/ }, /Erneut versuchen|Try again/],
];

const SIGNUP: Row[] = [
  [
    'agb_missing',
    'rejected',
    422,
    { de: /Zustimmung fehlt/, en: /consent is still missing/i },
    /Zustimmung|agree|consent/i,
  ],
  [
    'privacy_policy_missing',
    'rejected',
    422,
    { de: /Bestätigung fehlt/, en: /confirmation is still missing/i },
    /Bestätigung|confirmation/i,
  ],
  ['missing_data', 'rejected', 422, { de: /fehlen/, en: /missing/i }, PLEASE],
  ['wrong_data', 'rejected', 422, { de: /nicht stimmen/, en: /can’t be right/i }, PLEASE],
  ['unavailable_email', 'rejected', 409, { de: /schon ein Konto/, en: /already/ }, /Zur Anmeldung|log in/i],
  ['unavailable_username', 'rejected', 409, { de: /Benutzernamen/, en: /user name/i }, PLEASE],
  ['failed', 'broken', 500, { de: /nicht angelegt/, en: /couldn’t be created/ }, /Neues Passwort|password/],
  ['something-new', 'broken', 500, { de: /nicht geklappt/, en: /didn’t work/ }, /Neues Passwort|password/],
];

const PROFILE: Row[] = [
  ['addresses', 'rejected', 422, { de: /mindestens eine Adresse/, en: /at least one address/ }, PLEASE],
  ['email_send_failed', 'broken', 502, { de: /ließ sich nicht verschicken/, en: /couldn’t be sent/ }, PLEASE],
  ['login_not_found', 'missing', 404, { de: /Konto wurde nicht gefunden/, en: /find your account/i }, /Anmelden|Log in/],
  ['password_incorrect', 'rejected', 422, { de: /Passwort ist nicht richtig/, en: /password isn’t correct/i }, /Erneut versuchen|Try again/],
  ['relation_no_address', 'rejected', 422, { de: /eine Adresse/, en: /address/ }, /Erneut versuchen|Try again/],
  ['relation_no_role', 'rejected', 422, { de: /eine Rolle/, en: /role/ }, /Erneut versuchen|Try again/],
  ['relation_no_community', 'rejected', 422, { de: /eine Gemeinde/, en: /municipality/ }, /Erneut versuchen|Try again/],
  ['relation_too_few', 'rejected', 422, { de: /zu wenige/, en: /too few/ }, /Erneut versuchen|Try again/],
  ['relation_too_many', 'rejected', 422, { de: /zu viele/, en: /too many/ }, /Erneut versuchen|Try again/],
  ['save_failed', 'broken', 500, { de: /nicht gespeichert/, en: /couldn’t be saved/ }, PLEASE],
  ['unavailable_email', 'rejected', 409, { de: /schon verwendet/, en: /already/ }, /Erneut versuchen|Try again/],
  ['wrong_data', 'rejected', 422, { de: /Einige Angaben sind falsch/, en: /Some details are wrong/ }, PLEASE],
]; // biome-ignore format: a table.

tidyScreens();

const settings = { links: { imprint: 'https://a.example/impressum' } };
const errorOf = ([code, failure, status]: Row) => new ApiError(failure, { code, status });

const outcome = (error: ApiError, outcomes: Outcomes) =>
  accountScreen<ScreenProps>(() => <AuthOutcomeNotice error={error} outcomes={outcomes} onRetry={() => undefined} />);

const CASES = [
  ...LOGIN.map((row) => ['a log-in', row, outcome(errorOf(row), LOGIN_OUTCOMES)] as const),
  ...SIGNUP.map((row) => ['a sign-up', row, outcome(errorOf(row), SIGNUP_OUTCOMES)] as const),
  ...PROFILE.map(
    (row) =>
      [
        'a profile',
        row,
        accountScreen<ScreenProps>(() => <ProfileError error={errorOf(row)} onRetry={() => undefined} />),
      ] as const,
  ),
].flatMap(([call, row, Screen]) =>
  (['de', 'en'] as const).map((locale) => ({ call, code: row[0], row, Screen, locale })),
);

itForAll(CASES, afresh)(
  '$code of $call has a message with reason and remedy, in $locale',
  async ({ row, Screen, locale }) => {
    const { portal } = aPortal({ route: locale === 'en' ? '/en/auth/login' : '/auth/login', settings });
    const screen = await show(Screen, portal);
    await until(() => expect(screen.text()).toMatch(row[4]));
    expect(screen.text()).toMatch(row[3][locale]);
  },
);

describe('an account that the server has deleted', () => {
  it('opens the log-in above the input', async () => {
    const { portal } = aPortal({ route: '/secure/profile' });
    portal.client.session.open('token', new Date(Date.now() + 3_600_000).toISOString());
    const error = new ApiError('missing', { code: 'login_not_found', status: 404 });
    const screen = await show(
      accountScreen<ScreenProps>(() => <ProfileError error={error} onRetry={() => undefined} />),
      portal,
    );
    expect(screen.text()).not.toContain('Erneut versuchen');
    await screen.press('Anmelden');
    expect(reLoginOf(portal).state.isOpen).toBe(true);
    expect(portal.client.session.state).toMatchObject({ token: undefined, end: 'refused' });
  });
});

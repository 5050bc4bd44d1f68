import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SendOptions } from '../../../../../src/api/api';
import { ApiError } from '../../../../../src/api/api-error';
import { createQueryCache } from '../../../../../src/app/query-cache';
import { SignupScreen } from '../../../../../src/features/auth/signup/signup-screen';
import { itForAll } from '../../../../support/it-for-all';
import { afresh, aPortal, show, tidyScreens } from '../harness';

tidyScreens();

const REQUIRED = [
  ['email', 'erika@example.org'],
  ['password1', 'Geheim!12'],
  ['password2', 'Geheim!12'],
  ['firstName', 'Erika'],
  ['lastName', 'Muster'],
] as const;

/** A user fills in the required fields, agrees to everything and sends the form. */
async function signUp(answer: (body: object, sending?: SendOptions) => unknown, settings: object = {}) {
  const call = vi.fn(answer);
  const resend = vi.fn((_: object) => ({}));
  const { portal } = aPortal({
    route: '/auth/signup',
    settings,
    calls: { 'POST auth/signup': call, 'POST auth/confirm/resend': resend },
  });
  const screen = await show(SignupScreen, portal);
  if (screen.box.querySelector('[name="kind"]')) await screen.tick('kind');
  for (const [name, value] of REQUIRED) await screen.type(name, value);
  await screen.tick('acceptConditions');
  await screen.tick('acceptPrivacyPolicy');
  await screen.submit();
  return { ...screen, call, resend, portal };
}

describe('the sign-up', () => {
  it('sends the input, and explains the next step', async () => {
    const { call, text, press, resend } = await signUp(() => ({}));
    expect(call.mock.calls[0]?.[0]).toMatchObject({ email: 'erika@example.org', acceptAGB: true, roleRelations: null });
    expect(call.mock.calls[0]?.[1]).toMatchObject({ isAnonymous: true, language: 'de' });
    expect(text()).toContain('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect(text()).toContain('erika@example.org');
    await press('E-Mail noch einmal senden');
    expect(resend).toHaveBeenCalledTimes(1);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Erika');
  });

  it('returns to the form with all input except passwords, also from another screen, until a log-in', async () => {
    const { press, find, text, leave, portal } = await signUp(() => ({}));
    expect(text()).not.toContain('Benutzernamen');
    const typedIn = (name: string) => find<HTMLInputElement>(`[name="${name}"]`).value;
    await press('Angaben ändern');
    const values = () => ['email', 'firstName', 'lastName', 'password1', 'password2'].map(typedIn);
    expect(values()).toEqual(['erika@example.org', 'Erika', 'Muster', '', '']);
    expect(find<HTMLInputElement>('[name="acceptConditions"]').checked).toBe(true);
    await leave();
    const again = await show(SignupScreen, portal);
    expect(again.find<HTMLInputElement>('[name="email"]').value).toBe('erika@example.org');
    await again.leave();
    portal.client.session.open('one', new Date(Date.now() + 60_000).toISOString());
    await act(async () => portal.client.session.close());
    const later = await show(SignupScreen, portal);
    expect(later.find<HTMLInputElement>('[name="email"]').value).toBe('');
  });

  it('explains that a user name may be taken, whether it is or not', async () => {
    const { portal } = aPortal({ route: '/auth/signup', calls: { 'POST auth/signup': () => ({}) } });
    const screen = await show(SignupScreen, portal);
    await screen.tick('kind');
    for (const [name, value] of [...REQUIRED, ['username', 'erika'] as const]) await screen.type(name, value);
    await screen.tick('acceptConditions');
    await screen.tick('acceptPrivacyPolicy');
    await screen.submit();
    expect(screen.text()).toContain('Falls es den Benutzernamen „erika“ schon gibt, erfahren Sie das in der E-Mail.');
  });

  it("fills in the community of a postcode, and keeps the user's input", async () => {
    const town = (id: number, name: string, zip: string, district?: number) => ({
      ...{ community_id: id, district_id: district, name, name_path: `Land|Kreis|${name}`, zip },
    });
    const found: Record<string, object[]> = {
      '72070': [town(1, 'Tübingen', '72070'), town(1, 'Hirschau', '72070', 11)],
      '72793': [town(2, 'Pfullingen', '72793')],
      '88888': [town(3, 'Einort', '88888'), town(4, 'Andernort', '88888')],
      // Similar ones, because nothing has this postcode.
      '72794': [town(2, 'Pfullingen', '72793')],
    };
    const asked: unknown[] = [];
    const { portal } = aPortal({ route: '/auth/signup' });
    const answers = createQueryCache({
      ...portal.client.api,
      async get(_, query) {
        asked.push(query?.search);
        const data = found[String(query?.search)];
        if (!data) throw new ApiError('offline');
        return { data, meta: undefined };
      },
    });
    const asking = { ...portal, client: { ...portal.client, queryCache: answers } };
    const { find, type, tick, until } = await show(SignupScreen, asking);
    const said: (string | null)[] = [];
    const region = find('p[role="status"].visually-hidden');
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
    await tick('kind');
    const chosen = () => find<HTMLInputElement>('[name="official.community"]').value;
    for (const [postcode, community] of [
      ['7279', ''],
      ['72793', 'Pfullingen'],
      ['72070', 'Tübingen'],
      ['99999', ''],
      ['88888', ''],
      ['72794', ''],
    ] as const) {
      await type('official.plz', postcode);
      await until(() => expect([postcode, chosen()]).toEqual([postcode, community]));
    }
    expect(asked).not.toContain('7279');
    await type('official.plz', '72793');
    await until(() => expect(said).toContain('Gemeinde: Pfullingen. Passend zur Postleitzahl 72793 eingetragen.'));
    await type('official.community', 'Reut');
    await type('official.plz', '72070');
    expect(chosen()).toBe('Reut');
  });

  it('begins with the kind of account, then shows its address, and keeps the input', async () => {
    const call = vi.fn((_: object) => ({}));
    const { portal } = aPortal({ route: '/auth/signup', calls: { 'POST auth/signup': call } });
    const { box, find, type, leave } = await show(SignupScreen, portal);
    const names = () => [...box.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
    const choose = (kind: string) =>
      act(async () => {
        find<HTMLInputElement>(`[value="${kind}"]`).focus();
        find<HTMLInputElement>(`[value="${kind}"]`).click();
      });
    expect(find<HTMLInputElement>('[value="official"]').checked).toBe(true);
    await choose('private');
    await choose('official');
    expect(portal.root.activeElement).toBe(find('[value="official"]'));
    expect(names()).toEqual(expect.arrayContaining(['freeOrganization', 'official.street', 'acceptConditions']));
    expect(names().filter((name) => name.startsWith('private'))).toEqual([]);
    await type('freeOrganization', 'Kulturverein');
    await type('official.street', 'Weg 1');
    for (const [name, value] of REQUIRED) await type(name, value);
    await choose('private');
    expect(find<HTMLInputElement>('[name="private.street"]').value).toBe('Weg 1');
    expect(find<HTMLInputElement>('[name="firstName"]').value).toBe('Erika');
    expect(names().filter((name) => /^official|Organization/.test(name))).toEqual([]);
    await leave();
    const again = await show(SignupScreen, portal);
    expect(again.find<HTMLInputElement>('[value="private"]').checked).toBe(true);
    for (const [name, value] of REQUIRED) await again.type(name, value);
    await again.tick('acceptConditions');
    await again.tick('acceptPrivacyPolicy');
    await again.submit();
    expect(call.mock.calls[0]?.[0]).toMatchObject({ freeOrganization: '', street: '', private_street: 'Weg 1' });
  });

  itForAll(
    [
      ['unavailable_email', 409, 'gibt es schon ein Konto', 'email'],
      ['unavailable_username', 409, 'Diesen Benutzernamen gibt es schon', 'username'],
      ['agb_missing', 422, 'Bitte stimmen Sie den Nutzungsbedingungen zu.', 'acceptConditions'],
      ['privacy_policy_missing', 422, 'dass Sie die Datenschutzhinweise gelesen haben', 'acceptPrivacyPolicy'],
    ],
    afresh,
  )('shows %s at its field', async (code, status, words, path) => {
    const { text, find } = await signUp(() => {
      throw new ApiError('rejected', { code, status });
    });
    expect(text()).toContain(words);
    expect(find(`[name="${path}"]`).getAttribute('aria-invalid')).toBe('true');
  });

  itForAll(
    [
      ['failed', 'konnte nicht angelegt werden'],
      ['something-else', 'Registrierung hat nicht geklappt'],
    ],
    afresh,
  )('advises a new password for %s', async (code, words) => {
    const { text } = await signUp(() => {
      throw new ApiError('broken', { code, status: 500 });
    });
    expect(text()).toContain(words);
    expect(text()).toContain('Neues Passwort anfordern');
  });

  it('keeps all input and its key after a lost response', async () => {
    const keys: (string | undefined)[] = [];
    const { find, press, text } = await signUp((_, sending) => {
      keys.push(sending?.idempotencyKey);
      if (keys.length === 1) throw new ApiError('offline');
      return {};
    });
    expect(text()).toMatch(/Keine Verbindung|nicht erreichbar/);
    expect(find<HTMLInputElement>('[name="password1"]').value).toBe('Geheim!12');
    await press('Erneut versuchen');
    expect(text()).toContain('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is restored after a reload, without the passwords', async () => {
    const first = await signUp(() => {
      throw new ApiError('offline');
    });
    await first.leave();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Geheim!12');
    const again = await show(SignupScreen, aPortal({ route: '/auth/signup' }).portal);
    expect(again.find<HTMLInputElement>('[name="firstName"]').value).toBe('Erika');
    expect(again.find<HTMLInputElement>('[name="password1"]').value).toBe('');
  });

  it('shows the addresses of the settings', async () => {
    const settings = {
      authenticatedArea: { enablePrivateAddress: false },
      fieldSettings: { profile: { official: { street: { label: 'Gasse', required: true } } } },
    };
    const { text, box } = await signUp(() => ({}), settings);
    expect(text()).toContain('Gasse');
    expect(box.querySelector('[name="private.street"]')).toBeNull();
    expect(box.querySelector('[name="official.street"]')?.getAttribute('aria-invalid')).toBe('true');
    expect(box.querySelector('[name="official.street"]')?.getAttribute('autocomplete')).toContain('address-line1');
  });

  it('links to terms and privacy policy, in a new tab', async () => {
    const links = { conditions: 'https://a.example/agb', privacyPolicy: '/datenschutz' };
    const { portal } = aPortal({ route: '/auth/signup', settings: { links } });
    const { find, tick } = await show(SignupScreen, portal);
    await tick('kind');
    const link = find<HTMLAnchorElement>('a[href="https://a.example/agb"]');
    expect(link.target).toBe('_blank');
    expect(link.textContent).toContain('Nutzungsbedingungen');
    expect(find('a[href$="/datenschutz"]').textContent).toContain('Datenschutz');
  });

  it('accepts the name of an unknown organisation', async () => {
    const settings = {
      auth: { organization: { type: 'picker' } },
      fieldSettings: { profile: { official: { organization: { required: true } } } },
    };
    const calls = { 'GET addresses': () => [] };
    const { portal } = aPortal({ route: '/auth/signup', settings, calls });
    const { type, press, text, find, box, until, tick } = await show(SignupScreen, portal);
    await tick('kind');
    await type('organization', 'Neuer Verein');
    await until(() => expect(text()).toContain('„Neuer Verein“ so übernehmen'));
    await press('„Neuer Verein“ so übernehmen');
    expect(box.querySelector('[name="organization"]')).toBeNull();
    expect(text()).toContain('Neuer Verein');
    expect(portal.root.activeElement?.textContent).toBe('Noch einmal suchen');
    await press('Noch einmal suchen');
    expect(portal.root.activeElement).toBe(find('[name="organization"]'));
  });
});

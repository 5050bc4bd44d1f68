import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draftStorage } from '../../../../../src/app/drafts/drafts';
import { emptySignup, SIGNUP_SCHEMA, type SignupDraft } from '../../../../../src/features/auth/signup/signup-draft';
import { SignupScreen } from '../../../../../src/features/auth/signup/signup-screen';
import { waitingSignupStorage } from '../../../../../src/features/auth/waiting-signup';
import { aPersonAnswer } from '../../../../support/person-answers';
import { aPortal, show, tidyScreens } from '../harness';

tidyScreens();

const RECORDING = { applicationSettings: { activateEventsRecording: true } };
const SECRET = 'g'.repeat(43);
const TALHEIM = { community_id: 7, name: 'Talheim', name_path: 'Land|Kreis|Talheim', zip: '72116' };
const HALL = { address_id: 12, name: 'Stadthalle', community: TALHEIM };

async function opened({ settings = {}, route = '/auth/signup', raw = {}, found = [] as object[] } = {}) {
  const call = vi.fn((_: object) => ({ confirmation: SECRET }));
  const calls = {
    'POST auth/signup': call,
    'GET addresses': () => found,
    'GET communities': () => [TALHEIM],
    'GET persons': () => aPersonAnswer({}),
  };
  const { portal } = aPortal({ route, settings: { ...RECORDING, ...settings }, calls });
  portal.client.serverSettings.raw = raw;
  const screen = await show(SignupScreen, portal);
  const names = () => [...screen.box.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
  const fillIn = async () => {
    for (const [name, value] of [
      ['email', 'erika@example.org'],
      ['password1', 'Geheim!12'],
      ['password2', 'Geheim!12'],
      ['firstName', 'Erika'],
      ['lastName', 'Muster'],
    ] as const)
      await screen.type(name, value);
    await screen.tick('acceptConditions');
    await screen.tick('acceptPrivacyPolicy');
  };
  return { ...screen, portal, call, names, fillIn };
}

describe('the sign-up of somebody who records events', () => {
  it('asks for what the first event needs', async () => {
    const { names, text } = await opened();
    expect(names()).toEqual([
      ...['email', 'password1', 'password2', 'firstName', 'lastName', 'freeOrganization', 'kind'],
      ...['acceptConditions', 'acceptPrivacyPolicy', 'acceptAds'],
    ]);
    expect(text()).toContain('Für wen tragen Sie ein?');
  });

  it('asks a new organisation for its community, which it fills in from the postcode', async () => {
    const { call, names, type, fillIn, submit, find, until } = await opened();
    await fillIn();
    await type('freeOrganization', 'Musikverein Talheim');
    expect(names()).toEqual(expect.arrayContaining(['official.plz', 'official.community']));
    await submit();
    expect(find('[name="official.community"]').getAttribute('aria-invalid')).toBe('true');
    expect(call).not.toHaveBeenCalled();
    await type('official.plz', '72116');
    await until(() => expect(find<HTMLInputElement>('[name="official.community"]').value).toBe('Talheim'));
    await submit();
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      ...{ username: '', freeOrganization: 'Musikverein Talheim', organization: null, roleRelations: null },
      ...{ plz: '72116', community: { community_id: 7 } },
    });
  });

  it('links a known organisation that is picked or typed in full, without more questions', async () => {
    const { call, names, type, fillIn, submit, find, until } = await opened({ found: [HALL] });
    await fillIn();
    await type('freeOrganization', 'stadthalle');
    const input = find<HTMLInputElement>('[name="freeOrganization"]');
    await until(() => expect(input.getAttribute('aria-expanded')).toBe('true'));
    await act(async () => {
      input.focus();
      input.blur();
    });
    await until(() => expect(input.value).toContain('Stadthalle, '));
    expect(names()).not.toContain('official.plz');
    await submit();
    expect(call.mock.calls[0]?.[0]).toMatchObject({ organization: 12, freeOrganization: '' });
  });

  it('takes a typed name beside similar known ones where organisations are picked', async () => {
    const settings = { auth: { organization: { type: 'picker' } } };
    const { call, type, fillIn, submit, find, box, until, names, press } = await opened({ settings, found: [HALL] });
    await fillIn();
    await type('organization', 'Stadt');
    await until(() => expect(box.querySelectorAll('[role="option"]')).toHaveLength(1));
    await press('„Stadt“ so übernehmen');
    expect(names()).toEqual(expect.arrayContaining(['official.plz', 'official.community']));
    await type('official.plz', '72116');
    await until(() => expect(find<HTMLInputElement>('[name="official.community"]').value).toBe('Talheim'));
    await submit();
    expect(call.mock.calls[0]?.[0]).toMatchObject({ freeOrganization: 'Stadt', organization: null });
  });

  it('asks a private person for nothing more, and keeps the focus', async () => {
    const { call, names, type, tick, fillIn, submit, find, portal } = await opened();
    await fillIn();
    await type('freeOrganization', 'Musikverein');
    find<HTMLInputElement>('[name="kind"]').focus();
    await tick('kind');
    expect(portal.root.activeElement).toBe(find('[name="kind"]'));
    expect(names().filter((name) => /official|rganization|private/.test(name))).toEqual([]);
    await submit();
    expect(call.mock.calls[0]?.[0]).toMatchObject({ freeOrganization: '', organization: null });
  });

  it('adds the fields that the client requires', async () => {
    const rules = (official: object, home: object) => ({ fieldSettings: { profile: { official, private: home } } });
    const required = { required: true };
    const { names, tick, text } = await opened({ settings: rules({ street: required, phone: required }, {}) });
    expect(names()).toEqual(expect.arrayContaining(['official.street', 'official.phone']));
    expect(names()).not.toContain('official.plz');
    await tick('kind');
    // The client needs some address; a private person chooses which part of it.
    expect(text()).toContain('Bitte geben Sie Ihre Postleitzahl oder Ihre Gemeinde an.');
    expect(names()).toEqual(expect.arrayContaining(['private.plz', 'private.community']));
  });

  it('offers no private person where the client has no private addresses', async () => {
    const { names } = await opened({ settings: { authenticatedArea: { enablePrivateAddress: false } } });
    expect(names()).not.toContain('kind');
  });

  it('shows every word of a stored draft, also in fields that it does not ask for', async () => {
    const { portal } = aPortal({ route: '/auth/signup' });
    const values: SignupDraft = {
      ...emptySignup(),
      ...{ username: 'erika7', salutation: '3', url: 'verein.example', freeOrganization: 'Chor' },
      official: { street: 'Weg 1', plz: '72116', community: undefined, phone: '07121 1' },
    };
    draftStorage({ host: portal.client.host, personId: undefined }, 'signup').write({
      ...{ at: new Date().toISOString(), schema: SIGNUP_SCHEMA, base: emptySignup(), values },
    });
    const { names, find, type, call, fillIn } = await opened();
    for (const [name, value] of [
      ['username', 'erika7'],
      ['url', 'verein.example'],
      ['freeOrganization', 'Chor'],
      ['official.street', 'Weg 1'],
      ['official.plz', '72116'],
      ['official.phone', '07121 1'],
    ] as const)
      expect([name, find<HTMLInputElement>(`[name="${name}"]`).value]).toEqual([name, value]);
    expect(names()).toContain('salutation');
    // An emptied field stays, so that it can be filled in again.
    await type('username', '');
    expect(names()).toContain('username');
    await fillIn();
    expect(call).not.toHaveBeenCalled();
  });

  it('keeps the secret of this device and the requested route for the link of the mail', async () => {
    const next = '/secure/events/eventRecording';
    const route = `/auth/signup?next=${encodeURIComponent(next)}`;
    const { fillIn, submit, portal, find, text } = await opened({ route });
    expect(find<HTMLAnchorElement>('a[data-route^="/auth/login"]').dataset.route).toContain(encodeURIComponent(next));
    await fillIn();
    await submit();
    expect(waitingSignupStorage(portal.client.host).read()).toEqual({ confirmation: SECRET, next });
    expect(text()).toContain('Auf diesem Gerät sind Sie damit angemeldet');
    // The link was opened in another tab.
    await act(async () => portal.client.session.open('t', new Date(Date.now() + 60_000).toISOString()));
    expect(text()).toContain('Sie sind schon angemeldet');
    expect(find<HTMLAnchorElement>('a.button').dataset.route).toBe(next);
  });

  it('says beforehand that the account must be approved, and how long that takes', async () => {
    const approvalTime = 'meist einen Werktag';
    const area = (more: object) => ({ authenticatedArea: { approvalTime, ...more } });
    const shut = 'Bevor Sie sich anmelden können, geben wir Ihr Konto frei.';
    const time = 'Die Freigabe dauert meist einen Werktag.';
    const open = await opened({ settings: area({}) });
    expect(open.text()).toContain(time);
    expect(open.text()).not.toContain(shut);
    await open.leave();
    for (const { settings, raw } of [
      { settings: area({}), raw: { approvesAccounts: true } },
      { settings: area({ loginStatus: ['approved'] }), raw: {} },
    ]) {
      const { text, leave } = await opened({ settings, raw });
      expect(text()).toContain(shut);
      expect(text()).toContain(time);
      await leave();
    }
    const { text } = await opened({ settings: area({ loginStatus: ['new', 'approved'] }) });
    expect(text()).not.toContain(shut);
  });
});

import { act, type ComponentType, createElement } from 'react';
import { accountScreen } from '../../../src/app/account-screen';
import { MagicScreen } from '../../../src/features/auth/link/magic-screen';
import { PasswordProof } from '../../../src/features/auth/link/password-proof';
import { LoginScreen } from '../../../src/features/auth/login/login-screen';
import { ChangeScreen } from '../../../src/features/auth/password/change-screen';
import { RequestResetScreen } from '../../../src/features/auth/password/request-reset-screen';
import { ResetScreen } from '../../../src/features/auth/password/reset-screen';
import { SignupScreen } from '../../../src/features/auth/signup/signup-screen';
import { DeleteAccountDialog } from '../../../src/features/profile/privacy/delete-account-dialog';
import { ProfileScreen } from '../../../src/features/profile/profile-screen';
import { SuggestAddressDialog } from '../../../src/forms/suggest-address/suggest-address-dialog';
import { LOCALES, type Locale } from '../../../src/i18n/locale';
import { accountTexts } from '../../../src/i18n/texts';
import type { ScreenProps } from '../../../src/routing/screen-route';
import { aPersonAnswer } from '../../support/person-answers';
import { aPortal, show } from './auth/harness';

const required = { required: true };
const address = { street: required, plz: required, community: required, phone: required };
/** A client that wants every field of both addresses. */
export const WANTS_ALL = {
  fieldSettings: { profile: { official: { ...address, organization: required }, private: address } },
};

/** A member of whom only what the form does not ask for is known. */
const NEW_MEMBER = aPersonAnswer({
  ...{ street: '', plz: '', community: null, phone: '', freeOrganization: '', organization: null },
  ...{ private_street: '', private_plz: '', private_community: null, private_phone: '' },
  ...{ acceptPrivacyPolicy: false, acceptConditions: false, url: '', roleRelations: [] },
});

type Shown = Awaited<ReturnType<typeof show>>;

/** A form of an account as it is when it opens, and what it asks for when it is sent empty, German and English. */
type AccountForm = {
  Screen: ComponentType<ScreenProps> | ComponentType<object>;
  route?: string;
  /** The member who sees it, as GET persons says. */
  member?: object;
  /** Empties what the form begins with, or opens all of it. */
  prepare?(shown: Shown): Promise<void>;
  missing: Readonly<Record<string, readonly [de: string, en: string]>>;
};

const nothing = () => undefined;
const proof = (asked: 'signup' | 'email') =>
  accountScreen<ScreenProps>(() =>
    createElement(PasswordProof, { linkKey: 'key', purpose: asked, onDone: nothing, onKeyInvalid: nothing }),
  );

const EMAIL = ['Bitte geben Sie Ihre E-Mail-Adresse ein.', 'Please enter your email address.'] as const;
const PASSWORD = ['Bitte geben Sie Ihr Passwort ein.', 'Please enter your password.'] as const;
const NEW_PASSWORD = {
  password1: ['Bitte geben Sie ein neues Passwort ein.', 'Please enter a new password.'],
  password2: ['Bitte wiederholen Sie das neue Passwort.', 'Please repeat the new password.'],
} as const;
const PERSON = {
  firstName: ['Bitte geben Sie Ihren Vornamen ein.', 'Please enter your first name.'],
  lastName: ['Bitte geben Sie Ihren Nachnamen ein.', 'Please enter your last name.'],
  acceptConditions: ['Bitte stimmen Sie den Nutzungsbedingungen zu.', 'Please agree to the terms of use.'],
  acceptPrivacyPolicy: [
    'Bitte bestätigen Sie, dass Sie die Datenschutzhinweise gelesen haben.',
    'Please confirm that you’ve read the privacy policy.',
  ],
} as const;
const OFFICIAL = {
  freeOrganization: ['Bitte geben Sie Ihre Organisation ein.', 'Please enter your organisation.'],
  'official.street': ['Bitte geben Sie die Straße der Organisation ein.', 'Please enter the organisation’s street.'],
  'official.plz': [
    'Bitte geben Sie die Postleitzahl der Organisation ein.',
    'Please enter the organisation’s postcode.',
  ],
  'official.community': [
    'Bitte wählen Sie die Gemeinde der Organisation.',
    'Please choose the organisation’s municipality.',
  ],
  'official.phone': [
    'Bitte geben Sie die Telefonnummer der Organisation ein.',
    'Please enter the organisation’s phone number.',
  ],
} as const;
const PRIVATE = {
  'private.street': ['Bitte geben Sie Ihre Straße ein.', 'Please enter your street.'],
  'private.plz': ['Bitte geben Sie Ihre Postleitzahl ein.', 'Please enter your postcode.'],
  'private.community': ['Bitte wählen Sie Ihre Gemeinde.', 'Please choose your municipality.'],
  'private.phone': ['Bitte geben Sie Ihre Telefonnummer ein.', 'Please enter your phone number.'],
} as const;

/** Types into the fields; what is there already is replaced. */
const typing = (values: Readonly<Record<string, string>>) => async (shown: Shown) => {
  for (const [name, value] of Object.entries(values)) await shown.type(name, value);
};
/** Says for whom the account is. */
const choosing = (kind: string) => (shown: Shown) =>
  act(async () => shown.find<HTMLInputElement>(`[name="kind"][value="${kind}"]`).click());
const without = (missing: AccountForm['missing'], ...paths: string[]): AccountForm['missing'] =>
  Object.fromEntries(Object.entries(missing).filter(([path]) => !paths.includes(path)));
const NEW_SIGNUP = {
  email: EMAIL,
  password1: ['Bitte geben Sie ein Passwort ein.', 'Please enter a password.'],
  password2: ['Bitte wiederholen Sie das Passwort.', 'Please repeat the password.'],
} as const;

/** Every form of an account. */
export const ACCOUNT_FORMS: Readonly<Record<string, AccountForm>> = {
  'the log-in': {
    Screen: LoginScreen,
    missing: {
      username: [
        'Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.',
        'Please enter your user name or email address.',
      ],
      password: PASSWORD,
    },
  },
  'the sign-up of an organisation': {
    Screen: SignupScreen,
    prepare: choosing('official'),
    missing: { ...NEW_SIGNUP, ...PERSON, ...OFFICIAL },
  },
  'the sign-up of a person': {
    Screen: SignupScreen,
    prepare: choosing('private'),
    missing: { ...NEW_SIGNUP, ...PERSON, ...PRIVATE },
  },
  'the magic link': { Screen: MagicScreen, missing: { email: EMAIL } },
  'the request for a new password': { Screen: RequestResetScreen, missing: { email: EMAIL } },
  'the new password': { Screen: ResetScreen, route: '/auth/reset?key=some-key', missing: NEW_PASSWORD },
  'the change of the password': {
    Screen: ChangeScreen,
    member: NEW_MEMBER,
    missing: {
      passwordOld: ['Bitte geben Sie Ihr aktuelles Passwort ein.', 'Please enter your current password.'],
      ...NEW_PASSWORD,
    },
  },
  'the password that confirms': { Screen: proof('signup'), missing: { password: PASSWORD } },
  'the profile, begun with the streets': {
    Screen: ProfileScreen,
    member: NEW_MEMBER,
    prepare: typing({ firstName: '', lastName: '', email: '', 'official.street': 'x', 'private.street': 'x' }),
    missing: {
      ...PERSON,
      email: EMAIL,
      ...without(OFFICIAL, 'official.street'),
      ...without(PRIVATE, 'private.street'),
    },
  },
  'the profile, begun with the postcodes': {
    Screen: ProfileScreen,
    member: NEW_MEMBER,
    prepare: typing({ 'official.plz': 'x', 'private.plz': 'x' }),
    missing: {
      ...without(PERSON, 'firstName', 'lastName'),
      ...without(OFFICIAL, 'official.plz'),
      ...without(PRIVATE, 'private.plz'),
    },
  },
  'a new e-mail address in the profile': {
    Screen: ProfileScreen,
    member: aPersonAnswer(),
    prepare: typing({ email: 'neu@example.org' }),
    missing: {
      passwordOld: [
        'Bitte geben Sie Ihr aktuelles Passwort ein, um die E-Mail-Adresse zu ändern.',
        'Please enter your current password to change the email address.',
      ],
    },
  },
  'a suggested address': {
    Screen: accountScreen(() => createElement(SuggestAddressDialog, { onCreated: nothing, onClose: nothing })),
    member: NEW_MEMBER,
    missing: {
      name: ['Bitte geben Sie den Namen ein.', 'Please enter the name.'],
      community: ['Bitte wählen Sie die Gemeinde.', 'Please choose the municipality.'],
    },
  },
  'the deletion of the account': {
    Screen: accountScreen(() => createElement(DeleteAccountDialog, { onClose: nothing })),
    member: NEW_MEMBER,
    missing: { password: PASSWORD },
  },
};

/** Opens a form of an account as the one who sees it. */
export async function openAccountForm(
  { Screen, route = '/auth/login', member, prepare }: AccountForm,
  { locale, settings }: { locale: Locale; settings: object },
): Promise<Shown> {
  await Promise.all([accountTexts, accountTexts].flatMap((texts) => LOCALES.map((one) => texts.load(one))));
  const calls = { 'GET persons': () => member, 'GET personRoles': () => [] };
  const { portal } = aPortal({ route: `${locale === 'en' ? '/en' : ''}${route}`, calls, settings });
  if (member) portal.client.session.open('token', new Date(Date.now() + 3_600_000).toISOString());
  const shown = await show(Screen as ComponentType<ScreenProps>, portal);
  await shown.until(() => shown.find('form'));
  await prepare?.(shown);
  return shown;
}

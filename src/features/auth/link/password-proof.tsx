import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { usePortal } from '../../../app/portal';
import { describeForm } from '../../../forms/engine/field-definitions';
import { SubmitButton } from '../../../forms/fields/submit-button';
import { FormActions } from '../../../forms/layout/form-actions';
import { FormBox } from '../../../forms/layout/form-box';
import { PasswordField } from '../../../forms/person/password-field';
import { PASSWORD } from '../../../forms/person/person-labels';
import type { FormControl } from '../../../forms/saving/form-control';
import { useForm } from '../../../forms/saving/use-form';
import { passwordProblems } from '../../../model/password';
import type { NewPassword } from '../../../model/payloads/account-payloads';
import { useAuthMessages } from '../auth-words';
import { AuthOutcomeNotice } from '../outcome-notice';
import { NEW_PASSWORD, NewPasswordFields } from '../password/new-password-fields';
import { useRefusal } from '../use-refusal';
import { confirmEmail } from './confirm-email';
import { CONFIRM_OUTCOMES, isKeyInvalid } from './key-messages';
import { type Redeemed, redeemOnce } from './link-key';

/** The reason why the server asks for the password: to confirm a sign-up, or a new address of an account. */
export type ProofPurpose = 'signup' | 'email';

/** Returns the reason in a failure; undefined for another failure. */
export function passwordPurpose(error: unknown): ProofPurpose | undefined {
  if (!(error instanceof ApiError) || error.code !== 'password_required') return undefined;
  const isNewAddress = error.fields.some(({ params }) => params?.purpose === 'email');
  return isNewAddress ? 'email' : 'signup';
}

type Props = {
  linkKey: string;
  purpose: ProofPurpose;
  onDone(redeemed: Redeemed): void;
  /** Called when the key is no longer valid, for example because it was used elsewhere meanwhile. */
  onKeyInvalid(error: unknown): void;
};

/**
 * Renders the password form for the opened link: the mailbox alone does not prove who chose the password. A person who
 * did not sign up, or has forgotten the password, chooses a new one.
 */
export function PasswordProof({ purpose, ...props }: Props) {
  const { t } = useLingui();
  const [isNew, setIsNew] = useState(false);
  const knownIntro =
    purpose === 'email'
      ? t`Bitte geben Sie das Passwort Ihres Kontos ein, damit die neue Adresse gilt.`
      : t`Bitte geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben.`;
  const newPasswordIntro = t`Das bisherige Passwort gilt dann nicht mehr. Bitte prüfen Sie nach der Anmeldung Ihr Profil: Seine Angaben stammen aus der Registrierung.`;
  return (
    <>
      <ProofForm key={String(isNew)} isNew={isNew} intro={isNew ? newPasswordIntro : knownIntro} {...props} />
      {purpose === 'signup' && (
        <button type="button" className="button is-quiet" onClick={() => setIsNew(!isNew)}>
          {isNew
            ? t`Ich kenne das Passwort`
            : t`Ich habe dieses Konto nicht angelegt oder das Passwort vergessen: neues festlegen`}
        </button>
      )}
    </>
  );
}

type Passwords = NewPassword & { password: string };
type FormProps = Omit<Props, 'purpose'> & { isNew: boolean; intro: string };

const describeProof = (isNew: boolean) =>
  describeForm<Passwords>({
    sections: [],
    fields: {
      password: { ...PASSWORD, when: () => !isNew },
      password1: { ...NEW_PASSWORD.password1, when: () => isNew },
      password2: { ...NEW_PASSWORD.password2, when: () => isNew },
    },
    problems({ password, password1, password2 }) {
      if (isNew) return passwordProblems(password1, password2);
      return password === '' ? [{ path: 'password', code: 'required' }] : [];
    },
  });

const KNOWN_PASSWORD_FORM = describeProof(false);
const NEW_PASSWORD_FORM = describeProof(true);

function ProofForm({ linkKey, isNew, intro, onDone, onKeyInvalid }: FormProps) {
  const { t } = useLingui();
  const messageFor = useAuthMessages();
  const portal = usePortal();
  const { refusal, withRefusal } = useRefusal();
  const control: FormControl<Passwords> = useForm(isNew ? NEW_PASSWORD_FORM : KNOWN_PASSWORD_FORM, {
    record: { password: '', password1: '', password2: '' },
    save: ({ password, ...chosen }, { idempotencyKey }) =>
      withRefusal(async () => {
        const body = { key: linkKey, ...(isNew ? chosen : { password }) };
        await redeemOnce(portal, () => confirmEmail(portal.client, body, idempotencyKey)).then(
          onDone,
          (error: unknown) => {
            if (isKeyInvalid(error)) onKeyInvalid(error);
            throw error;
          },
        );
      }),
  });
  return (
    <FormBox control={control} messageFor={messageFor} label={t`E-Mail-Adresse bestätigen`} isShort>
      <p>{intro}</p>
      {isNew ? <NewPasswordFields /> : <PasswordField path="password" autoComplete="current-password" isRequired />}
      <AuthOutcomeNotice
        error={control.failure ?? refusal}
        outcomes={CONFIRM_OUTCOMES}
        isMarked={control.failure === undefined}
        onRetry={() => void control.submit()}
      />
      <FormActions control={control}>
        <SubmitButton>{isNew ? t`Passwort festlegen und bestätigen` : t`Bestätigen`}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

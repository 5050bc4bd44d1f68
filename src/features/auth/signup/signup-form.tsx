import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ApiError } from '../../../api/api-error';
import { usePortal } from '../../../app/portal';
import { useFormPart } from '../../../forms/engine/form-context';
import type { FieldProblem } from '../../../forms/engine/form-store';
import { SubmitButton } from '../../../forms/fields/submit-button';
import { DraftBanner } from '../../../forms/layout/draft-banner';
import { FormActions } from '../../../forms/layout/form-actions';
import { FormBox } from '../../../forms/layout/form-box';
import { AddressBlock } from '../../../forms/person/address-block';
import { ConsentSection } from '../../../forms/person/consent-section';
import { PersonSection } from '../../../forms/person/person-section';
import type { FormControl } from '../../../forms/saving/form-control';
import { useForm } from '../../../forms/saving/use-form';
import { useTranslation } from '../../../i18n/use-translation';
import { type AddressKind, addressKinds } from '../../../model/address-problems';
import { signUp } from '../api';
import { useAuthMessages } from '../auth-words';
import { SIGNUP_OUTCOMES } from '../messages';
import { AuthOutcomeNotice } from '../outcome-notice';
import { useNextRoute } from '../use-next-route';
import { useRefusal } from '../use-refusal';
import { waitingSignupStorage } from '../waiting-signup';
import { AccountSection } from './account-section';
import { describeSignup } from './describe-signup';
import { KindField } from './kind-field';
import { PostingSection } from './posting-section';
import { lastSentSignup, storeSentSignup } from './sent-signup';
import { emptySignup, SIGNUP_SCHEMA, type SignupDraft, shownKind, signupPayload } from './signup-draft';
import { isAnyNeeded, type SignupSettings, toFormProblem } from './signup-problems';
import { useWasFilled } from './use-was-filled';

const DRAFT = { name: 'signup', schema: SIGNUP_SCHEMA, owner: 'guest' } as const;

/** The fields of codes for which the server may name none. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  agb_missing: 'acceptConditions',
  privacy_policy_missing: 'acceptPrivacyPolicy',
  unavailable_email: 'email',
  unavailable_username: 'username',
};

/** Returns the problems of a refused sign-up, by form field. */
export function refusedFields(
  { code = '', fields }: ApiError,
  draft: SignupDraft,
  settings: SignupSettings,
): FieldProblem[] {
  const path = Object.hasOwn(FIELD_OF_CODE, code) ? FIELD_OF_CODE[code] : undefined;
  return fields.length === 0 && path !== undefined
    ? [{ path, code }]
    : fields.map((problem) => toFormProblem(problem, draft, settings));
}

type SectionsProps = { control: FormControl<SignupDraft>; kind: AddressKind };

/** Renders what the first event needs. Everything else is asked in the profile, unless a stored draft has it. */
function ShortSections({ control, kind }: SectionsProps) {
  const { form } = control;
  return (
    <>
      <AccountSection hasUsername={useWasFilled(form, 'username')} />
      <PersonSection hasSalutation={useWasFilled(form, 'salutation')} hasUrl={useWasFilled(form, 'url')} />
      <PostingSection control={control} kind={kind} />
    </>
  );
}

function AllSections({ control, kind }: SectionsProps) {
  const { settings } = usePortal();
  return (
    <>
      {addressKinds(settings).length > 1 && <KindField control={control} />}
      <AccountSection hasUsername />
      <PersonSection />
      <AddressBlock key={kind} kind={kind} control={control} isOnly isAnyNeeded={isAnyNeeded(kind, settings)} />
    </>
  );
}

/** Renders the sign-up form; its input survives every failure. @param onDone called with the sent values */
export function SignupForm({ onDone }: { onDone(sent: SignupDraft): void }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const messageFor = useAuthMessages();
  const portal = usePortal();
  const { client, settings } = portal;
  const { refusal, withRefusal } = useRefusal();
  const description = useMemo(() => describeSignup(settings), [settings]);
  const control: FormControl<SignupDraft> = useForm(description, {
    record: lastSentSignup(portal) ?? emptySignup(),
    save: (draft, { idempotencyKey }) =>
      withRefusal(async () => {
        const attempt = { idempotencyKey, language: locale };
        const confirmation = await signUp(client.api, signupPayload(draft, settings), attempt);
        if (confirmation !== undefined) waitingSignupStorage(client.host).write({ confirmation, next });
        storeSentSignup(portal, draft);
        onDone(draft);
      }),
    fieldsOf: (error) => refusedFields(error, control.form.values(), settings),
    draft: DRAFT,
  });
  const next = useNextRoute();
  const kind = useFormPart(control.form, (form) => shownKind(form.values(), settings));
  return (
    <FormBox control={control} messageFor={messageFor} label={t`Registrierung`}>
      <DraftBanner control={control} />
      {settings.applicationSettings.activateEventsRecording ? (
        <ShortSections control={control} kind={kind} />
      ) : (
        <AllSections control={control} kind={kind} />
      )}
      <ConsentSection />
      <AuthOutcomeNotice
        error={control.failure ?? refusal}
        isMarked={control.failure === undefined}
        outcomes={SIGNUP_OUTCOMES}
        onRetry={() => void control.submit()}
      />
      <FormActions control={control}>
        <SubmitButton>{t({ id: 'lbl_signup', message: 'Registrieren' })}</SubmitButton>
      </FormActions>
    </FormBox>
  );
}

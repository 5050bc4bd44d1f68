import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect } from 'react';
import { ErrorNotice } from '../../app/error-notice';
import { SAVE_ERRORS } from '../../app/error-words';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import type { Address } from '../../model/answers/address';
import type { AddressPayload } from '../../model/payloads/address-payload';
import { Dialog } from '../../ui/dialog';
import { useIsShown } from '../../ui/use-is-shown';
import type { FormDescription } from '../engine/field-definitions';
import type { FieldProblem } from '../engine/form-store';
import { commonWords } from '../engine/problem-words';
import { FieldRow } from '../fields/field-row';
import { SubmitButton } from '../fields/submit-button';
import { TextField } from '../fields/text-field';
import { FormActions } from '../layout/form-actions';
import { FormBox } from '../layout/form-box';
import { CommunityField } from '../person/community-field';
import { useForm } from '../saving/use-form';
import { suggestAddress } from './suggest-address';
import { EMPTY_SUGGESTION, refusedSuggestion, SUGGESTION, type SuggestionDraft, suggestionPayload } from './suggestion';

/** What is known of an address before it is entered. */
export type KnownOfAddress = Partial<Pick<SuggestionDraft, 'street' | 'plz' | 'url'>> & {
  /** By which its community is searched for. */
  town?: string;
};

type Props = {
  /** What the user has searched for. */
  name?: string;
  /** What else is known of the new address, such as out of a file. */
  known?: KnownOfAddress;
  /** Help for places whose community is not in the list. */
  communityHint?: string;
  /** Stands below the community, inside the form. */
  place?: ReactNode;
  /** Describes the form with what stands there. Default: the fields of every address. */
  description?: FormDescription<SuggestionDraft>;
  /** Makes what is sent, of a draft without problems. */
  payloadOf?(draft: SuggestionDraft): AddressPayload;
  onTake(address: Address): void;
  onClose(): void;
  /** Stands below the fields, inside their form. */
  children?: ReactNode;
};

/** A form for an address that the search does not find; it is picked at once when it is there. */
export function SuggestAddressDialog(props: Props) {
  const { name = '', known: { town = '', ...known } = {}, communityHint, place, onTake, onClose, children } = props;
  const { description = SUGGESTION, payloadOf = suggestionPayload } = props;
  const { t } = useLingui();
  const { locale, _ } = useTranslation();
  const { client } = usePortal();
  const isShown = useIsShown();
  const control = useForm(description, {
    record: { ...EMPTY_SUGGESTION, ...known, name },
    async save(draft, { idempotencyKey }) {
      const address = await suggestAddress(client, payloadOf(draft), { idempotencyKey, language: locale });
      if (!isShown()) return;
      onTake(address);
      onClose();
    },
    needsSession: true,
    fieldsOf: ({ fields }) => refusedSuggestion(fields),
  });
  const { form } = control;
  // The community is picked; what is known of it is what to search for.
  useEffect(() => form.setFieldError('community', town === '' ? undefined : 'unpicked', town), [form, town]);
  const messageFor = useCallback((problem: FieldProblem) => commonWords(problem, _), [_]);
  return (
    <Dialog title={t`Neue Adresse vorschlagen`} onClose={onClose}>
      <FormBox control={control} messageFor={messageFor} label={t`Neue Adresse`}>
        <p>{t`Sie können die Adresse gleich verwenden. Andere finden sie, sobald sie geprüft ist.`}</p>
        {control.failure !== undefined && (
          <ErrorNotice words={SAVE_ERRORS} error={control.failure} onRetry={() => void control.submit()} />
        )}
        {/* The browser knows where the user lives, not where this is. */}
        <TextField path="name" autoComplete="off" isRequired />
        <TextField path="extendedName" autoComplete="off" hint={t`Zum Beispiel der Saal oder die Abteilung.`} />
        <TextField path="street" autoComplete="off" />
        <FieldRow>
          <TextField path="plz" inputMode="numeric" autoComplete="off" />
          <CommunityField path="community" isRequired hint={communityHint} />
        </FieldRow>
        {place}
        <FieldRow>
          <TextField path="phone" type="tel" inputMode="tel" autoComplete="off" />
          <TextField path="email" type="email" inputMode="email" autoComplete="off" autoCapitalize="none" />
        </FieldRow>
        <TextField path="url" type="url" inputMode="url" autoComplete="off" autoCapitalize="none" />
        {children}
        <FormActions control={control}>
          <button type="button" className="button is-quiet" onClick={onClose}>
            {t`Abbrechen`}
          </button>
          <SubmitButton>{t`Vorschlagen und verwenden`}</SubmitButton>
        </FormActions>
      </FormBox>
    </Dialog>
  );
}

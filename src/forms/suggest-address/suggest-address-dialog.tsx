import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect } from 'react';
import { SAVE_ERRORS } from '../../app/error-messages';
import { ErrorNotice } from '../../app/error-notice';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import type { Address } from '../../model/answers/address';
import type { AddressPayload } from '../../model/payloads/address-payload';
import { Dialog } from '../../ui/dialog';
import { useIsShown } from '../../ui/use-is-shown';
import type { FormDescription } from '../engine/field-definitions';
import type { FieldProblem } from '../engine/form-store';
import { commonMessage } from '../engine/problem-messages';
import { FieldRow } from '../fields/field-row';
import { SubmitButton } from '../fields/submit-button';
import { TextField } from '../fields/text-field';
import { FormActions } from '../layout/form-actions';
import { FormBox } from '../layout/form-box';
import { CommunityField } from '../person/community-field';
import { useForm } from '../saving/use-form';
import { suggestAddress } from './suggest-address';
import {
  EMPTY_SUGGESTION,
  SUGGESTION,
  type SuggestionDraft,
  suggestionFieldProblems,
  suggestionPayload,
} from './suggestion';

/** The values of an address that are available before it is entered. */
export type AddressPrefill = Partial<Pick<SuggestionDraft, 'street' | 'plz' | 'url'>> & {
  /** The search text for its community. */
  town?: string;
};

type Props = {
  /** The text that the user has searched for. */
  name?: string;
  /** Further values of the new address, for example from a file. */
  prefill?: AddressPrefill;
  /** The hint for places whose community is not in the list. */
  communityHint?: string;
  /** The content below the community, inside the form. */
  belowCommunity?: ReactNode;
  /** The description of the form, including the fields in `belowCommunity`. Default: the common fields of addresses. */
  description?: FormDescription<SuggestionDraft>;
  /** Converts a draft without problems to the payload. */
  payloadOf?(draft: SuggestionDraft): AddressPayload;
  onCreated(address: Address): void;
  onClose(): void;
  /** The content below the fields, inside their form. */
  children?: ReactNode;
};

/** Renders a form for an address that the search does not find; once created, it is picked. */
export function SuggestAddressDialog(props: Props) {
  const {
    name = '',
    prefill: { town = '', ...prefill } = {},
    communityHint,
    belowCommunity,
    onCreated,
    onClose,
    children,
  } = props;
  const { description = SUGGESTION, payloadOf = suggestionPayload } = props;
  const { t } = useLingui();
  const { locale, _ } = useTranslation();
  const { client } = usePortal();
  const isShown = useIsShown();
  const control = useForm(description, {
    record: { ...EMPTY_SUGGESTION, ...prefill, name },
    async save(draft, { idempotencyKey }) {
      const address = await suggestAddress(client, payloadOf(draft), { idempotencyKey, language: locale });
      if (!isShown()) return;
      onCreated(address);
      onClose();
    },
    needsSession: true,
    fieldsOf: ({ fields }) => suggestionFieldProblems(fields),
  });
  const { form } = control;
  // A community must be picked, so its text is only entered as a search.
  useEffect(() => form.setFieldError('community', town === '' ? undefined : 'unpicked', town), [form, town]);
  const messageFor = useCallback((problem: FieldProblem) => commonMessage(problem, _), [_]);
  return (
    <Dialog title={t`Neue Adresse vorschlagen`} onClose={onClose}>
      <FormBox control={control} messageFor={messageFor} label={t`Neue Adresse`}>
        <p>{t`Sie können die Adresse gleich verwenden. Andere finden sie, sobald wir sie geprüft haben.`}</p>
        {control.failure !== undefined && (
          <ErrorNotice messages={SAVE_ERRORS} error={control.failure} onRetry={() => void control.submit()} />
        )}
        {/* No autofill: the browser would offer the user's own address. */}
        <TextField path="name" autoComplete="off" isRequired />
        <TextField path="extendedName" autoComplete="off" hint={t`Zum Beispiel der Saal oder die Abteilung.`} />
        <TextField path="street" autoComplete="off" />
        <FieldRow>
          <TextField path="plz" inputMode="numeric" autoComplete="off" />
          <CommunityField path="community" isRequired hint={communityHint} />
        </FieldRow>
        {belowCommunity}
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

import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { type PickedAddress, pickAddress } from '../../../model/picks';
import { useForm } from '../../../portal/form/use-form';
import { FormBox } from '../../../portal/form-parts/form-box';
import { FormFailure } from '../../../portal/form-parts/form-failure';
import { FormFoot } from '../../../portal/form-parts/form-foot';
import { CommunityField } from '../../../portal/person-fields/community-field';
import { usePortal } from '../../../portal/portal';
import { Dialog } from '../../../ui/dialog';
import { FieldRow } from '../../../ui/fields/field-row';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { useIsShown } from '../../../ui/use-is-shown';
import { suggestAddress } from '../api';
import { useProfileWords } from '../profile-words';
import { EMPTY_SUGGESTION, refusedSuggestion, SUGGESTION, suggestionPayload } from './suggestion';

type Props = { onTake(address: PickedAddress): void; onClose(): void };

/** A form for an address that the search does not find; it is picked at once when it is there. */
export function SuggestAddressDialog({ onTake, onClose }: Props) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { client } = usePortal();
  const isShown = useIsShown();
  const control = useForm(SUGGESTION, {
    record: EMPTY_SUGGESTION,
    async save(draft, { idempotencyKey }) {
      const address = await suggestAddress(client, suggestionPayload(draft), { idempotencyKey, language: locale });
      if (!isShown()) return;
      onTake(pickAddress(address));
      onClose();
    },
    needsSession: true,
    fieldsOf: ({ fields }) => refusedSuggestion(fields),
  });
  const wordsOf = useProfileWords();
  return (
    <Dialog title={t`Neue Adresse vorschlagen`} onClose={onClose}>
      <FormBox control={control} wordsOf={wordsOf} label={t`Neue Adresse`}>
        <p>{t`Sie können die Adresse gleich verwenden. Andere finden sie, sobald sie geprüft ist.`}</p>
        {control.failure !== undefined && <FormFailure error={control.failure} onRetry={() => void control.submit()} />}
        <TextField path="name" isRequired />
        <TextField path="extendedName" hint={t`Zum Beispiel der Saal oder die Abteilung.`} />
        <TextField path="street" />
        <FieldRow>
          <TextField path="plz" inputMode="numeric" />
          <CommunityField path="community" isRequired />
        </FieldRow>
        <FieldRow>
          <TextField path="phone" type="tel" inputMode="tel" />
          <TextField path="email" type="email" inputMode="email" />
        </FieldRow>
        <TextField path="url" type="url" inputMode="url" />
        <FormFoot control={control}>
          <button type="button" className="button is-quiet" onClick={onClose}>
            {t`Abbrechen`}
          </button>
          <SubmitButton>{t`Vorschlagen und verwenden`}</SubmitButton>
        </FormFoot>
      </FormBox>
    </Dialog>
  );
}

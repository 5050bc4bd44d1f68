import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { ErrorLine } from '../../../ui/fields/field-frame';
import { useField } from '../../../ui/fields/form-context';
import { fieldLabel } from '../profile-labels';

/** Where it is said that none of the addresses is filled; the summary leads here. */
export function AddressesNote() {
  const { settings } = usePortal();
  const { say } = useSpeech();
  const { id, error, ref } = useField<undefined>('addresses', fieldLabel('addresses', settings, say));
  return (
    <div ref={ref} tabIndex={-1} hidden={!error}>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  );
}

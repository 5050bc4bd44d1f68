import { useField } from '../engine/form-context';
import { ErrorLine } from '../fields/field-frame';

/** Where it is said that none of the addresses is filled; the summary leads here. */
export function AddressesNote() {
  const { id, error, ref } = useField<undefined>('addresses');
  return (
    <div ref={ref} tabIndex={-1} hidden={!error}>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  );
}

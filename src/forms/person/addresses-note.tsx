import { useField } from '../engine/form-context';
import { ErrorLine } from '../fields/field-frame';

/** Renders the error that no address is filled in, as a target of the error summary. */
export function AddressesNote() {
  const { id, error, ref } = useField<undefined>('addresses');
  return (
    <div ref={ref} tabIndex={-1} hidden={!error}>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  );
}

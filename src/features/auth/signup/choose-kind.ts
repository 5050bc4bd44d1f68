import type { Form } from '../../../forms/engine/form-store';
import type { AddressKind } from '../../../model/address-problems';
import type { SignupDraft } from './signup-draft';

/** Sets the kind of account. The input of one address is copied to the other. */
export function chooseKind(form: Form<SignupDraft>, kind: AddressKind): void {
  const values = form.values();
  if (values.kind) form.set(kind, values[values.kind]);
  form.set('kind', kind);
}

import type { Structure } from '../../../../forms/engine/field-definitions';
import type { FormKind } from '../form-kind';
import type { RecordDraft } from '../record-draft';

/** Checks whether a field of a draft, given by its name, has a value. */
export type IsFilled<Draft extends RecordDraft> = FormKind<Draft>['isFilled'];

/** Checks whether any field of a section has a value. */
export const isSectionFilled = <Draft extends RecordDraft>(
  { fields }: Pick<Structure, 'fields'>,
  draft: Draft,
  section: string,
  isFilled: IsFilled<Draft>,
): boolean => Object.keys(draft).some((name) => fields[name]?.section === section && isFilled(draft, name));

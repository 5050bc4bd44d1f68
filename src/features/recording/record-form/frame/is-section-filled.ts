import type { Structure } from '../../../../forms/engine/field-definitions';
import type { FormKind } from '../form-kind';
import type { RecordDraft } from '../record-draft';

/** Whether something stands in a field of a draft, by its name. */
export type IsFilled<Draft extends RecordDraft> = FormKind<Draft>['isFilled'];

/** Whether something stands in a section. */
export const isSectionFilled = <Draft extends RecordDraft>(
  { fields }: Pick<Structure, 'fields'>,
  draft: Draft,
  section: string,
  isFilled: IsFilled<Draft>,
): boolean => Object.keys(draft).some((name) => fields[name]?.section === section && isFilled(draft, name));

import type { Structure } from '../../../../ui/form/describe-form';

/** Whether something stands in a field of a draft, by its name. */
export type IsFilled<Draft> = (draft: Draft, name: string) => boolean;

/** Whether something stands in a section. */
export const isSectionFilled = <Draft extends object>(
  { fields }: Pick<Structure, 'fields'>,
  draft: Draft,
  section: string,
  isFilled: IsFilled<Draft>,
): boolean => Object.keys(draft).some((name) => fields[name]?.section === section && isFilled(draft, name));

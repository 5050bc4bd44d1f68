import type { PickedAddress, PickedPlace } from '../../../model/picks';
import {
  type RelationDraft,
  type RelationRules,
  relationProblems,
  type TypeOfRole,
} from '../../../model/relation-problems';
import type { FieldProblem } from '../../../ui/fields/form-store';
import type { RelationFields, RelationLinks } from './relation-change';

/** A relation in its dialog. */
export type RelationValues = {
  /** Id as a list of choices wants it; '' for none. */
  role: string;
  address: PickedAddress | undefined;
  community: PickedPlace | undefined;
};

/** The role that is chosen, or undefined. */
export const roleOf = ({ role }: RelationValues): number | undefined => (role === '' ? undefined : Number(role));

/** What a relation links after its dialog; an address that its role has no field for is none. */
export const relationLinks = (values: RelationValues, { address }: RelationFields): RelationLinks => ({
  role: roleOf(values),
  address: address.isShown ? values.address?.addressId : undefined,
  community: values.community?.communityId,
  district: values.community?.districtId,
});

const FIELD_OF: Readonly<Record<string, string>> = {
  relation_no_role: 'role',
  relation_no_address: 'address',
  relation_no_community: 'community',
};

/** What a single relation lacks by the mode; one that links nothing at all says nothing. */
export function relationValueProblems(
  links: RelationLinks,
  { fields, typeOfRole, rules }: { fields: RelationFields; typeOfRole: TypeOfRole; rules: RelationRules },
): FieldProblem[] {
  const draft: RelationDraft = { ...links, status: '' };
  const problems = relationProblems([draft], typeOfRole, { ...rules, minRelations: 0, maxRelations: 0 });
  if (problems.length > 0) return problems.map(({ code }) => ({ path: FIELD_OF[code] ?? 'role', code }));
  if (Object.values(links).some((id) => id !== undefined)) return [];
  const first = (['role', 'address', 'community'] as const).find((name) => fields[name].isShown);
  return [{ path: first ?? 'role', code: 'relation_empty' }];
}

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

/** Where it is told that a relation cannot be had. */
const firstShown = (fields: RelationFields): string =>
  (['role', 'address', 'community'] as const).find((name) => fields[name].isShown) ?? 'role';

const FIELD_OF: Readonly<Record<string, string>> = {
  relation_no_role: 'role',
  relation_no_address: 'address',
  relation_no_community: 'community',
};

/** What a relation in its dialog is judged by. */
export type ValueRules = {
  fields: RelationFields;
  typeOfRole: TypeOfRole;
  rules: RelationRules;
  /** The one that is changed; undefined for a new one. */
  relation: RelationDraft | undefined;
  /** All of the form. */
  relations: readonly RelationDraft[];
};

/** What a single relation lacks by the mode, or that it is blocked; one that links nothing at all says nothing. */
export function relationValueProblems(
  links: RelationLinks,
  { fields, typeOfRole, rules, relation, relations }: ValueRules,
): FieldProblem[] {
  const draft: RelationDraft = { ...relation, ...links, status: '' };
  const blocked = relations.filter(({ status }) => status === 'blocked');
  const counted = { ...rules, minRelations: 0, maxRelations: 0 };
  const [problem] = relationProblems([draft, ...blocked], typeOfRole, counted, relation ? [relation] : []);
  if (problem) return [{ path: FIELD_OF[problem.code] ?? firstShown(fields), code: problem.code }];
  if (Object.values(links).some((id) => id !== undefined)) return [];
  return [{ path: firstShown(fields), code: 'relation_empty' }];
}

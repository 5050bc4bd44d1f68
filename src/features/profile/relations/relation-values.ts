import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../forms/engine/field-definitions';
import type { FieldProblem } from '../../../forms/engine/form-store';
import type { PickedAddress, PickedCommunity } from '../../../model/picked-options';
import {
  type RelationDraft,
  type RelationRules,
  relationProblems,
  type TypeOfRole,
} from '../../../model/relation-problems';
import { type RelationRow, sentRelation } from '../profile-draft';
import { type RelationFields, type RelationLinks, relationFields } from './relation-change';

/** A relation in its dialog. */
export type RelationValues = {
  /** Id as a list of choices wants it; '' for none. */
  role: string;
  address: PickedAddress | undefined;
  community: PickedCommunity | undefined;
};

/** The role that is chosen, or undefined. */
const roleOf = ({ role }: RelationValues): number | undefined => (role === '' ? undefined : Number(role));

/** What a relation links after its dialog; an address that its role has no field for is none. */
export const relationLinks = (values: RelationValues, { address }: RelationFields): RelationLinks => ({
  role: roleOf(values),
  address: address.isShown ? values.address?.addressId : undefined,
  community: values.community?.communityId,
  district: values.community?.districtId,
});

/** The field that shows why a relation is not possible: the first one that is shown. */
const firstShown = (fields: RelationFields): string =>
  (['role', 'address', 'community'] as const).find((name) => fields[name].isShown) ?? 'role';

const FIELD_OF: Readonly<Record<string, string>> = {
  relation_no_role: 'role',
  relation_no_address: 'address',
  relation_no_community: 'community',
};

/** What the rules need besides the relation in its dialog. */
export type ValueRules = {
  fields: RelationFields;
  typeOfRole: TypeOfRole;
  rules: RelationRules;
  /** The one that is changed; undefined for a new one. */
  relation: RelationDraft | undefined;
  /** All of the form. */
  relations: readonly RelationDraft[];
};

/** What a single relation lacks by the mode, or that it is blocked, or that it links nothing at all. */
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

type Area = RelationRules & Parameters<typeof relationFields>[0];

/** The fields of a relation for the role that is chosen. */
export function fieldsOf(values: RelationValues, area: Area, typeOfRole: TypeOfRole): RelationFields {
  const role = roleOf(values);
  return relationFields(area, role === undefined ? undefined : (typeOfRole(role) ?? 'address'));
}

/** The relations that the dialog knows: the one that is changed, undefined for a new one, and all of the form. */
type Known = {
  area: Area;
  typeOfRole: TypeOfRole;
  relation: RelationRow | undefined;
  relations: readonly RelationRow[];
  /** Whether the client has no roles. */
  hasNoRoles: boolean;
};

/** The form of one relation. */
export function describeRelation({
  area,
  typeOfRole,
  relation,
  relations,
  hasNoRoles,
}: Known): FormDescription<RelationValues> {
  const isShown = (name: keyof RelationFields) => (values: RelationValues) =>
    fieldsOf(values, area, typeOfRole)[name].isShown;
  return describeForm<RelationValues>({
    sections: [],
    fields: {
      role: {
        label: msg({ id: 'lbl_role', message: 'Rolle' }),
        when: isShown('role'),
        isFor: 'choosing',
        noChoice: hasNoRoles
          ? msg`Hier gibt es zurzeit keine Rolle zur Auswahl. Bitte wenden Sie sich an uns.`
          : undefined,
      },
      address: { label: msg({ id: 'lbl_address', message: 'Adresse' }), when: isShown('address'), isFor: 'choosing' },
      community: {
        label: msg({ id: 'lbl_community', message: 'Gemeinde' }),
        when: isShown('community'),
        isFor: 'choosing',
      },
    },
    problems(values) {
      const fields = fieldsOf(values, area, typeOfRole);
      return relationValueProblems(relationLinks(values, fields), {
        fields,
        typeOfRole,
        rules: area,
        relation: relation && sentRelation(relation),
        relations: relations.map(sentRelation),
      });
    },
  });
}

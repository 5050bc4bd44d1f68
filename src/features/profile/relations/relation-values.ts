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
import { type RelationRow, withoutFormId } from '../profile-draft';
import { type RelationFields, type RelationLinks, relationFields } from './relation-change';

/** The values of a relation's dialog. */
export type RelationValues = {
  /** Id as text, for a select field; '' for none. */
  role: string;
  address: PickedAddress | undefined;
  community: PickedCommunity | undefined;
};

/** Returns the id of the chosen role, or undefined. */
const roleOf = ({ role }: RelationValues): number | undefined => (role === '' ? undefined : Number(role));

/** Returns the links of a relation; an address is dropped if its role has no such field. */
export const relationLinks = (values: RelationValues, { address }: RelationFields): RelationLinks => ({
  role: roleOf(values),
  address: address.isShown ? values.address?.addressId : undefined,
  community: values.community?.communityId,
  district: values.community?.districtId,
});

/** Returns the field that shows a problem without a field: the first visible one. */
const firstShown = (fields: RelationFields): string =>
  (['role', 'address', 'community'] as const).find((name) => fields[name].isShown) ?? 'role';

const FIELD_OF: Readonly<Record<string, string>> = {
  relation_no_role: 'role',
  relation_no_address: 'address',
  relation_no_community: 'community',
};

/** The context that the rules need besides the relation in its dialog. */
export type ValueRules = {
  fields: RelationFields;
  typeOfRole: TypeOfRole;
  rules: RelationRules;
  /** The relation to edit; undefined for a new one. */
  relation: RelationDraft | undefined;
  /** All relations of the form. */
  relations: readonly RelationDraft[];
};

/** Returns the problem of a single relation: it lacks a link of its mode, is blocked, or has no link at all. */
export function relationValueProblems(
  links: RelationLinks,
  { fields, typeOfRole, rules, relation, relations }: ValueRules,
): FieldProblem[] {
  const draft: RelationDraft = { ...relation, ...links, status: '' };
  const blocked = relations.filter(({ status }) => status === 'blocked');
  const lenientRules = { ...rules, minRelations: 0, maxRelations: 0 };
  const [problem] = relationProblems([draft, ...blocked], typeOfRole, lenientRules, relation ? [relation] : []);
  if (problem) return [{ path: FIELD_OF[problem.code] ?? firstShown(fields), code: problem.code }];
  if (Object.values(links).some((id) => id !== undefined)) return [];
  return [{ path: firstShown(fields), code: 'relation_empty' }];
}

type Area = RelationRules & Parameters<typeof relationFields>[0];

/** Returns the fields of a relation for the chosen role. */
export function fieldsOf(values: RelationValues, area: Area, typeOfRole: TypeOfRole): RelationFields {
  const role = roleOf(values);
  return relationFields(area, role === undefined ? undefined : (typeOfRole(role) ?? 'address'));
}

/** The context of the dialog: the relation to edit, undefined for a new one, and all of the form. */
type RelationContext = {
  area: Area;
  typeOfRole: TypeOfRole;
  relation: RelationRow | undefined;
  relations: readonly RelationRow[];
  /** True if the client has no roles. */
  hasNoRoles: boolean;
};

/** Describes the form of one relation. */
export function describeRelation({
  area,
  typeOfRole,
  relation,
  relations,
  hasNoRoles,
}: RelationContext): FormDescription<RelationValues> {
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
          ? msg`Zurzeit gibt es hier keine Rolle zur Auswahl. Bitte wenden Sie sich an uns.`
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
        relation: relation && withoutFormId(relation),
        relations: relations.map(withoutFormId),
      });
    },
  });
}

import { msg } from '@lingui/core/macro';
import type { FieldProblem } from '../../../../forms/engine/form-problems';
import type { RelationAnswer } from '../../../../model/payloads/relation-answer';
import { communityPayload, type PickedAddress, type PickedCommunity } from '../../../../model/picked-options';

/** The answer for whom a person posts who has no role relation to choose. */
export type ForWhomDraft = {
  /** A known organisation. */
  organization: PickedAddress | undefined;
  /** The name of one that is not known yet. */
  name: string;
  plz: string;
  community: PickedCommunity | undefined;
  isPrivate: boolean;
  /** The id of the role, if there is more than one; '' before one is chosen. */
  role: string;
};

export const EMPTY_FOR_WHOM: ForWhomDraft = {
  ...{ organization: undefined, name: '', plz: '', community: undefined, isPrivate: false, role: '' },
};

/** The questions beside the organisation. */
export type ForWhomNeeds = {
  /** The roles of private persons; empty if the client has none. */
  privateRoles: readonly number[];
  /** True if the role of an organisation is asked. */
  asksRole: boolean;
  /** True if a private person must say the community, too. */
  needsCommunity: boolean;
};

export const NO_NEEDS: ForWhomNeeds = { privateRoles: [], asksRole: false, needsCommunity: false };

/** Checks whether an organisation was answered, known or not. */
export const hasOrganization = ({ organization, name, isPrivate }: ForWhomDraft): boolean =>
  !isPrivate && (organization !== undefined || name.trim() !== '');

/** Checks whether anything was answered. */
export const hasAnswer = (answer: ForWhomDraft): boolean => answer.isPrivate || hasOrganization(answer);

/** Checks whether the role is asked. */
export const asksRole = ({ isPrivate }: ForWhomDraft, needs: ForWhomNeeds): boolean =>
  isPrivate ? needs.privateRoles.length > 1 : needs.asksRole;

/** Checks whether the community is asked. */
export const asksCommunity = ({ isPrivate, name }: ForWhomDraft, needs: ForWhomNeeds): boolean =>
  isPrivate ? needs.needsCommunity : name.trim() !== '';

/** Returns the problems that prevent making a relation from the answer, by the paths of the form. */
export function forWhomProblems(answer: ForWhomDraft, needs: ForWhomNeeds): FieldProblem[] {
  const missing = [
    !hasAnswer(answer) && 'organization',
    asksCommunity(answer, needs) && !answer.community && 'community',
    hasAnswer(answer) && asksRole(answer, needs) && answer.role === '' && 'role',
  ];
  return missing.flatMap((name) => (name ? [{ path: `forWhom.${name}`, code: 'required' }] : []));
}

/** Converts an answer without problems to the payload. */
export function relationAnswer(answer: ForWhomDraft, needs: ForWhomNeeds): RelationAnswer {
  const { organization, name, plz, community, isPrivate, role } = answer;
  const chosen = asksRole(answer, needs) ? Number(role) : isPrivate ? needs.privateRoles[0] : undefined;
  const ofRole = chosen === undefined ? {} : { role: chosen };
  const place = communityPayload(asksCommunity(answer, needs) ? community : undefined);
  if (isPrivate) return { ...ofRole, ...(place && { community: place }) };
  if (organization) return { organization: organization.addressId, ...ofRole };
  return {
    name: name.trim(),
    ...(plz.trim() !== '' && { plz: plz.trim() }),
    ...(place && { community: place }),
    ...ofRole,
  };
}

/** Maps a field of the payload to that of the form. */
export const toForWhomPath = (path: string, { name }: ForWhomDraft): string => {
  const [field = ''] = path.split('.');
  if (field === 'name') return name.trim() === '' ? 'forWhom.organization' : 'forWhom.name';
  return ['organization', 'plz', 'community', 'role'].includes(field) ? `forWhom.${field}` : 'forWhom.organization';
};

/** The fields of the answer. */
export const forWhomFields = {
  forWhom: {
    section: 'forWhom',
    label: msg`Für wen`,
    fields: {
      organization: {
        label: msg`Verein, Einrichtung oder Firma`,
        missing: msg`Bitte geben Sie an, für wen Sie eintragen.`,
        isFor: 'choosing' as const,
      },
      name: { label: msg`Verein, Einrichtung oder Firma` },
      plz: { label: msg`PLZ` },
      community: { label: msg`Gemeinde`, missing: msg`Bitte wählen Sie die Gemeinde.`, isFor: 'choosing' as const },
      isPrivate: { label: msg`Ich trage als Privatperson ein` },
      role: {
        label: msg`In welcher Rolle`,
        missing: msg`Bitte wählen Sie, was auf Sie zutrifft.`,
        isFor: 'choosing' as const,
      },
    },
  },
};

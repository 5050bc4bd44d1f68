import type { Sides } from '../../../forms/saving/merge-values';
import type { ProfileDraft } from '../profile-draft';

/** The status of a relation is the server's, unless the person has asked for another one by changing or removing it. */
export function alignRelations({ before, mine, theirs }: Sides<ProfileDraft>): Sides<ProfileDraft> {
  const statusIn = ({ roleRelations }: ProfileDraft) => new Map(roleRelations.map(({ id, status }) => [id, status]));
  const atFirst = statusIn(before);
  const now = statusIn(theirs);
  const aligned = (draft: ProfileDraft): ProfileDraft => ({
    ...draft,
    roleRelations: draft.roleRelations.map((relation) => {
      const { id, status } = relation;
      return status === atFirst.get(id) ? { ...relation, status: now.get(id) ?? status } : relation;
    }),
  });
  return { before: aligned(before), mine: aligned(mine), theirs };
}

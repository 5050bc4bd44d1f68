import type { Sides } from '../../../forms/saving/merge-values';
import type { ProfileDraft } from '../profile-draft';

/** Takes over the server's status of each relation, unless the person has changed or removed the relation. */
export function alignRelations({ before, local: mine, server: theirs }: Sides<ProfileDraft>): Sides<ProfileDraft> {
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
  return { before: aligned(before), local: aligned(mine), server: theirs };
}

import type { Sides } from '../../../forms/saving/merge-values';
import type { ProfileDraft } from '../profile-draft';

/** Takes over the server's status of each relation, unless the person has changed or removed the relation. */
export function alignRelations({ before, local, server }: Sides<ProfileDraft>): Sides<ProfileDraft> {
  const statusIn = ({ roleRelations }: ProfileDraft) => new Map(roleRelations.map(({ id, status }) => [id, status]));
  const initialStatuses = statusIn(before);
  const serverStatuses = statusIn(server);
  const withServerStatus = (draft: ProfileDraft): ProfileDraft => ({
    ...draft,
    roleRelations: draft.roleRelations.map((relation) => {
      const { id, status } = relation;
      return status === initialStatuses.get(id) ? { ...relation, status: serverStatuses.get(id) ?? status } : relation;
    }),
  });
  return { before: withServerStatus(before), local: withServerStatus(local), server };
}

import type { RoleRelation } from '../../model/role-relation';
import type { FormControl } from '../../portal/form/form-control';
import { ConflictDialog } from '../../portal/form-parts/conflict-dialog';
import { useConflictWords } from './conflict-words';
import type { ProfileDraft } from './profile-draft';
import type { Roles } from './use-roles';

type Props = {
  control: FormControl<ProfileDraft>;
  stored: readonly RoleRelation[];
  roles: Roles;
  onClose(): void;
};

/** Somebody has changed the profile elsewhere: field by field, theirs or mine. */
export const ProfileConflictDialog = ({ control, stored, roles }: Props) => (
  <ConflictDialog control={control} show={useConflictWords(stored, roles)} />
);

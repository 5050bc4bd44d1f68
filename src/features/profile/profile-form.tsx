import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LoadedPerson } from '../../app/person-store';
import { usePortal } from '../../app/portal';
import { insertRow } from '../../forms/engine/form-rows';
import { SubmitButton } from '../../forms/fields/submit-button';
import { DraftBanner } from '../../forms/layout/draft-banner';
import { FormActions } from '../../forms/layout/form-actions';
import { FormBox } from '../../forms/layout/form-box';
import { lazyDialog } from '../../forms/layout/lazy-dialog';
import type { FormControl } from '../../forms/saving/form-control';
import { SuggestAddressDialog } from '../../forms/suggest-address/suggest-address-dialog';
import type { RowId } from '../../lib/value-at';
import type { Person } from '../../model/answers/person';
import { type PickedAddress, pickAddress } from '../../model/picked-options';
import { useProfileConflictLabels } from './conflict-words';
import type { ProfileDraft } from './profile-draft';
import { ProfileError } from './profile-error';
import { useProfileMessages } from './profile-words';
import { addedRelation, changedRelation, type RelationLinks, storedOf } from './relations/relation-change';
import { PendingEmail } from './sections/pending-email';
import { ProfileSections } from './sections/profile-sections';
import { useProfileForm } from './use-profile-form';
import { useRequestedSection } from './use-requested-section';
import { useRoles } from './use-roles';

/** The lazy dialog that resolves a conflict of two versions of the record. */
const ConflictDialog = lazyDialog(async () => (await import('../../forms/layout/conflict-dialog')).ConflictDialog);

/** The lazy dialog for the role, address and community of a relation; few visitors of the profile open it. */
const RelationDialog = lazyDialog(async () => (await import('./relations/relation-dialog')).RelationDialog);

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
`;

/** The open dialog. Dialogs are rendered outside of the form, because forms cannot be nested. */
type Opened =
  | { what: 'relation'; id: RowId | undefined }
  | { what: 'suggestion'; onPick(address: PickedAddress): void };

/** Renders the profile as one form: everything in it is saved together. */
export function ProfileForm({ loaded }: { loaded: LoadedPerson }) {
  const { t } = useLingui();
  const roles = useRoles();
  const control = useProfileForm(loaded, roles);
  const { person } = loaded;
  const messageFor = useProfileMessages();
  const show = useProfileConflictLabels(person.roleRelations, roles);
  const [opened, setOpened] = useState<Opened>();
  const { form, failure, submit, conflict } = control;
  const applyRelation = useApplyRelation(control, person);
  const close = () => setOpened(undefined);
  useRequestedSection();

  return (
    <Column>
      <DraftBanner control={control} />
      <FormBox control={control} messageFor={messageFor} label={t({ id: 'lbl_my_profile', message: 'Mein Profil' })}>
        <ProfileSections
          control={control}
          person={person}
          roles={roles}
          onEditRelation={(id) => setOpened({ what: 'relation', id })}
          onSuggest={(picked) => setOpened({ what: 'suggestion', onPick: picked })}
        />
        <ProfileError error={failure} onRetry={() => void submit()} />
        {/* Above the button that was pressed; the section of the address may be far above. */}
        {control.savedAt && <PendingEmail person={person} isResult />}
        <FormActions control={control} showsSaved>
          <SubmitButton>{t`Profil speichern`}</SubmitButton>
        </FormActions>
      </FormBox>
      {conflict && (
        <ConflictDialog conflict={conflict} structure={control.description} show={show} onClose={conflict.cancel} />
      )}
      {opened?.what === 'relation' && (
        <RelationDialog
          relation={relationOf(form.values(), opened.id)}
          relations={form.values().roleRelations}
          roles={roles}
          onApply={(links) => {
            applyRelation(links, opened.id);
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'suggestion' && (
        <SuggestAddressDialog onCreated={(address) => opened.onPick(pickAddress(address))} onClose={close} />
      )}
    </Column>
  );
}

const relationOf = ({ roleRelations }: ProfileDraft, id: RowId | undefined) =>
  id === undefined ? undefined : roleRelations.find((relation) => relation.id === id);

/** Returns a function that writes the links chosen in the dialog to the form: to an existing relation, or a new one. */
function useApplyRelation({ form }: FormControl<ProfileDraft>, { roleRelations }: Person) {
  const { authenticatedArea } = usePortal().settings;
  return (links: RelationLinks, id: RowId | undefined) => {
    const current = relationOf(form.values(), id);
    if (!current) return void insertRow(form, 'roleRelations', addedRelation(links, authenticatedArea));
    const stored = storedOf(current, roleRelations);
    form.set(`roleRelations.${id}`, changedRelation(current, links, { stored, statusSettings: authenticatedArea }));
  };
}

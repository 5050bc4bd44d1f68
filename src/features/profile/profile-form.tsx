import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Person } from '../../model/person';
import type { PickedAddress } from '../../model/picks';
import { ConflictDialog } from '../../portal/form/conflict-dialog';
import { DraftBanner } from '../../portal/form/draft-banner';
import { FormBox } from '../../portal/form/form-box';
import type { FormControl } from '../../portal/form/form-control';
import { FormFoot } from '../../portal/form/form-foot';
import type { KnownPerson } from '../../portal/person-store';
import { usePortal } from '../../portal/portal';
import { SubmitButton } from '../../ui/fields/submit-button';
import { useConflictWords } from './conflict-words';
import type { ProfileDraft } from './profile-draft';
import { useProfileWords } from './profile-words';
import { addedRelation, changedRelation, type RelationLinks, storedOf } from './relations/relation-change';
import { RelationDialog } from './relations/relation-dialog-lazy';
import { setRelation } from './relations/set-relation';
import { SaveFailure } from './save-failure';
import { SuggestAddressDialog } from './search/suggest-address-dialog-lazy';
import { ProfileSections } from './sections/profile-sections';
import { useProfileForm } from './use-profile-form';
import { useRoles } from './use-roles';
import { useWantedSection } from './use-wanted-section';

/** Which dialog is open above the form. They stand beside it, as a form may not stand in another. */
type Opened =
  | { what: 'relation'; place: number | undefined }
  | { what: 'suggestion'; take(address: PickedAddress): void };

/** The profile as one form: everything in it is saved together. */
export function ProfileForm({ known }: { known: KnownPerson }) {
  const { t } = useLingui();
  const roles = useRoles();
  const control = useProfileForm(known, roles);
  const { person } = known;
  const wordsOf = useProfileWords();
  const conflictWords = useConflictWords(person.roleRelations);
  const [opened, setOpened] = useState<Opened>();
  const { form, failure, submit } = control;
  const take = useTakeRelation(control, person);
  const close = () => setOpened(undefined);
  useWantedSection();

  return (
    <>
      <DraftBanner control={control} />
      <FormBox control={control} wordsOf={wordsOf} label={t({ id: 'lbl_my_profile', message: 'Mein Profil' })}>
        <ProfileSections
          person={person}
          roles={roles}
          draft={form.values}
          onEditRelation={(place) => setOpened({ what: 'relation', place })}
          onSuggest={(picked) => setOpened({ what: 'suggestion', take: picked })}
        />
        <SaveFailure error={failure} onRetry={() => void submit()} />
        <FormFoot control={control} saysSaved>
          <SubmitButton>{t`Profil speichern`}</SubmitButton>
        </FormFoot>
      </FormBox>
      <ConflictDialog control={control} {...conflictWords} />
      {opened?.what === 'relation' && (
        <RelationDialog
          relation={opened.place === undefined ? undefined : form.values().roleRelations[opened.place]}
          relations={form.values().roleRelations}
          roles={roles}
          onTake={(links) => {
            take(links, opened.place);
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'suggestion' && <SuggestAddressDialog onTake={opened.take} onClose={close} />}
    </>
  );
}

/** Puts what was chosen in the dialog into the form: at a place of the list, or at its end. */
function useTakeRelation({ form }: FormControl<ProfileDraft>, { roleRelations }: Person) {
  const { authenticatedArea } = usePortal().settings;
  return (links: RelationLinks, place: number | undefined) => {
    const relations = form.values().roleRelations;
    const before = place === undefined ? undefined : relations[place];
    if (before && place !== undefined) {
      const stored = storedOf(before, roleRelations);
      setRelation(form, place, changedRelation(before, links, { stored, words: authenticatedArea }));
    } else {
      const order = [...relations.keys(), relations.length];
      form.rearrange('roleRelations', order, addedRelation(links, authenticatedArea));
    }
  };
}

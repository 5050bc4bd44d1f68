import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useNotices } from '../../app/notices';
import { type LoadedPerson, personStoreOf } from '../../app/person-store';
import { usePortal } from '../../app/portal';
import type { FormControl } from '../../forms/saving/form-control';
import { useForm } from '../../forms/saving/use-form';
import type { StoredRecord } from '../../forms/saving/versioned-record';
import { versionedRecord } from '../../forms/saving/versioned-record';
import { useTranslation } from '../../i18n/use-translation';
import { savePerson } from './api';
import { describeProfile } from './describe-profile';
import { isEmailChanged, type ProfileDraft, profileDraft, profilePayload } from './profile-draft';
import { refusedProblems } from './profile-problems';
import { alignRelations } from './relations/align-relations';
import { type Roles, typeOfRoleIn } from './use-roles';

const storedProfile = ({ person, etag }: LoadedPerson): StoredRecord<ProfileDraft> => ({
  record: profileDraft(person),
  version: etag,
});

/** Controls the form of a person's profile: its rules, saving, and conflicts with other changes. */
export function useProfileForm(loaded: LoadedPerson, roles: Roles): FormControl<ProfileDraft> {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client, settings } = usePortal();
  const notices = useNotices();
  const store = personStoreOf(client);
  const { id } = loaded.person;
  const typeOfRole = useMemo(() => typeOfRoleIn(roles), [roles]);
  const description = useMemo(() => describeProfile(settings, typeOfRole), [settings, typeOfRole]);

  const control: FormControl<ProfileDraft> = useForm(description, {
    ...storedProfile(loaded),
    shared: versionedRecord({
      watch: (notify) => store.watch((updated) => updated.person.id === id && notify(storedProfile(updated))),
      readCurrent: ({ current, etag }) =>
        storedProfile(store.accept({ data: current, ...(etag !== undefined && { etag }) })),
      align: alignRelations,
    }),
    async save(draft, { idempotencyKey, version }, before) {
      const payload = profilePayload(draft, before.email);
      const attempt = { ifMatch: version, idempotencyKey, language: locale };
      return storedProfile(await store.write(() => savePerson(client, payload, attempt)));
    },
    onSaved(draft, before) {
      const messages = [t`Profil gespeichert`];
      if (isEmailChanged(draft, before.email)) messages.push(t`Bitte bestätigen Sie Ihre neue E-Mail-Adresse`);
      notices.show({ kind: 'success', text: messages.join('. ') });
    },
    needsSession: true,
    fieldsOf: (error) => refusedProblems(error, control.form.values(), settings),
    draft: { name: 'profile', schema: 2, owner: 'person' },
  });
  return control;
}

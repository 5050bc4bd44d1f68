import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useSpeech } from '../../i18n/use-speech';
import { isSame } from '../../lib/value-at';
import { type Person, toPerson } from '../../model/person';
import type { FormControl } from '../../portal/form/form-control';
import { useForm } from '../../portal/form/use-form';
import { personStoreOf } from '../../portal/person-store';
import { usePortal } from '../../portal/portal';
import { savePerson } from './api';
import { isEmailChanged, type ProfileDraft, profileDraft, profilePayload } from './profile-draft';
import { profileProblems, refusedProblems } from './profile-problems';
import { alignRelations } from './relations/align-relations';
import { type Roles, typeOfRoleIn } from './use-roles';

/** The form of a person's profile: its rules, how it is saved, and what happens when it was changed elsewhere. */
export function useProfileForm(person: Person, etag: string | undefined, roles: Roles): FormControl<ProfileDraft> {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { client, settings, notices } = usePortal();
  const initial = useMemo(() => profileDraft(person), [person]);
  const store = personStoreOf(client);
  const storedEmail = person.email;

  const control = useForm<ProfileDraft>({
    initial,
    version: etag,
    problemsOf: (draft) => profileProblems(draft, { settings, storedEmail, typeOfRole: typeOfRoleIn(roles) }),
    async send(draft, { idempotencyKey, version }) {
      const payload = profilePayload(draft, storedEmail);
      store.accept(await savePerson(client, payload, { ifMatch: version, idempotencyKey, language: locale }));
      const address = draft.email.trim();
      notices.say({
        kind: 'success',
        text: isEmailChanged(draft, storedEmail)
          ? t`Profil gespeichert. Bitte bestätigen Sie Ihre neue E-Mail-Adresse: Wir haben eine Nachricht an ${address} geschickt.`
          : t`Profil gespeichert`,
      });
    },
    needsSession: true,
    fieldsOf: (error) => refusedProblems(error, settings),
    draft: { name: 'profile', schema: 1, omit: ['passwordOld'], owner: 'person' },
    conflict: {
      valuesOf: (current) => profileDraft(toPerson(current)),
      align: alignRelations,
      accept({ current, etag: now }) {
        store.accept({ data: current, ...(now !== undefined && { etag: now }) });
        notices.say({ kind: 'success', text: t`Profil gespeichert` });
      },
    },
  });
  const { form, isSending } = control;

  // Saved is what the server has made of it: a new e-mail address is still to be confirmed, the password is gone.
  useEffect(() => {
    if (!isSending && !form.isDirty() && !isSame(form.values(), initial)) form.reset(initial);
  }, [form, isSending, initial]);
  return control;
}

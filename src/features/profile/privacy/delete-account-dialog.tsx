import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { personStoreOf } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { describeForm } from '../../../forms/engine/field-definitions';
import { SubmitButton } from '../../../forms/fields/submit-button';
import { FormActions } from '../../../forms/layout/form-actions';
import { FormBox } from '../../../forms/layout/form-box';
import { PasswordField } from '../../../forms/person/password-field';
import { PASSWORD } from '../../../forms/person/person-labels';
import { useForm } from '../../../forms/saving/use-form';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { Dialog } from '../../../ui/dialog';
import { useIsShown } from '../../../ui/use-is-shown';
import { deleteAccount } from '../api';
import { ProfileError } from '../profile-error';
import { useProfileMessages } from '../profile-words';

const List = styled.ul`
  display: grid;
  gap: 4px;
  padding-inline-start: 1.3em;
`;

type Values = { password: string };

const DESCRIPTION = describeForm<Values>({
  sections: [],
  fields: { password: PASSWORD },
  problems: ({ password }) => (password === '' ? [{ path: 'password', code: 'required' }] : []),
});

/** Renders the consequences of a deletion, and the password field that confirms it. */
export function DeleteAccountDialog({ onClose }: { onClose(): void }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client, navigate } = usePortal();
  const messageFor = useProfileMessages();
  const isShown = useIsShown();
  const control = useForm(DESCRIPTION, {
    record: { password: '' },
    async save({ password }, { idempotencyKey }) {
      await deleteAccount(client, password, { idempotencyKey, language: locale });
      // The date is part of the person; the deletion is valid even if this load fails.
      await personStoreOf(client).load({ reload: true });
      if (!isShown()) return;
      onClose();
      navigate(withLocale(paths.deletion, locale));
    },
    needsSession: true,
    fieldsOf: ({ code, fields }) => (code === 'password_incorrect' ? [{ path: 'password', code }] : [...fields]),
  });
  return (
    <Dialog title={t`Konto löschen`} onClose={onClose}>
      <FormBox control={control} messageFor={messageFor} label={t`Konto löschen`} isShort>
        <p>{t`Das geschieht, wenn Sie Ihr Konto löschen:`}</p>
        <List>
          <li>{t`14 Tage lang bleibt alles, wie es ist. So lange können Sie die Löschung zurücknehmen.`}</li>
          <li>{t`Danach löschen wir Ihr Profil und Ihre Organisationen darin endgültig.`}</li>
          <li>{t`Wir bestätigen Ihnen das per E-Mail.`}</li>
        </List>
        <ProfileError error={control.failure} onRetry={() => void control.submit()} />
        <PasswordField path="password" autoComplete="current-password" isRequired />
        <FormActions control={control}>
          <button type="button" className="button is-quiet" onClick={onClose}>
            {t`Abbrechen`}
          </button>
          <SubmitButton>{t`Konto in 14 Tagen löschen`}</SubmitButton>
        </FormActions>
      </FormBox>
    </Dialog>
  );
}

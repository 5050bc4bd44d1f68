import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useFormPart } from '../../../forms/engine/form-context';
import { TextField } from '../../../forms/fields/text-field';
import { FormSection } from '../../../forms/layout/form-section';
import { PasswordField } from '../../../forms/person/password-field';
import type { FormControl } from '../../../forms/saving/form-control';
import type { Person } from '../../../model/answers/person';
import { paths } from '../../../routing/paths';
import { isEmailChanged, type ProfileDraft } from '../profile-draft';
import { PathLink } from '../section-link';
import { profileSectionId } from '../section-of';
import { PendingEmail } from './pending-email';

/* The target is higher than its words. */
const Change = styled.div`
  margin-block: -8px;

  > a:not(:hover) {
    text-decoration: none;
  }
`;

type Props = { control: FormControl<ProfileDraft>; person: Person };

/** Renders the e-mail address. A new one requires the current password, and is valid once it is confirmed. */
export function EmailSection({ control: { form }, person }: Props) {
  const { t } = useLingui();
  const isChanged = useFormPart(form, () => isEmailChanged(form.values(), form.initialValues().email));
  return (
    <FormSection id={profileSectionId('email')} title={t({ id: 'lbl_section_account', message: 'Zugang' })}>
      <PendingEmail person={person} />
      <TextField
        path="email"
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isChanged && (
        <PasswordField
          path="passwordOld"
          isRequired
          autoComplete="current-password"
          hint={t`So kann niemand außer Ihnen die Adresse ändern. Die neue gilt, sobald Sie sie bestätigt haben.`}
        />
      )}
      <Change>
        <PathLink path={paths.secureChange}>{t({ id: 'lbl_change_password', message: 'Passwort ändern' })}</PathLink>
      </Change>
    </FormSection>
  );
}

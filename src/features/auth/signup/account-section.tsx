import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../../forms/fields/text-field';
import { FormSection } from '../../../forms/layout/form-section';
import { PasswordField } from '../../../forms/person/password-field';

/** Renders the fields for e-mail address, user name and password. @param hasUsername false if the e-mail is the name */
export function AccountSection({ hasUsername }: { hasUsername: boolean }) {
  const { t } = useLingui();
  return (
    <FormSection title={t({ id: 'lbl_section_account', message: 'Zugang' })}>
      <TextField
        path="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      {hasUsername && (
        <TextField
          path="username"
          hint={t`Wenn Sie keinen wählen, melden Sie sich mit Ihrer E-Mail-Adresse an.`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <PasswordField path="password1" autoComplete="new-password" isRequired hasRules />
      <PasswordField path="password2" autoComplete="new-password" isRequired />
    </FormSection>
  );
}

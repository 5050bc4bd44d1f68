import { useLingui } from '@lingui/react/macro';
import type { Person } from '../../../model/person';
import { FormSection } from '../../../portal/form/form-section';
import { PasswordField } from '../../../portal/form/password-field';
import { useFormContent, useFormPart } from '../../../ui/fields/form-context';
import type { Form } from '../../../ui/fields/form-store';
import { TextField } from '../../../ui/fields/text-field';
import { Notice } from '../../../ui/notice';
import { isEmailChanged } from '../profile-draft';
import { sectionId } from '../section-of';
import { useFieldTexts } from './use-field-texts';

const emailOf = (form: Form<object>): string => {
  const values = form.values();
  return 'email' in values && typeof values.email === 'string' ? values.email : '';
};

/** Where one gets mail. A new address needs the current password, and counts when it is confirmed. */
export function EmailSection({ person: { email, pendingEmail } }: { person: Person }) {
  const { t } = useLingui();
  const fieldOf = useFieldTexts();
  const { form } = useFormContent();
  const isChanged = useFormPart(form, () => isEmailChanged({ email: emailOf(form) }, email));
  return (
    <FormSection id={sectionId('email')} title={t({ id: 'lbl_email', message: 'E-Mail' })}>
      {pendingEmail && (
        <Notice kind="info" title={t`Neue Adresse noch nicht bestätigt`}>
          <p>{t`Wir haben eine Nachricht an ${pendingEmail} geschickt. Bis Sie den Link darin öffnen, gilt weiter ${email}.`}</p>
        </Notice>
      )}
      <TextField
        {...fieldOf('email')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {isChanged && (
        <PasswordField
          {...fieldOf('passwordOld')}
          isRequired
          autoComplete="current-password"
          hint={t`Damit niemand außer Ihnen die Adresse ändert. Die neue gilt, sobald Sie sie bestätigt haben.`}
        />
      )}
    </FormSection>
  );
}

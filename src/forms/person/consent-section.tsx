import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../app/portal';
import { CheckboxField } from '../fields/checkbox-field';
import { FormSection } from '../layout/form-section';
import { ConsentLabel } from './consent-label';

/**
 * Renders the consents; the client decides which are required (spec section 5).
 *
 * @param id of the section, for links to it
 */
export function ConsentSection({ id }: { id?: string }) {
  const { t } = useLingui();
  const { auth } = usePortal().settings;
  return (
    <FormSection id={id} title={t({ id: 'lbl_section_consents', message: 'Einverständnis' })}>
      <CheckboxField path="acceptConditions" isRequired={auth.conditionsRequired}>
        <ConsentLabel consent="conditions" />
      </CheckboxField>
      <CheckboxField path="acceptPrivacyPolicy" isRequired={auth.privacyPolicyRequired}>
        <ConsentLabel consent="privacyPolicy" />
      </CheckboxField>
      <CheckboxField path="acceptAds" hint={t`Freiwillig. Sie können das jederzeit wieder ändern.`}>
        {t`Ich möchte Werbung und Neuigkeiten per E-Mail bekommen.`}
      </CheckboxField>
    </FormSection>
  );
}

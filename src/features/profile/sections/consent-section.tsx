import { useLingui } from '@lingui/react/macro';
import { ConsentLabel } from '../../../portal/form/consent-label';
import { FormSection } from '../../../portal/form/form-section';
import { usePortal } from '../../../portal/portal';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { sectionId } from '../section-of';
import { useFieldTexts } from './use-field-texts';

/** What one agrees to. */
export function ConsentSection() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const fieldOf = useFieldTexts();
  const { conditionsRequired, privacyPolicyRequired } = settings.auth;
  return (
    <FormSection id={sectionId('consents')} title={t({ id: 'lbl_section_consents', message: 'Einverständnis' })}>
      <CheckboxField {...fieldOf('acceptConditions')} isRequired={conditionsRequired}>
        <ConsentLabel to="conditions" />
      </CheckboxField>
      <CheckboxField {...fieldOf('acceptPrivacyPolicy')} isRequired={privacyPolicyRequired}>
        <ConsentLabel to="privacyPolicy" />
      </CheckboxField>
      <CheckboxField {...fieldOf('acceptAds')} hint={t`Freiwillig. Sie können das jederzeit wieder ändern.`}>
        {t`Ich möchte Werbung und Neuigkeiten per E-Mail bekommen.`}
      </CheckboxField>
    </FormSection>
  );
}

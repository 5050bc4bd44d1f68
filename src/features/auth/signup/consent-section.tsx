import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormSection } from '../../../portal/form/form-section';
import { usePortal } from '../../../portal/portal';
import { settingsHref } from '../../../portal/settings-href';
import { ExternalLink } from '../../../ui/external-link';
import { CheckboxField } from '../../../ui/fields/checkbox-field';

/** What one agrees to; which of it is a condition is the client's choice (spec section 5). */
export function ConsentSection() {
  const { t } = useLingui();
  const { links, auth } = usePortal().settings;
  const conditions = t({ id: 'lbl_conditions', message: 'Nutzungsbedingungen' });
  const privacyPolicy = t({ id: 'lbl_privacy_policy', message: 'Datenschutz' });
  return (
    <FormSection title={t({ id: 'lbl_section_consents', message: 'Einverständnis' })}>
      <CheckboxField path="acceptConditions" label={conditions} isRequired={auth.conditionsRequired}>
        <Trans>
          Ich akzeptiere: <MaybeLink url={links.conditions}>{conditions}</MaybeLink>
        </Trans>
      </CheckboxField>
      <CheckboxField path="acceptPrivacyPolicy" label={privacyPolicy} isRequired={auth.privacyPolicyRequired}>
        <Trans>
          Ich akzeptiere: <MaybeLink url={links.privacyPolicy}>{privacyPolicy}</MaybeLink>
        </Trans>
      </CheckboxField>
      <CheckboxField path="acceptAds">{t`Ich möchte Neuigkeiten und Angebote per E-Mail bekommen.`}</CheckboxField>
    </FormSection>
  );
}

/** Words that are a link where the settings name an address. Lingui puts the words in. */
function MaybeLink({ url, children }: { url: string; children?: ReactNode }) {
  const href = settingsHref(url);
  return href ? <ExternalLink href={href}>{children}</ExternalLink> : children;
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormSection } from '../../../portal/form/form-section';
import { usePortal } from '../../../portal/portal';
import { settingsHref } from '../../../portal/settings-href';
import { ExternalLink } from '../../../ui/external-link';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { sectionId } from '../section-of';
import { useFieldTexts } from './use-field-texts';

/** What one agrees to. */
export function ConsentSection() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const fieldOf = useFieldTexts();
  const { conditionsRequired, privacyPolicyRequired } = settings.auth;
  const { conditions, privacyPolicy } = settings.links;
  return (
    <FormSection id={sectionId('consents')} title={t({ id: 'lbl_section_consents', message: 'Einverständnis' })}>
      <CheckboxField {...fieldOf('acceptConditions')} isRequired={conditionsRequired}>
        <Trans>
          Ich stimme den <MaybeLink href={conditions}>Nutzungsbedingungen</MaybeLink> zu.
        </Trans>
      </CheckboxField>
      <CheckboxField {...fieldOf('acceptPrivacyPolicy')} isRequired={privacyPolicyRequired}>
        <Trans>
          Ich stimme der <MaybeLink href={privacyPolicy}>Datenschutzerklärung</MaybeLink> zu.
        </Trans>
      </CheckboxField>
      <CheckboxField {...fieldOf('acceptAds')} hint={t`Freiwillig. Sie können das jederzeit wieder ändern.`}>
        {t`Ich möchte Werbung und Neuigkeiten per E-Mail bekommen.`}
      </CheckboxField>
    </FormSection>
  );
}

function MaybeLink({ href, children }: { href: string; children?: ReactNode }) {
  const link = settingsHref(href);
  return link ? <ExternalLink href={link}>{children}</ExternalLink> : children;
}

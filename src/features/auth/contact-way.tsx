import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../portal/portal';
import { settingsHref } from '../../portal/settings-href';
import { ExternalLink } from '../../ui/external-link';
import { RichText } from '../../ui/rich-text';

/** How to reach the client: the contact of the settings, else the legal notice, else nothing. */
export function ContactWay() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { footerContact } = settings.applicationSettings;
  const imprint = settingsHref(settings.links.imprint);
  if (footerContact) return <Contact html={footerContact} />;
  if (!imprint) return null;
  return <ExternalLink href={imprint}>{t`Kontakt steht im Impressum`}</ExternalLink>;
}

function Contact({ html }: { html: string }) {
  const { t } = useLingui();
  return (
    <div>
      <p>{t`Kontakt:`}</p>
      <RichText html={html} />
    </div>
  );
}

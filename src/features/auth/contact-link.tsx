import { useLingui } from '@lingui/react/macro';
import { ClientText } from '../../app/client-text';
import { usePortal } from '../../app/portal';
import { settingsHref } from '../../app/settings-href';
import { ExternalLink } from '../../ui/external-link';

/** Renders the client's contact: that of the settings, else the imprint, else nothing. */
export function ContactLink() {
  const { t } = useLingui();
  const portal = usePortal();
  const { settings } = portal;
  const { footerContact } = settings.applicationSettings;
  const imprint = settingsHref(settings.links.imprint, portal);
  if (footerContact) return <Contact html={footerContact} />;
  if (!imprint) return null;
  return <ExternalLink href={imprint}>{t`Den Kontakt finden Sie im Impressum`}</ExternalLink>;
}

function Contact({ html }: { html: string }) {
  const { t } = useLingui();
  return (
    <div>
      <p>{t`Kontakt:`}</p>
      <ClientText html={html} />
    </div>
  );
}

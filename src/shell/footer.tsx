import { msg } from '@lingui/core/macro';
import { usePortal } from '../app/portal';
import { settingsHref } from '../app/settings-href';
import { useTranslation } from '../i18n/use-translation';
import { ClientMarkup } from './client-markup';

/** The labels in the order of the links. */
const LABELS = {
  conditions: msg({ id: 'lbl_conditions', message: 'Nutzungsbedingungen' }),
  imprint: msg({ id: 'lbl_imprint', message: 'Impressum' }),
  privacyPolicy: msg({ id: 'lbl_privacy_policy', message: 'Datenschutzhinweise' }),
} as const;

type Name = keyof typeof LABELS;

/**
 * Renders contact and links below every screen of the portal: a divider and up to three links, each in a new tab,
 * separated by ' | ' (spec section 1).
 */
export function Footer() {
  const portal = usePortal();
  const { settings } = portal;
  const { _ } = useTranslation();
  const { footerContact } = settings.applicationSettings;
  const links = settings.authenticatedArea.showLinksInCardFooters
    ? (Object.keys(LABELS) as Name[])
        .map((name) => ({ name, href: settingsHref(settings.links[name], portal) }))
        .filter(({ href }) => href)
    : [];
  if (!footerContact && links.length === 0) return null;
  return (
    // No footer element: the page has its own, and two would be two landmarks of that name.
    <div className="footer" part="footer">
      {footerContact && <ClientMarkup html={footerContact} rules="content" />}
      {links.length > 0 && (
        <>
          <hr />
          <p>
            {links.map(({ name, href }, index) => (
              <span key={name}>
                {index > 0 && <span className="footer-bar"> | </span>}
                <a href={href} target="_blank" rel="noopener">
                  {_(LABELS[name])}
                </a>
              </span>
            ))}
          </p>
        </>
      )}
    </div>
  );
}

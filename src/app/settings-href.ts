import { onSite, siteOf } from '../lib/site-address';
import { safeHref } from '../lib/urls';
import { withScheme } from '../lib/with-scheme';
import type { Portal } from './portal';

type SettingsContext = Pick<Portal, 'settings' | 'client'>;

/** Returns the client's own site: the setting `links.base`, else the API host. */
export const clientSite = ({ settings, client }: SettingsContext): string => siteOf(settings.links.base, client.host);

/**
 * Returns an allowed address from the settings; undefined for none. A path, query or fragment leads to the client's own
 * site, regardless of the embedding page.
 */
export function settingsHref(url: string, context: SettingsContext): string | undefined {
  const address = withScheme(url.trim());
  if (address === '') return undefined;
  return /^[/?#.]/.test(address) ? onSite(address, clientSite(context)) : safeHref(address);
}

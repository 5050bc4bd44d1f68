import { onSite, siteOf } from '../lib/site-address';
import { safeHref } from '../lib/urls';
import { withScheme } from '../lib/with-scheme';
import type { Portal } from './portal';

type Holder = Pick<Portal, 'settings' | 'client'>;

/** The client's own site: the setting `links.base`, else the host of the API. */
export const clientSite = ({ settings, client }: Holder): string => siteOf(settings.links.base, client.host);

/**
 * An address of the settings as it may be linked; undefined for none. A path, a query or a fragment leads to the client's
 * own site, whichever page embeds.
 */
export function settingsHref(url: string, holder: Holder): string | undefined {
  const address = withScheme(url.trim());
  if (address === '') return undefined;
  return /^[/?#.]/.test(address) ? onSite(address, clientSite(holder)) : safeHref(address);
}

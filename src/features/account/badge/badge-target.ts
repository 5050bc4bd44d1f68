import { apiHost } from '../../../app/api-host';
import type { Locale } from '../../../i18n/locale';
import { safeHref } from '../../../lib/urls';
import { hashLocation } from '../../../routing/hash-location';
import { withLocale } from '../../../routing/locale-prefix';

/** Another element on the page that shows the whole account, by the hash that it owns. */
export type AccountOnPage = { /** Slot of the hash; undefined for the whole of it. */ hashKey: string | undefined };

/** Everything that decides where the links of a badge lead. */
export type BadgeSurroundings = {
  locale: Locale;
  /** Attribute `account-url`. */
  accountUrl: unknown;
  onPage: AccountOnPage | undefined;
};

/**
 * Where a link of the badge leads: to the page that the host names, else to an element on the same page.
 *
 * @param path without locale prefix
 * @returns undefined where the account opens above the page
 */
export function badgeHref(path: string, { locale, accountUrl, onPage }: BadgeSurroundings): string | undefined {
  const route = withLocale(path, locale);
  if (typeof accountUrl === 'string' && accountUrl.trim() !== '') {
    const href = pageHref(accountUrl.replaceAll('{path}', () => route));
    if (href) return href;
  }
  return onPage && hashLocation(onPage.hashKey).hrefOf(route);
}

function pageHref(address: string): string | undefined {
  try {
    return safeHref(new URL(address, document.baseURI).href);
  } catch {
    return undefined;
  }
}

/** The value that the page gives an element by property or attribute, even if the element's code is not loaded yet. */
const saidOf = (element: Element, property: string, attribute = property): unknown =>
  Reflect.get(element, property) ?? element.getAttribute(attribute) ?? undefined;

/** The client that an element calls; its address is normalised. A wrong address stands for the page's own origin. */
const clientOf = (element: Element): string =>
  apiHost({ host: saidOf(element, 'host'), settings: saidOf(element, 'settings') }) ?? window.location.origin;

/** Whether this element shows the whole account and keeps its routes in the hash of the page. */
function ownsAccount(element: Element): boolean {
  const history = saidOf(element, 'history');
  if (element.localName === 'event-portal') return history !== 'memory' && history !== 'path';
  const isCompact = /^(?:true)?$/.test(String(saidOf(element, 'compact') ?? false));
  return history === 'hash' && !isCompact;
}

/** The element of the same client on the page whose routes stand in the hash. */
export function accountOnPage(badge: Element): AccountOnPage | undefined {
  const client = clientOf(badge);
  const found = [...document.querySelectorAll('event-portal, portal-account')].find(
    (element) => ownsAccount(element) && clientOf(element) === client,
  );
  const hashKey = found && saidOf(found, 'hashKey', 'hash-key');
  return found && { hashKey: typeof hashKey === 'string' ? hashKey : undefined };
}

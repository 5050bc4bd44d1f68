import { apiHost } from '../../../app/api-host';
import type { Locale } from '../../../i18n/locale';
import { safeHref } from '../../../lib/urls';
import { hashLocation } from '../../../routing/hash-location';
import { withLocale } from '../../../routing/locale-prefix';

/** Another element of the page that shows the whole account, identified by its slot of the hash. */
export type AccountOnPage = { /** Slot of the hash; undefined for the whole of it. */ hashKey: string | undefined };

/** The inputs that determine the links of a badge. */
export type BadgeContext = {
  locale: Locale;
  /** Attribute `account-url`. */
  accountUrl: unknown;
  onPage: AccountOnPage | undefined;
};

/**
 * Returns the address of a badge link: on the host's account page, else in an element on the same page.
 *
 * @param path without locale prefix
 * @returns undefined if the account opens above the page
 */
export function badgeHref(path: string, { locale, accountUrl, onPage }: BadgeContext): string | undefined {
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

/** Returns the value of an element's property or attribute, even before the element's code has loaded. */
const readInput = (element: Element, property: string, attribute = property): unknown =>
  Reflect.get(element, property) ?? element.getAttribute(attribute) ?? undefined;

/** Returns the normalised host of an element; the page's origin for an invalid one. */
const clientOf = (element: Element): string =>
  apiHost({ host: readInput(element, 'host'), settings: readInput(element, 'settings') }) ?? window.location.origin;

/** Checks whether an element shows the whole account and keeps its routes in the hash of the page. */
function ownsAccount(element: Element): boolean {
  const history = readInput(element, 'history');
  if (element.localName === 'event-portal') return history !== 'memory' && history !== 'path';
  const isCompact = /^(?:true)?$/.test(String(readInput(element, 'compact') ?? false));
  return history === 'hash' && !isCompact;
}

/** Returns the element of the same client on the page that keeps its routes in the hash. */
export function accountOnPage(badge: Element): AccountOnPage | undefined {
  const client = clientOf(badge);
  const accountElement = [...document.querySelectorAll('event-portal, portal-account')].find(
    (element) => ownsAccount(element) && clientOf(element) === client,
  );
  const hashKey = accountElement && readInput(accountElement, 'hashKey', 'hash-key');
  return accountElement && { hashKey: typeof hashKey === 'string' ? hashKey : undefined };
}

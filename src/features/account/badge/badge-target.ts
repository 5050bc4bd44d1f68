import type { Locale } from '../../../i18n/locale';
import { safeHref } from '../../../lib/urls';
import { hashLocation } from '../../../routing/hash-location';
import { inLocale } from '../../../routing/locale-of-path';

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
  const route = inLocale(path, locale);
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

const WITH_ACCOUNT =
  'event-portal:not([history="memory"], [history="path"]), portal-account[history="hash"]:not([compact])';

/** The element of the same client on the page whose routes stand in the hash. */
export function accountOnPage(badge: Element): AccountOnPage | undefined {
  const host = badge.getAttribute('host');
  const found = [...document.querySelectorAll(WITH_ACCOUNT)].find((element) => element.getAttribute('host') === host);
  return found && { hashKey: found.getAttribute('hash-key') ?? undefined };
}

/*
 * Words in addresses that common lists of ad blockers match on any site (EasyList, AdGuard Base): words between signs,
 * as in '/ads/', '-ad-', '/advert.', 'banner'. The order of an advert, which is no advert itself, must also work with
 * such a blocker.
 */
const WORDS =
  /(?:^|[^a-z])(?:ads?|adverts?|advertis\w*|adserver|adunit|adslot|banners?|promos?|promotions?|sponsor\w*)(?=[^a-z]|$)/i;
/** The random suffix that the build adds to a name. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

/** Checks whether a file of the build might be blocked, by its name below the folder of the bundle. */
export const isBlockedName = (file: string): boolean => WORDS.test(file.replace(HASH, ''));

/*
 * What common lists of blockers of adverts look for in addresses on any site (EasyList, AdGuard Base): words between
 * signs, as in '/ads/', '-ad-', '/advert.', 'banner'. Whoever runs one must get the order of an advert all the same, which
 * is no advert.
 */
const WORDS =
  /(?:^|[^a-z])(?:ads?|adverts?|advertis\w*|adserver|adunit|adslot|banners?|promos?|promotions?|sponsor\w*)(?=[^a-z]|$)/i;
/** What the build adds to a name, by chance. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

/** Whether a file of the build might be blocked, by its name below the folder of the bundle. */
export const isBlockedName = (file: string): boolean => WORDS.test(file.replace(HASH, ''));

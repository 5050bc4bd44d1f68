import { define as defineDetail } from './event-detail';
import { define as defineList } from './event-list';
import type { Tag } from './registry';

/** Defines an element that few pages have, whose code is loaded with it alone. Rejects when it cannot be fetched. */
const defineMemberElement = async (tag: Tag) =>
  (await (tag === 'advert-slot' ? import('./advert-slot') : import('./member-elements'))).define(tag);

/**
 * Defines the elements that show events and nothing else, which are loaded together, or fetches what defines another, so
 * that no page pays for those that it does not have.
 */
export async function define(tag: Tag): Promise<void> {
  if (tag === 'event-list') defineList();
  else if (tag === 'event-detail') defineDetail();
  else await defineMemberElement(tag).catch(() => defineMemberElement(tag));
}

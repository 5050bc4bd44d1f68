import { define as defineDetail } from './event-detail';
import { define as defineList } from './event-list';
import { defineMemberElement } from './member-elements-lazy';
import type { Tag } from './registry';

/**
 * Defines the elements that show events and nothing else, which are loaded together, or fetches what defines another, so
 * that no page pays for those that it does not have.
 */
export async function define(tag: Tag): Promise<void> {
  if (tag === 'event-list') defineList();
  else if (tag === 'event-detail') defineDetail();
  else await defineMemberElement(tag).catch(() => defineMemberElement(tag));
}

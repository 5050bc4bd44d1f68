import { define as defineDetail } from './event-detail';
import { define as defineList } from './event-list';
import type { ElementTag } from './registry';

/** Defines an element that few pages have; its code loads separately. Rejects if it cannot be loaded. */
const defineMemberElement = async (tag: ElementTag) =>
  (await (tag === 'advert-slot' ? import('./advert-slot') : import('./member-elements'))).define(tag);

/**
 * Defines the elements that show events only, which load together. For any other element it loads that element's code,
 * so that pages load no code of absent elements.
 */
export async function define(tag: ElementTag): Promise<void> {
  if (tag === 'event-list') defineList();
  else if (tag === 'event-detail') defineDetail();
  else await defineMemberElement(tag).catch(() => defineMemberElement(tag));
}

import type { Tag } from './registry';

/** Defines an element that few pages have, whose code is loaded with it alone. Rejects when it cannot be fetched. */
export const defineMemberElement = async (tag: Tag) =>
  (await (tag === 'advert-slot' ? import('./advert-slot') : import('./member-elements'))).define(tag);

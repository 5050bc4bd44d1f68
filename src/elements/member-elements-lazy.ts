import type { Tag } from './registry';

/** Defines an element for people with an account, whose code is loaded with it alone. Rejects when it cannot be fetched. */
export const defineMemberElement = async (tag: Tag) => (await import('./member-elements')).define(tag);

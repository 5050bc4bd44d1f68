import type { FeedSource } from './feed-source';

/**
 * Returns the UID of an event or one of its dates, the same in every file. Other programs use it to replace an earlier
 * version instead of showing it twice.
 *
 * @param id of the event or of the date; it stays the same however the event is edited
 */
export const uidOf = ({ client }: Pick<FeedSource, 'client'>, id: string): string => `${id}@${client}.event-portal`;

import type { FeedSource } from './feed-source';

/**
 * Returns the name by which other programs know an event or one of its dates, in whichever file it comes: by it they
 * replace what they had before instead of showing it twice.
 *
 * @param id of the event or of the date; it stays the same however the event is edited
 */
export const uidOf = ({ client }: Pick<FeedSource, 'client'>, id: string): string => `${id}@${client}.event-portal`;

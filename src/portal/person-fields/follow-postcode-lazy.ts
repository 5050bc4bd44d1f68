import { lazily } from '../../lib/lazily';

/** What a postcode does to the community; until its code is there the community is picked by hand. */
export const postcodes = lazily(async () => (await import('./follow-postcode')).followPostcode);

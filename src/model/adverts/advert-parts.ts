/** The parts of an advert that an operator can ask its buyer to correct. */
export const ADVERT_PARTS = ['title', 'text', 'picture'] as const;

/** One of ADVERT_PARTS. */
export type AdvertPart = (typeof ADVERT_PARTS)[number];

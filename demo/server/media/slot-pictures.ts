/** The width in pixels, for a card on a screen of two dots a pixel. */
const SLOT_PICTURE_WIDTH = 640;

/** Returns the address of a stored picture of a slot, relative to the client's address. */
export const slotPictureAddress = (id: string): string => `/api/media/${id}/${SLOT_PICTURE_WIDTH}`;

/** Checks whether a text is such an address. */
export const isSlotPictureAddress = (text: string): boolean => /^\/api\/media\/[\w-]{1,100}\/\d{3,4}$/.test(text);

/**
 * SQL: whether a slot shows a picture, or did before a change that can be undone; `alias` is a row of media.
 *
 * @param since SQL: later changes can be undone
 */
export const isSlotPicture = (alias: string, since: string): string => {
  const address = `'/api/media/' || ${alias}.id || '/${SLOT_PICTURE_WIDTH}'`;
  return `(exists (select 1 from advert_slots s where s.picture = ${address})
    or exists (select 1 from advert_changes c where c.client = ${alias}.client and c.kind = 'slot' and c.at > ${since}
      and c.before->>'picture' = ${address}))`;
};

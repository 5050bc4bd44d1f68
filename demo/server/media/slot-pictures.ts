/** Wide enough for a card on a screen of two dots a pixel. */
const WIDTH = 640;

/** The address of a picture of ours that shows a slot, below the address of the client. */
export const addressOfPicture = (id: string): string => `/api/media/${id}/${WIDTH}`;

/** Whether a text is such an address. */
export const isAddressOfPicture = (text: string): boolean => /^\/api\/media\/[\w-]{1,100}\/\d{3,4}$/.test(text);

/**
 * SQL: whether a slot shows a picture, or did before a change that may be taken back; `alias` is a row of media.
 *
 * @param since SQL: younger changes may be taken back
 */
export const isOfSlot = (alias: string, since: string): string => {
  const address = `'/api/media/' || ${alias}.id || '/${WIDTH}'`;
  return `(exists (select 1 from advert_slots s where s.picture = ${address})
    or exists (select 1 from advert_changes c where c.client = ${alias}.client and c.kind = 'slot' and c.at > ${since}
      and c.before->>'picture' = ${address}))`;
};

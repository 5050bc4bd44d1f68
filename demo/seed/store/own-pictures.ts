import type { Owner } from '../../server/media/media-rows';
import type { Queryable } from '../../server/platform/database/database';
import { COVER_SIZE, coverAlt, coverFocus, newRecipe } from '../draw/covers';

/** The pictures of a person's record: motifs, copyright, and time of upload. */
type OwnPictures = { id: string; motifs: readonly string[]; copyright: string; uploadedAt: Date };

/** Creates pictures of a person that are drawn when they are shown, as if they had been uploaded. @returns their ids */
export async function drawPictures(
  transaction: Queryable,
  { client, accountId }: Owner,
  { id, motifs, copyright, uploadedAt }: OwnPictures,
): Promise<string[]> {
  const ids = motifs.map((_, index) => `${id}-m${index + 1}`);
  for (const [index, motif] of motifs.entries()) {
    const recipe = newRecipe(motif, index + 1);
    const { x, y } = coverFocus(recipe);
    await transaction.query(
      `insert into media (id, client, owner_id, kind, alt, copyright, focal_x, focal_y, width, height, recipe, created_at)
       values ($1, $2, $3, 'upload', $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[ids[index], client, accountId, coverAlt(recipe), `© ${copyright}`, x, y],
        ...[COVER_SIZE.width, COVER_SIZE.height, JSON.stringify(recipe), uploadedAt],
      ],
    );
  }
  return ids;
}

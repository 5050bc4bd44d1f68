import type { Queryable } from '../platform/database/database';
import type { Cut, MediumName } from '../platform/files/file-store';
import { Problem } from '../platform/http/problem';
import type { Crop, Medium } from './drawing';

type Row = Omit<Medium, 'cut' | 'crop' | 'isPassing'> & { crop: Crop | null; listCrop: Crop | null };

/**
 * Loads the drawing data of a picture. Visitors get the published crop; the key of the owner also allows a waiting crop
 * and the whole picture.
 *
 * @throws {Problem} 404 not_found, also for a wrong key
 */
export async function loadMediumToShow(
  from: Queryable,
  { client, id }: MediumName,
  { cut, key }: { cut: Cut; key: string | undefined },
): Promise<Medium> {
  const isOwner = key !== undefined;
  const [row] = await from.query<Row>(
    `select id, client, recipe, crop, list_crop as "listCrop", width, height, picture_version as "pictureVersion"
     from ${isOwner ? 'own_media' : 'media'} where client = $1 and id = $2 and state = 'stored'
       and ($3::text is null or owner_key::text = $3)`,
    [client, id, key ?? null],
  );
  if (!row || (cut === 'whole' && !isOwner)) throw new Problem(404, 'not_found');
  const { crop, listCrop, ...medium } = row;
  if (cut === 'whole') return { ...medium, cut, crop: null, isTransient: false };
  // A list without a crop of its own shows the file of the page.
  if (cut === 'page' || !listCrop) return { ...medium, cut: 'page', crop, isTransient: isOwner };
  return { ...medium, cut, crop: listCrop, isTransient: isOwner };
}

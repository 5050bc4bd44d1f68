import type { FileUploads } from '../../../../forms/upload/file-uploads';
import { pointIn, WHOLE_PICTURE } from '../../../../lib/crop';
import { isSame } from '../../../../lib/value-at';
import type { OwnPicture } from '../../../../model/answers/own-picture';
import type { Picture } from '../../../../model/answers/picture';
import type { MediumRow } from '../record-draft';

const nonEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

/** The sources of a form's pictures. */
type Sources = {
  /** The pictures of the record at the server. */
  stored: readonly OwnPicture[];
  uploads: Pick<FileUploads, 'statusOf'> | undefined;
};

/** Returns the server's picture for a row; undefined if the server does not have the picture with this crop. */
function storedPictureFor({ file, crop }: MediumRow, stored: readonly OwnPicture[]): OwnPicture | undefined {
  const served = stored.find((picture) => picture.id === file?.id);
  return served && isSame(served.crop, crop) ? served : undefined;
}

const wholePictureUrl = ({ id, file }: MediumRow, uploads: Sources['uploads']) =>
  uploads?.statusOf(`media.${id}`)?.picture ?? file?.large ?? file?.picture;

/** The key of the list crop of the first picture. */
const IN_LISTS = 'in lists';

/** Returns the crops that the browser must make, because the server does not have them yet. */
export const uncroppedPictures = (media: readonly MediumRow[], { stored, uploads }: Sources) =>
  media.flatMap((row, index) => {
    const { id, crop, listCrop } = row;
    const address = wholePictureUrl(row, uploads);
    if (!address) return [];
    return [
      ...(crop && !storedPictureFor(row, stored) ? [{ id: String(id), address, crop }] : []),
      ...(listCrop && index === 0 ? [{ id: IN_LISTS, address, crop: listCrop }] : []),
    ];
  });

/**
 * Returns the pictures of a form as visitors see them. A file from this device is shown from there even before its
 * upload ends; rows without a picture are left out.
 *
 * @param croppedUrls addresses of the crops made by the browser, by row id
 */
export const previewPictures = (
  media: readonly MediumRow[],
  { stored, uploads, croppedUrls }: Sources & { croppedUrls: ReadonlyMap<string, string> },
): Picture[] =>
  media.flatMap((row) => {
    const { id, alt, focalPoint, crop, agency, author, copyright, location, title, description } = row;
    const served = storedPictureFor(row, stored);
    const src = served?.src ?? croppedUrls.get(String(id)) ?? wholePictureUrl(row, uploads);
    if (src === undefined) return [];
    // If cropping failed, the whole picture is shown.
    const isCropped = served !== undefined || croppedUrls.has(String(id));
    return {
      ...{ id: String(id), src, alt, focalPoint: pointIn((isCropped && crop) || WHOLE_PICTURE, focalPoint) },
      ...{ width: served?.width ?? 0, height: served?.height ?? 0, widths: served?.widths ?? [] },
      credits: nonEmpty({ agency, author, copyright, location }),
      ...nonEmpty({ title, description }),
    };
  });

/** Returns the picture of a record's card; undefined if it equals the first picture of the page. */
export function previewListPicture(
  [row]: readonly MediumRow[],
  [picture]: readonly Picture[],
  croppedUrls: ReadonlyMap<string, string>,
): Picture | undefined {
  const src = croppedUrls.get(IN_LISTS);
  if (!row?.listCrop || !picture || src === undefined) return undefined;
  return { ...picture, src, widths: [], focalPoint: pointIn(row.listCrop, row.focalPoint) };
}

import type { FileUploads } from '../../../../forms/upload/file-uploads';
import { pointIn, WHOLE_PICTURE } from '../../../../lib/crop';
import { isSame } from '../../../../lib/value-at';
import type { OwnPicture } from '../../../../model/answers/own-picture';
import type { Picture } from '../../../../model/answers/picture';
import type { MediumRow } from '../record-draft';

const filled = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

/** The sources of a form's pictures. */
type Sources = {
  /** The pictures of the record at the server. */
  stored: readonly OwnPicture[];
  uploads: Pick<FileUploads, 'statusOf'> | undefined;
};

/** Returns the server's picture for a row; undefined if the server does not have the picture with this crop. */
function servedAs({ file, crop }: MediumRow, stored: readonly OwnPicture[]): OwnPicture | undefined {
  const known = stored.find((picture) => picture.id === file?.id);
  return known && isSame(known.crop, crop) ? known : undefined;
}

const wholeOf = ({ id, file }: MediumRow, uploads: Sources['uploads']) =>
  uploads?.statusOf(`media.${id}`)?.picture ?? file?.large ?? file?.picture;

/** The key of the list crop of the first picture. */
const IN_LISTS = 'in lists';

/** Returns the crops that the browser must make, because the server does not have them yet. */
export const uncutPictures = (media: readonly MediumRow[], { stored, uploads }: Sources) =>
  media.flatMap((row, index) => {
    const { id, crop, listCrop } = row;
    const address = wholeOf(row, uploads);
    if (!address) return [];
    return [
      ...(crop && !servedAs(row, stored) ? [{ id: String(id), address, crop }] : []),
      ...(listCrop && index === 0 ? [{ id: IN_LISTS, address, crop: listCrop }] : []),
    ];
  });

/**
 * Returns the pictures of a form as visitors see them. A file from this device is shown from there even before its
 * upload ends; rows without a picture are left out.
 *
 * @param cut addresses of the crops made by the browser, by row id
 */
export const previewPictures = (
  media: readonly MediumRow[],
  { stored, uploads, cut }: Sources & { cut: ReadonlyMap<string, string> },
): Picture[] =>
  media.flatMap((row) => {
    const { id, alt, focalPoint, crop, agency, author, copyright, location, title, description } = row;
    const known = servedAs(row, stored);
    const src = known?.src ?? cut.get(String(id)) ?? wholeOf(row, uploads);
    if (src === undefined) return [];
    // If cropping failed, the whole picture is shown.
    const isCut = known !== undefined || cut.has(String(id));
    return {
      ...{ id: String(id), src, alt, focalPoint: pointIn((isCut && crop) || WHOLE_PICTURE, focalPoint) },
      ...{ width: known?.width ?? 0, height: known?.height ?? 0, widths: known?.widths ?? [] },
      credits: filled({ agency, author, copyright, location }),
      ...filled({ title, description }),
    };
  });

/** Returns the picture of a record's card; undefined if it equals the first picture of the page. */
export function previewListPicture(
  [row]: readonly MediumRow[],
  [picture]: readonly Picture[],
  cut: ReadonlyMap<string, string>,
): Picture | undefined {
  const src = cut.get(IN_LISTS);
  if (!row?.listCrop || !picture || src === undefined) return undefined;
  return { ...picture, src, widths: [], focalPoint: pointIn(row.listCrop, row.focalPoint) };
}

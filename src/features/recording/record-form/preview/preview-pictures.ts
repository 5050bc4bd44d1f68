import type { FileUploads } from '../../../../forms/upload/file-uploads';
import { pointIn, WHOLE } from '../../../../lib/crop';
import { isSame } from '../../../../lib/value-at';
import type { OwnPicture } from '../../../../model/answers/own-picture';
import type { Picture } from '../../../../model/answers/picture';
import type { MediumRow } from '../record-draft';

const filled = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

/** Where the pictures of a form come from. */
type Sources = {
  /** The pictures that the record has at the server. */
  stored: readonly OwnPicture[];
  uploads: Pick<FileUploads, 'statusOf'> | undefined;
};

/** The address of a row's picture as the server cuts it; undefined where only the whole of it is there. */
function servedAs({ file, crop }: MediumRow, stored: readonly OwnPicture[]): OwnPicture | undefined {
  const known = stored.find((picture) => picture.id === file?.id);
  return known && isSame(known.crop, crop) ? known : undefined;
}

const wholeOf = ({ id, file }: MediumRow, uploads: Sources['uploads']) =>
  uploads?.statusOf(`media.${id}`)?.picture ?? file?.large ?? file?.picture;

/** The name of what lists show of the first picture, where that is another part. */
const IN_LISTS = 'in lists';

/** The parts that this page has to cut by itself, because the server does not know them yet. */
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
 * The pictures of a form for the views of visitors. A file that was chosen on this device is shown from there, whether
 * it has arrived at the server or not; a row without a picture is left out.
 *
 * @param cut addresses of the pictures that this page has cut, by row
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
    // A picture that could not be cut here is shown as it is.
    const isCut = known !== undefined || cut.has(String(id));
    return {
      ...{ id: String(id), src, alt, focalPoint: pointIn((isCut && crop) || WHOLE, focalPoint) },
      ...{ width: known?.width ?? 0, height: known?.height ?? 0, widths: known?.widths ?? [] },
      credits: filled({ agency, author, copyright, location }),
      ...filled({ title, description }),
    };
  });

/** What the card of a record shows; undefined where that is its first picture as on its page. */
export function previewListPicture(
  [row]: readonly MediumRow[],
  [picture]: readonly Picture[],
  cut: ReadonlyMap<string, string>,
): Picture | undefined {
  const src = cut.get(IN_LISTS);
  if (!row?.listCrop || !picture || src === undefined) return undefined;
  return { ...picture, src, widths: [], focalPoint: pointIn(row.listCrop, row.focalPoint) };
}

import { pointIn, WHOLE } from '../../../../lib/crop';
import { isSame } from '../../../../lib/value-at';
import type { Picture } from '../../../../model/picture';
import type { OwnPicture } from '../../../../model/written/own-picture';
import type { FileUploads } from '../../../../ui/upload/file-uploads';
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

/** The pictures that this page has to cut by itself, as the user has cut them since: addresses of the whole by row. */
export const uncutPictures = (media: readonly MediumRow[], { stored, uploads }: Sources) =>
  media.flatMap((row) => {
    const { id, file, crop } = row;
    const address = uploads?.statusOf(`media.${id}`)?.picture ?? file?.large ?? file?.picture;
    return crop && address && !servedAs(row, stored) ? { id: String(id), address, crop } : [];
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
    const { id, file, alt, focalPoint, crop, agency, author, copyright, location, title, description } = row;
    const known = servedAs(row, stored);
    const whole = uploads?.statusOf(`media.${id}`)?.picture ?? file?.large ?? file?.picture;
    const src = known?.src ?? cut.get(String(id)) ?? whole;
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

import type { Picture } from '../../../../model/picture';
import type { FileUploads } from '../../../../ui/upload/file-uploads';
import type { MediumRow } from '../record-draft';

const filled = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

/**
 * The pictures of a form for the views of visitors. A file that was chosen on this device is shown from there, whether
 * it has arrived at the server or not; a row without a picture is left out.
 *
 * @param stored the pictures that the event has at the server
 */
export const previewPictures = (
  media: readonly MediumRow[],
  { stored, uploads }: { stored: readonly Picture[]; uploads: Pick<FileUploads, 'statusOf'> | undefined },
): Picture[] =>
  media.flatMap(({ id, file, alt, focalPoint, agency, author, copyright, location, title, description }) => {
    const known = stored.find((picture) => picture.id === file?.id);
    const src = known?.src ?? uploads?.statusOf(`media.${id}`)?.picture ?? file?.picture;
    if (src === undefined) return [];
    return {
      ...{ id: String(id), src, alt, focalPoint },
      ...{ width: known?.width ?? 0, height: known?.height ?? 0, widths: known?.widths ?? [] },
      credits: filled({ agency, author, copyright, location }),
      ...filled({ title, description }),
    };
  });

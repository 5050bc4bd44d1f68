import { ApiError } from '../../api/api-error';
import { sendFile } from '../../api/send-file';
import type { Portal } from '../../app/portal';
import { withLogin } from '../../app/with-login';
import { ShapeError } from '../../lib/parse';
import { readOwnPicture } from '../../model/answers/own-picture';
import { pictureUrl } from '../../model/picture-url';
import type { StoredFile } from '../../model/stored-file';
import { createFileUploads, type FileUploads } from '../upload/file-uploads';
import { preparePicture } from '../upload/prepare-picture';
import type { FileStorage, UploadRequest } from '../upload/upload-attempt';
import { UploadFailure } from '../upload/upload-failure';
import { createUploads, type Uploads } from './uploads';

/** The width of a picture in a row, in CSS px. */
const ROW_WIDTH = 320;
/** The width of a picture in a dialog, in CSS px. */
const LARGE_WIDTH = 960;

/** The uploads of a form: its fields show the files, and saving waits for them. */
export type FormUploads = { files: FileUploads; uploads: Uploads };

/**
 * Creates the uploads of the logged-in person; if the session ends, the log-in opens above the form.
 *
 * @param uploads the uploads that the form waits for, if its picture field loads later
 * @param fileStorage stores files on the device until their upload ends
 */
export function createFormUploads(
  portal: Pick<Portal, 'client' | 'element'>,
  uploads: Uploads = createUploads(),
  fileStorage?: FileStorage,
): FormUploads {
  const { client } = portal;
  const { host, api, session } = client;
  const credentials = { token: session.validToken, onRefused: session.rejectToken };

  async function send(file: Blob, { key, ...sending }: UploadRequest): Promise<StoredFile> {
    try {
      const { data } = await withLogin(portal, () =>
        sendFile({ host, credentials }, 'media', file, { ...sending, idempotencyKey: key }),
      );
      const { id, width, height, widths, whole } = readOwnPicture(data);
      // The other address changes with later crops.
      const urlAt = (width: number) => pictureUrl(host, { src: whole, widths }, width);
      return { id, name: sending.name, picture: urlAt(ROW_WIDTH), large: urlAt(LARGE_WIDTH), width, height };
    } catch (error) {
      throw failureOf(error);
    }
  }

  const discard = async ({ id }: StoredFile) => void (await api.delete(`media/${encodeURIComponent(id)}`));
  return {
    uploads,
    files: createFileUploads({ prepare: preparePicture, send, discard, fileStorage, tracker: uploads }),
  };
}

function failureOf(error: unknown): unknown {
  if (error instanceof ShapeError) return new UploadFailure('broken', undefined, { cause: error });
  if (!(error instanceof ApiError)) return error;
  const params = error.fields[0]?.params;
  return new UploadFailure(error.code ?? error.failure, params, { cause: error });
}

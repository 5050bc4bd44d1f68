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
import type { FileKeeper, Sending } from '../upload/upload-attempt';
import { UploadFailure } from '../upload/upload-failure';
import { createUploads, type Uploads } from './uploads';

/** CSS pixels of a picture in a row. */
const ROW_WIDTH = 320;
/** CSS pixels of a picture in a dialog. */
const LARGE_WIDTH = 960;

/** The pictures of a form: its fields show them, and it is saved only when all have arrived. */
export type FormUploads = { files: FileUploads; uploads: Uploads };

/**
 * Uploads of the person who is logged in; where the session ends meanwhile, the log-in opens above the form.
 *
 * @param uploads those that a form waits for already, whose field for pictures comes later
 * @param keeper keeps files on the device until the server has them
 */
export function createFormUploads(
  portal: Pick<Portal, 'client' | 'element'>,
  uploads: Uploads = createUploads(),
  keeper?: FileKeeper,
): FormUploads {
  const { client } = portal;
  const { host, api, session } = client;
  const credentials = { token: session.validToken, refused: session.refused };

  async function send(file: Blob, { key, ...sending }: Sending): Promise<StoredFile> {
    try {
      const { data } = await withLogin(portal, () =>
        sendFile({ host, credentials }, 'media', file, { ...sending, idempotencyKey: key }),
      );
      const { id, width, height, widths, whole } = readOwnPicture(data);
      // Later cuts change what stands at the other address.
      const addressAt = (width: number) => pictureUrl(host, { src: whole, widths }, width);
      return { id, name: sending.name, picture: addressAt(ROW_WIDTH), large: addressAt(LARGE_WIDTH), width, height };
    } catch (error) {
      throw failureOf(error);
    }
  }

  const discard = async ({ id }: StoredFile) => void (await api.delete(`media/${encodeURIComponent(id)}`));
  return { uploads, files: createFileUploads({ prepare: preparePicture, send, discard, keeper, ends: uploads }) };
}

function failureOf(error: unknown): unknown {
  if (error instanceof ShapeError) return new UploadFailure('broken', undefined, { cause: error });
  if (!(error instanceof ApiError)) return error;
  const params = error.fields[0]?.params;
  return new UploadFailure(error.code ?? error.failure, params, { cause: error });
}

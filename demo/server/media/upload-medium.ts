import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { type Account, accountOf } from '../accounts/tokens';
import { pictureName } from '../platform/files/file-store';
import type { AppEnv } from '../platform/http/app-env';
import { type Commit, privateAnswer } from '../platform/http/calls';
import { type ReceivedFile, receiveFile } from '../platform/http/receive-file';
import { etagOfVersion } from '../platform/http/versions';
import { abandonMedium, type MediumRecord, reserveMedium, storeMedium } from './media-rows';
import type { MediaOptions } from './options';
import { processPicture } from './take-picture';

const FIELD = 'file';

/**
 * Receives the file of an upload from a logged-in person.
 *
 * @throws {Problem} 401, 503 busy when too many files of the person wait, and the errors of receiveFile
 */
export async function receiveUpload(context: Context<AppEnv>, options: MediaOptions): Promise<ReceivedFile> {
  const { id } = await accountOf(context, options);
  const { maxUploadBytes: maxBytes, draftFolder: folder } = options;
  return options.uploadQueue(String(id), () => receiveFile(context, { field: FIELD, maxBytes, folder }));
}

/**
 * Converts the file to a picture and stores it; the commit publishes its row.
 *
 * @throws {Problem} 401, 429 too_many_uploads, 503 busy, and the errors of takePicture
 */
export async function uploadMedium(
  context: Context<AppEnv>,
  options: MediaOptions,
  file: ReceivedFile,
): Promise<Commit> {
  // The session may have ended during the upload.
  const account = await accountOf(context, options);
  const medium = { client: account.client, id: randomUUID() };
  await reserveMedium(options.database, { ...medium, accountId: account.id }, options.now());
  try {
    const picture = await options.pictureProcessing(() => processPicture(file.path));
    await options.files.put(pictureName(medium), picture.bytes);
    return async (transaction) => mediumAnswer(context, await storeMedium(transaction, medium.id, picture), 201);
  } catch (error) {
    // If even this fails, the cleanup removes the picture.
    await abandonMedium(options.database, medium.id).catch(options.onError);
    throw error;
  }
}

/** Answers a medium with its version. */
export function mediumAnswer(context: Context<AppEnv>, { id, version, data }: MediumRecord, status: 200 | 201) {
  context.header('ETag', etagOfVersion(id, version));
  return privateAnswer(context, data, status);
}

/** Returns the owner whose media a call may change. */
export const ownerOf = ({ client, id }: Account) => ({ client, accountId: id });

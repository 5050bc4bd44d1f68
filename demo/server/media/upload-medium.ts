import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { type Account, accountOf } from '../accounts/tokens';
import { pictureName } from '../platform/files/file-store';
import type { AppEnv } from '../platform/http/app-env';
import { type Commit, privateAnswer } from '../platform/http/calls';
import { type ReceivedFile, receiveFile } from '../platform/http/receive-file';
import { tagOf } from '../platform/http/versions';
import { giveUpMedium, type MediumRecord, reserveMedium, storeMedium } from './media-rows';
import type { MediaOptions } from './options';
import { takePicture } from './take-picture';

const FIELD = 'file';

/**
 * Takes in the file of an upload, for people who are logged in.
 *
 * @throws {Problem} 401, 503 busy when too many files of the person wait, and as receiveFile does
 */
export async function receiveUpload(context: Context<AppEnv>, options: MediaOptions): Promise<ReceivedFile> {
  const { id } = await accountOf(context, options);
  const { largestUpload: most, draftFolder: folder } = options;
  return options.uploadLine(String(id), () => receiveFile(context, { field: FIELD, most, folder }));
}

/**
 * Makes a picture of the file and keeps it; the commit makes it known.
 *
 * @throws {Problem} 401, 429 too_many_uploads, 503 busy, and as takePicture does
 */
export async function uploadMedium(
  context: Context<AppEnv>,
  options: MediaOptions,
  file: ReceivedFile,
): Promise<Commit> {
  // The session may have ended while the file was on its way.
  const account = await accountOf(context, options);
  const medium = { client: account.client, id: randomUUID() };
  await reserveMedium(options.database, { ...medium, accountId: account.id }, options.now());
  try {
    const picture = await options.taking(() => takePicture(file.path));
    await options.files.put(pictureName(medium), picture.bytes);
    return async (transaction) => mediumAnswer(context, await storeMedium(transaction, medium.id, picture), 201);
  } catch (error) {
    // A picture that cannot even be given up now is removed when the server tidies up.
    await giveUpMedium(options.database, medium.id).catch(options.onError);
    throw error;
  }
}

/** Answers a medium with its version. */
export function mediumAnswer(context: Context<AppEnv>, { id, version, data }: MediumRecord, status: 200 | 201) {
  context.header('ETag', tagOf(id, version));
  return privateAnswer(context, data, status);
}

/** Whose media a call may change. */
export const ownerOf = ({ client, id }: Account) => ({ client, accountId: id });

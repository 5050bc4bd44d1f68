import { join } from 'node:path';
import type { Environment } from '../server/platform/environment.mjs';
import { diskStore } from '../server/platform/files/disk-store';
import type { FileStore } from '../server/platform/files/file-store';

/** Opens the store of pictures that the server uses: a bucket, or the data folder. */
export async function openPictures({
  s3Url,
  dataFolder,
}: Pick<Environment, 's3Url' | 'dataFolder'>): Promise<FileStore> {
  if (s3Url === undefined) return diskStore(join(dataFolder, 'media'), join(dataFolder, 'incoming'));
  // Lazy: only a bucket needs this library.
  const { s3Store } = await import('../server/platform/files/s3-store');
  return s3Store(s3Url);
}

import { join } from 'node:path';
import type { Environment } from '../server/platform/environment.mjs';
import { diskStore } from '../server/platform/files/disk-store';
import type { FileStore } from '../server/platform/files/file-store';

/** Describes why the store of pictures has failed, and the remedy. */
export function storeProblem(
  problem: unknown,
  { s3Url, dataFolder }: Pick<Environment, 's3Url' | 'dataFolder'>,
): { what: string; remedy: string } {
  const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
  const words = cause instanceof Error ? (cause.message || cause.name).replace(/[\s.]+$/, '') : String(cause);
  return s3Url
    ? {
        what: `The store of pictures in S3_URL fails: ${words}.`,
        remedy: 'Check host, key, secret, bucket, region and rights in S3_URL.',
      }
    : {
        what: `Pictures in ${dataFolder} cannot be read or written: ${words}.`,
        remedy: 'Give the folder to the user who runs the server, or name another one in DATA_FOLDER.',
      };
}

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

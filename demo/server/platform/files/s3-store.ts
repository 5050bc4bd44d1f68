import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type FileStore, StoreFailure } from './file-store';

/** The time limit of an answer; a picture of some megabytes arrives long before. */
const ANSWER_MS = 30_000;
const CONNECT_MS = 5_000;
const HTTP_FORBIDDEN = 403;
const HTTP_NOT_FOUND = 404;

/** A store whose access can be checked. */
export type S3Store = FileStore & {
  /**
   * Writes a file and removes it again.
   *
   * @throws {Error} naming S3_URL, when the store refuses: no picture could ever be stored
   * @throws {StoreFailure} when it does not answer; it may do so later
   */
  check(): Promise<void>;
};

/**
 * Creates a store of files in a bucket of an S3-compatible store, which several processes may share. Objects are stored
 * whole or not at all, so a killed server leaves no partial one.
 *
 * @param address `https://KEY:SECRET@host/bucket?region=…`, key and secret percent-encoded
 */
export function s3Store(address: string): S3Store {
  const bucket = parseAddress(address);
  const client = clientOf(bucket);
  const objectOf = (Key: string) => ({ Bucket: bucket.bucket, Key });

  async function get(name: string) {
    const { Body } = await client.send(new GetObjectCommand(objectOf(name)));
    return Body?.transformToByteArray();
  }
  const put = (name: string, Body: Uint8Array) => client.send(new PutObjectCommand({ ...objectOf(name), Body }));
  const remove = (name: string) => client.send(new DeleteObjectCommand(objectOf(name)));

  async function removeAll(folder: string) {
    // With the slash: a name with the same beginning is another folder.
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket.bucket, Prefix: `${folder}/` });
    for await (const { Contents = [] } of pages) {
      // A handful at most: a picture and its sizes.
      for (const { Key } of Contents) if (Key !== undefined) await remove(Key);
    }
  }

  return {
    put: async (name, bytes) => void (await put(name, bytes).catch(fail)),
    get: (name) => get(name).catch((error) => (error instanceof NoSuchKey ? undefined : fail(error))),
    delete: (folder) => removeAll(folder).catch(fail),
    async check() {
      const name = `.event-portal/${randomUUID()}`;
      try {
        await put(name, new Uint8Array(1));
        await remove(name);
      } catch (error) {
        throw setupErrorOf(error, bucket) ?? new StoreFailure(error);
      }
    },
  };
}

type Bucket = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

function parseAddress(address: string): Bucket {
  const url = new URL(address);
  return {
    endpoint: `${url.protocol}//${url.host}`,
    bucket: decodeURIComponent(url.pathname.replaceAll('/', '')),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

const clientOf = ({ endpoint, region, ...credentials }: Bucket) =>
  new S3Client({
    ...{ endpoint, region, credentials },
    // Not every store has a host name for each bucket, nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: ANSWER_MS, connectionTimeout: CONNECT_MS },
  });

function setupErrorOf(error: unknown, { endpoint, bucket, region }: Bucket): Error | undefined {
  if (!(error instanceof S3ServiceException)) return undefined;
  const status = error.$metadata.httpStatusCode;
  if (status === HTTP_NOT_FOUND) return new Error(`S3_URL: ${endpoint} has no bucket ${bucket}. Create it.`);
  if (status !== HTTP_FORBIDDEN) return undefined;
  return new Error(
    `S3_URL: ${endpoint} refuses to write to the bucket ${bucket} (${error.name}). Check key, secret, region (${region}) and rights.`,
  );
}

function fail(error: unknown): never {
  throw new StoreFailure(error);
}

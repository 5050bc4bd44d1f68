import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** The key and secret of the store. */
const KEY = 'S3RVER';

type Signed = { method: string; uri: string };

/** This store checks a signed `/bucket/` as if it were `/bucket`; the protocol requires the address as sent. */
const signatures = createRequire(import.meta.url)('@20minutes/s3rver/lib/signature/v4') as {
  getStringToSign(signed: Signed, request: object): string;
};
const { getStringToSign } = signatures;
signatures.getStringToSign = (signed, request) => {
  const isBucket = /^\/[^/]+$/.test(signed.uri);
  return getStringToSign(isBucket ? { ...signed, uri: `${signed.uri}/` } : signed, request);
};

/** Starts a real S3-compatible store with one bucket, which checks signatures as others do. */
export async function startObjectStore() {
  const directory = mkdtempSync(join(tmpdir(), 'portal-objects-'));
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  return {
    /** Returns the value of S3_URL, with another bucket or secret if given. */
    url: ({ bucket = 'pictures', secret = KEY } = {}) => `http://${KEY}:${secret}@127.0.0.1:${port}/${bucket}`,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/platform/database/database';
import type { Environment } from '../../server/platform/environment.mjs';
import { type FileStore, type MediumName, pictureName } from '../../server/platform/files/file-store';
import { openPictures, storeProblem } from '../picture-store';
import { spaceFindings } from './check-database';
import { type Finding, findingsOf } from './finding';

const { ok, error } = findingsOf('pictures');
/** The number of pictures whose files are looked for: the newest and as many by chance. */
const SAMPLE = 10;

/** Checks that pictures can be stored, that there is room, and that a sample of the stored ones has files. */
export async function checkPictures(environment: Environment, database: Database | undefined): Promise<Finding[]> {
  const files = await openPictures(environment);
  const refusal = await storeRefusal(files, environment);
  if (refusal) return [refusal];
  const found = environment.s3Url ? [] : await spaceFindings('pictures', environment.dataFolder);
  const missing = database ? await missingFiles(files, database) : [];
  if (missing.length > 0)
    found.push(
      error(
        `${missing.length} of the ${SAMPLE * 2} pictures looked at have no file, such as ${missing[0]}.`,
        environment.s3Url
          ? 'Does S3_URL name the right bucket? Copy the content of "media" there, or restore a backup.'
          : 'Is DATA_FOLDER the right one? Copy the folder "media" there, or restore a backup.',
      ),
    );
  return found.length > 0
    ? found
    : [ok(environment.s3Url ? 'The bucket can be written.' : `${environment.dataFolder} can be written.`)];
}

async function storeRefusal(files: FileStore, environment: Environment): Promise<Finding | undefined> {
  const name = `.doctor/${randomUUID()}`;
  try {
    await files.put(name, new Uint8Array(1));
    await files.delete('.doctor');
    return undefined;
  } catch (problem) {
    const { what, remedy } = storeProblem(problem, environment);
    return error(what, remedy);
  }
}

async function missingFiles(files: FileStore, database: Database): Promise<string[]> {
  const sample = await database.query<MediumName>(
    `(select client, id from media where kind = 'upload' and state = 'stored' order by created_at desc limit ${SAMPLE})
     union (select client, id from media where kind = 'upload' and state = 'stored' order by random() limit ${SAMPLE})`,
  );
  const missing: string[] = [];
  for (const medium of sample) if (!(await files.get(pictureName(medium)))) missing.push(pictureName(medium));
  return missing;
}

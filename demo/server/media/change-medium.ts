import { isSame } from '../../../src/lib/value-at';
import type { MediumPayload } from '../../../src/model/payloads/medium-payload';
import { readRecordingRules } from '../clients/recording-rules';
import type { Queryable } from '../platform/database/database';
import type { MediumName } from '../platform/files/file-store';
import { Problem } from '../platform/http/problem';
import { checkVersion } from '../platform/http/versions';
import { mediumJson } from '../schema/json/image-json';
import { isEditablePicture } from '../schema/record-access';
import { ARTICLES, EVENTS } from '../schema/record-tables';
import type { Crop } from './drawing';
import type { MediumRecord, Owner } from './media-rows';

const TEXTS = ['agency', 'author', 'copyright', 'description', 'location', 'title'] as const;
const CENTRE = { x: 0.5, y: 0.5 };
/** The tolerance for the sum of shares, against rounding errors. */
const ROUNDING = 1e-6;

/** A requested change. */
export type MediumChange = Owner &
  MediumName & {
    /** The tags of If-Match; undefined for '*'. */
    versions: readonly string[] | undefined;
    sent: MediumPayload;
  };

/** A medium after a change, and the outdated version of its picture. */
export type ChangedMedium = { record: MediumRecord; outdated: number | undefined };

/**
 * Checks the crops of a change.
 *
 * @throws {Problem} 422 wrong_data for a crop that exceeds the picture
 */
export function checkCrops({ crop, listCrop }: MediumPayload): void {
  const exceedsPicture = (one: MediumPayload['crop']) =>
    one && (one.x + one.width > 1 + ROUNDING || one.y + one.height > 1 + ROUNDING);
  const exceeding = Object.entries({ crop, listCrop }).filter(([, one]) => exceedsPicture(one));
  if (exceeding.length > 0)
    throw new Problem(
      422,
      'wrong_data',
      exceeding.map(([path]) => ({ path, code: 'range' })),
    );
}

/**
 * Changes the texts and crops of a picture. The change of a published picture waits if an operator reviews changes, or
 * if its owner wants that.
 *
 * @throws {Problem} 404 not_found, 412 conflict
 */
export async function changeMedium(transaction: Queryable, change: MediumChange): Promise<ChangedMedium> {
  const { id, client, versions, sent } = change;
  const before = await lockMedium(transaction, change);
  checkVersion(versions, { id, version: before.version, current: before.data });
  const tables = before.shownBy === 'article' ? ARTICLES : EVENTS;
  const mustWait = async () =>
    sent.unpublishedChanges === true ||
    (await readRecordingRules(transaction, client, tables)).rules.eventRecording.review === 'all';
  if (before.shownBy && (await mustWait())) {
    const record = await storeWaitingChange(transaction, id, { ...columnsOf(sent), ...cropsOf(sent) });
    return { record, outdated: undefined };
  }
  const changedCrops = Object.entries(cropsOf(sent)).filter(
    ([column, crop]) => !isSame(crop, before.crops[column as CropColumn]),
  );
  const isPictureChanged = changedCrops.length > 0;
  const columns = {
    ...columnsOf(sent),
    ...Object.fromEntries(changedCrops.map(([column, crop]) => [column, crop && JSON.stringify(crop)])),
    ...(isPictureChanged && { picture_version: before.pictureVersion + 1 }),
  };
  const assignments = Object.keys(columns).map((column, index) => `${column} = $${index + 2}`);
  // The new values also replace waiting ones.
  const fixedAssignments = ['version = m.version + 1', `waiting = m.waiting - $${assignments.length + 2}::text[]`];
  const [record] = await transaction.query<MediumRecord>(
    `update media m set ${[...fixedAssignments, ...assignments].join(', ')} where m.id = $1
     returning m.id, m.version, ${mediumJson('m')} as data`,
    [id, ...Object.values(columns), Object.keys(columns)],
  );
  if (!record) throw new Problem(404, 'not_found');
  return { record, outdated: isPictureChanged ? before.pictureVersion : undefined };
}

/** The columns of the crops. */
type CropColumn = 'crop' | 'list_crop';

/** Returns the sent crops as columns. */
const cropsOf = ({ crop, listCrop }: MediumPayload): Partial<Record<CropColumn, Crop | null>> => ({
  ...(crop !== undefined && { crop }),
  ...(listCrop !== undefined && { list_crop: listCrop }),
});

type LockedMedium = MediumRecord & {
  pictureVersion: number;
  crops: Record<CropColumn, Crop | null>;
  /** The kind of the record that publishes it, or did until it was taken down. */
  shownBy: 'event' | 'article' | null;
};

async function lockMedium(transaction: Queryable, { id, client, accountId }: MediumChange): Promise<LockedMedium> {
  await transaction.query(
    `select 1 from media m where m.id = $1 and ${isEditablePicture('m', '$2', '$3')} and m.state = 'stored' for update of m`,
    [id, client, accountId],
  );
  const [row] = await transaction.query<LockedMedium>(
    `select m.id, m.version, m.picture_version as "pictureVersion",
       json_build_object('crop', m.crop, 'list_crop', m.list_crop) as crops, ${mediumJson('m')} as data,
       (select 'event' from events e where e.id = m.event_id and e.state in ('published', 'taken_down')
        union all select 'article' from articles a where a.id = m.article_id and a.state in ('published', 'taken_down')) as "shownBy"
     from own_media m where m.id = $1 and ${isEditablePicture('m', '$2', '$3')} and m.state = 'stored'`,
    [id, client, accountId],
  );
  if (!row) throw new Problem(404, 'not_found');
  return row;
}

/** Stores a change of a published picture until an operator has reviewed it. */
async function storeWaitingChange(
  transaction: Queryable,
  id: string,
  columns: Record<string, unknown>,
): Promise<MediumRecord> {
  await transaction.query(
    `update media set version = version + 1, waiting = coalesce(waiting, '{}') || $2::jsonb where id = $1`,
    [id, JSON.stringify(columns)],
  );
  const [record] = await transaction.query<MediumRecord>(
    `select m.id, m.version, ${mediumJson('m')} as data from own_media m where m.id = $1`,
    [id],
  );
  if (!record) throw new Problem(404, 'not_found');
  return record;
}

/** Returns the sent texts and focal point as columns; an alternative text is never missing. */
function columnsOf(sent: MediumPayload): Record<string, unknown> {
  const texts = TEXTS.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]?.trim() || null]);
  const { x, y } = sent.focalPoint ?? CENTRE;
  return {
    ...Object.fromEntries(texts),
    ...(sent.alt !== undefined && { alt: sent.alt?.trim() ?? '' }),
    ...(sent.focalPoint !== undefined && { focal_x: x, focal_y: y }),
  };
}

import { sendPatch } from '../../../api/send-patch';
import type { Client } from '../../../app/client';
import { isSame } from '../../../lib/value-at';
import type { MediumPayload } from '../../../model/payloads/medium-payload';
import type { MediumRow, RecordDraft } from './record-draft';

/** Converts a picture row to its payload; without a crop, the whole picture is shown. */
const mediumPayload = ({ id: _, file: __, crop, listCrop, ...said }: MediumRow): MediumPayload => ({
  ...said,
  crop: crop ?? null,
  listCrop: listCrop ?? null,
});

/** The server's values for a picture without any input. */
const UNSAID: MediumPayload = { crop: null, listCrop: null };

/** Saves changed data of pictures; visitors see it once the record is published. PATCH /api/media/{id} */
export async function saveMedia(
  { host, session }: Pick<Client, 'host' | 'session'>,
  { media, state }: Pick<RecordDraft, 'media' | 'state'>,
  before: readonly MediumRow[],
): Promise<void> {
  const credentials = { token: session.validToken, onRefused: session.rejectToken };
  for (const row of media) {
    if (!row.file) continue;
    const { id } = row.file;
    const said = newlySaid(
      row,
      before.find(({ file }) => file?.id === id),
    );
    if (Object.keys(said).length === 0) continue;
    const sent: MediumPayload = { ...said, ...(state === 'unpublished' && { unpublishedChanges: true }) };
    await sendPatch({ host, credentials }, `media/${encodeURIComponent(id)}`, sent);
  }
}

/** Returns the changed values of a picture only, so that concurrent changes to other values are kept. */
function newlySaid(row: MediumRow, stored: MediumRow | undefined): MediumPayload {
  const said = mediumPayload(row);
  const known: MediumPayload = stored ? mediumPayload(stored) : UNSAID;
  return Object.fromEntries(
    Object.entries(said).filter(([name, value]) => !isSame(value, known[name as keyof MediumPayload])),
  );
}

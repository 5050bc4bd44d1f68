import { sendPatch } from '../../../api/send-patch';
import type { Client } from '../../../app/client';
import { isSame } from '../../../lib/value-at';
import type { MediumPayload } from '../../../model/payloads/medium-payload';
import type { MediumRow, RecordDraft } from './record-draft';

/** What is said of a picture; without a cut the whole of it is shown. */
const mediumPayload = ({ id: _, file: __, crop, listCrop, ...said }: MediumRow): MediumPayload => ({
  ...said,
  crop: crop ?? null,
  listCrop: listCrop ?? null,
});

/** What the server has of a picture of which nothing was said. */
const UNSAID: MediumPayload = { crop: null, listCrop: null };

/** Saves what is said of pictures, where it has changed, for visitors once the record is published. PATCH /api/media/{id} */
export async function saveMedia(
  { host, session }: Pick<Client, 'host' | 'session'>,
  { media, state }: Pick<RecordDraft, 'media' | 'state'>,
  before: readonly MediumRow[],
): Promise<void> {
  const credentials = { token: session.validToken, refused: session.refused };
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

/** What has changed of a picture: the rest may have been changed elsewhere meanwhile, and stays as it is there. */
function newlySaid(row: MediumRow, stored: MediumRow | undefined): MediumPayload {
  const said = mediumPayload(row);
  const known: MediumPayload = stored ? mediumPayload(stored) : UNSAID;
  return Object.fromEntries(
    Object.entries(said).filter(([name, value]) => !isSame(value, known[name as keyof MediumPayload])),
  );
}

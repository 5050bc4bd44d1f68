import { sendPatch } from '../../../api/send-patch';
import type { Client } from '../../../app/client';
import { isSame } from '../../../lib/value-at';
import type { MediumPayload } from '../../../model/payloads/medium-payload';
import type { MediumRow, RecordDraft } from './record-draft';

/** Converts a picture row to its payload; without a crop, the whole picture is shown. */
const mediumPayload = ({ id: _, file: __, crop, listCrop, ...values }: MediumRow): MediumPayload => ({
  ...values,
  crop: crop ?? null,
  listCrop: listCrop ?? null,
});

/** The server's values for a picture without any input. */
const NO_INPUT: MediumPayload = { crop: null, listCrop: null };

/** Saves changed data of pictures; visitors see it once the record is published. PATCH /api/media/{id} */
export async function saveMedia(
  { host, session }: Pick<Client, 'host' | 'session'>,
  { media, state }: Pick<RecordDraft, 'media' | 'state'>,
  storedRows: readonly MediumRow[],
): Promise<void> {
  const credentials = { token: session.validToken, onRefused: session.rejectToken };
  for (const row of media) {
    if (!row.file) continue;
    const { id } = row.file;
    const changes = changedValues(
      row,
      storedRows.find(({ file }) => file?.id === id),
    );
    if (Object.keys(changes).length === 0) continue;
    const payload: MediumPayload = { ...changes, ...(state === 'unpublished' && { unpublishedChanges: true }) };
    await sendPatch({ host, credentials }, `media/${encodeURIComponent(id)}`, payload);
  }
}

/** Returns the changed values of a picture only, so that concurrent changes to other values are kept. */
function changedValues(row: MediumRow, stored: MediumRow | undefined): MediumPayload {
  const values = mediumPayload(row);
  const storedValues: MediumPayload = stored ? mediumPayload(stored) : NO_INPUT;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, storedValues[name as keyof MediumPayload])),
  );
}

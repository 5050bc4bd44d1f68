import { rm, writeFile } from 'node:fs/promises';
import { html } from 'hono/html';
import type { ActorContext } from '../../../history/actor-context';
import { abandonMedium, reserveForOperator, storeMedium } from '../../../media/media-rows';
import { slotPictureAddress } from '../../../media/slot-pictures';
import { processPicture } from '../../../media/take-picture';
import { newDraft } from '../../../platform/files/drafts';
import { folderOf, pictureName } from '../../../platform/files/file-store';
import { Problem } from '../../../platform/http/problem';
import type { OfficeOptions } from '../../options';
import { labelled } from '../../page/fields';
import type { Form } from '../../page/form';
import { csrfField, type Html } from '../../page/page';
import { type FieldValues, versionOf } from '../../page/typed-fields';
import { fieldsOf, kinds } from './kinds';
import { type SaveResult, saveRecord } from './records';

const FIELD = 'file';

/** The messages about a rejected picture, by the code of the problem. */
const MESSAGES: Readonly<Record<string, string>> = {
  empty_file: 'Bitte wählen Sie ein Bild aus.',
  unsupported_type: 'Bitte ein Bild als jpg oder png.',
  too_many_pixels: 'Das Bild hat zu viele Pixel. Bitte verkleinern Sie es.',
  broken_picture: 'Die Datei ist beschädigt. Bitte wählen Sie ein anderes Bild.',
};

type SlotKey = { client: string; id: string };
type PictureForm = SlotKey & {
  path: string;
  csrf: string;
  stored: FieldValues;
  problem?: string | undefined;
  maxBytes: number;
  /** The page that the answer leads back to, in place of the slot's form. */
  from?: 'place';
};

/** Renders the form below a slot for the picture of its placement, with the current one. */
export function slotPictureForm({ client, path, csrf, stored, problem, maxBytes, from }: PictureForm): Html {
  const address = String(stored.picture ?? '');
  const isUploaded = address.startsWith('/api/');
  const fields = html`${csrfField(csrf)}${from && html`<input type="hidden" name="from" value="${from}">`}`;
  const megabytes = Math.floor(maxBytes / 1_048_576);
  const field = {
    ...{ name: FIELD, label: isUploaded ? 'Anderes Bild' : 'Bild vom Werbeplatz' },
    hint: `Als jpg oder png, höchstens ${megabytes} MB. Wer bucht, sieht darauf, wo die Anzeige erscheint.`,
  };
  return html`<section aria-labelledby="picture-title"><h2 id="picture-title">Bild vom Werbeplatz hochladen</h2>
${isUploaded ? html`<p><img class="place" src="/clients/${encodeURIComponent(client)}${address}" alt="Das Bild, das Kunden zurzeit sehen"></p>` : ''}
<form method="post" action="${path}" enctype="multipart/form-data">${fields}
${labelled(field, problem, (attributes) => html`<input type="file" accept="image/jpeg,image/png" required ${attributes}>`)}
<div class="actions"><button class="quiet">Bild speichern</button></div></form>
${
  address &&
  html`<form method="post" action="${path}">${fields}<div class="actions"><button name="action" value="remove" class="text">Bild entfernen</button></div></form>`
}</section>`;
}

/** The style of that form. */
export const PICTURE_STYLE =
  'img.place{display:block;max-width:min(100%,420px);height:auto;border:1px solid #d5d8dd;border-radius:6px}';

type SentPicture = SlotKey & { stored: FieldValues; file: File | undefined; isRemoved: boolean };

/**
 * Sets or removes the picture of a slot. The slot's record contains its address, so versions, undo and history treat it
 * as any field.
 *
 * @throws {Problem} 503 busy, while other pictures are being processed
 */
export async function saveSlotPicture(
  options: OfficeOptions,
  { client, id, stored, file, isRemoved }: SentPicture,
  actorContext: ActorContext,
): Promise<SaveResult | { problem: string }> {
  const fields = fieldsOf(kinds.slot);
  const savePicture = (picture: string) => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, name === 'picture' ? picture : stored[name]]));
    return saveRecord(
      options,
      { kind: 'slot', id, isNew: false, seenVersion: versionOf(fields, stored), values },
      actorContext,
    );
  };
  if (isRemoved) return savePicture('');
  try {
    return await savePicture(slotPictureAddress(await storePicture(options, client, file)));
  } catch (error) {
    const message = error instanceof Problem ? MESSAGES[error.code] : undefined;
    if (message === undefined) throw error;
    return { problem: message };
  }
}

/** Stores a file as a picture of the client. @returns its id @throws {Problem} as takePicture does, 422 empty_file */
async function storePicture(options: OfficeOptions, client: string, file: File | undefined): Promise<string> {
  if (!file || file.size === 0) throw new Problem(422, 'empty_file');
  const path = await newDraft(options.draftFolder);
  const id = await reserveForOperator(options.database, client, options.now());
  try {
    await writeFile(path, file.stream());
    const picture = await options.pictureProcessing(() => processPicture(path));
    await options.files.put(pictureName({ client, id }), picture.bytes);
    await storeMedium(options.database, id, picture);
    return id;
  } catch (error) {
    await abandonMedium(options.database, id).catch(options.onError);
    await options.files.delete(folderOf({ client, id })).catch(options.onError);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Returns the uploaded file of a form. */
export const pictureFileOf = (form: Form): File | undefined => form.file?.(FIELD);

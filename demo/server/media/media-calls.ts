import type { Context } from 'hono';
import { MediumPayload } from '../../../src/model/payloads/medium-payload';
import { accountOf } from '../accounts/tokens';
import { readingFromPrimary } from '../platform/database/read-source';
import { CUTS, drawnFolder } from '../platform/files/file-store';
import type { AppEnv } from '../platform/http/app-env';
import { payloadOf } from '../platform/http/body';
import { type Call, CLOSED_POLICY, privateAnswer, queryOf } from '../platform/http/calls';
import { parametersOf, textIdOf } from '../platform/http/parameters';
import { Problem } from '../platform/http/problem';
import { ifMatchOf } from '../platform/http/versions';
import { PICTURE_WIDTHS } from '../schema/json/image-json';
import { changeMedium, checkCrops } from './change-medium';
import { newDrawing } from './drawing';
import { deleteMedium } from './media-rows';
import type { MediaOptions } from './options';
import { loadMediumToShow } from './shown-medium';
import { mediumAnswer, ownerOf, receiveUpload, uploadMedium } from './upload-medium';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, no-cache';
const OWNER_CACHING = { whole: 'private, max-age=31536000, immutable', part: 'private, no-cache' };

const mediumIdOf = (context: Context<AppEnv>) => textIdOf(context.req.param('id') ?? '');

/**
 * Lists the calls GET media/{id}/{width} (webp, for everybody who knows the id, drawn once and stored), and for people
 * POST media, PATCH and DELETE media/{id}. The uncropped picture and waiting changes need the key of the owner.
 */
export function mediaCalls(options: MediaOptions): Call[] {
  const draw = newDrawing(options);

  async function show(context: Context<AppEnv>): Promise<Response> {
    const width = context.req.param('width') ?? '';
    if (!PICTURE_WIDTHS.some((one) => String(one) === width)) throw new Problem(404, 'not_found');
    const parameters = parametersOf(queryOf(context));
    const request = { cut: parameters.choice('cut', CUTS) ?? 'page', key: parameters.text('key') };
    parameters.check();
    const version = Number(queryOf(context).get('v') ?? 1);
    const find = () =>
      loadMediumToShow(options.database, { client: context.get('client'), id: mediumIdOf(context) }, request);
    const found = await find();
    // A replica may not have the version of an own picture yet.
    const medium = found.pictureVersion < version ? await readingFromPrimary(find) : found;
    const bytes = await draw(medium, Number(width));
    // The address of another version than the current one soon shows another picture.
    const isCurrent = version === medium.pictureVersion;
    const lifetime = isCurrent ? IMMUTABLE : REVALIDATED;
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': CLOSED_POLICY,
      'Cache-Control': request.key === undefined ? lifetime : OWNER_CACHING[medium.cut === 'whole' ? 'whole' : 'part'],
    });
  }

  return [
    { path: 'media/:id/:width', answer: show },
    {
      method: 'POST',
      path: 'media',
      usesIdempotencyKey: true,
      receive: (context) => receiveUpload(context, options),
      prepare: (context, file) => {
        if (!file) throw new Error('An upload brings a file.');
        return uploadMedium(context, options, file);
      },
    },
    {
      method: 'PATCH',
      path: 'media/:id',
      usesIdempotencyKey: true,
      prepare: async (context) => {
        const owner = ownerOf(await accountOf(context, options));
        const medium = { client: owner.client, id: mediumIdOf(context) };
        const versions = ifMatchOf(context);
        const sent = await payloadOf(context, MediumPayload);
        checkCrops(sent);
        return async (transaction) => {
          const { record, outdated } = await changeMedium(transaction, { ...owner, ...medium, versions, sent });
          // If the change is not committed after all, the picture is drawn once more.
          if (outdated) await options.files.delete(drawnFolder(medium, outdated)).catch(options.onError);
          return mediumAnswer(context, record, 200);
        };
      },
    },
    {
      method: 'DELETE',
      path: 'media/:id',
      prepare: async (context) => {
        const owner = ownerOf(await accountOf(context, options));
        return async (transaction) => {
          await deleteMedium(transaction, { ...owner, id: mediumIdOf(context) });
          return privateAnswer(context, {});
        };
      },
    },
  ];
}

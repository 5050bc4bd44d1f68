import sharp from 'sharp';
import type { AppOptions } from '../app-options';
import type { Call } from '../http/calls';
import { textIdOf } from '../http/parameters';
import { Problem } from '../http/problem';

const WIDTHS = ['320', '640', '960', '1280'];

type Medium = { kind: 'cover' | 'upload'; recipe: unknown; original: Uint8Array | null; bytes: Uint8Array | null };

/** GET media/{id}/{width}: webp, drawn once and kept in the database. */
export const mediaCalls = (options: AppOptions): Call[] => {
  const drawing = new Map<string, Promise<Uint8Array>>();

  async function draw(id: string, width: number, medium: Medium): Promise<Uint8Array> {
    const bytes = medium.original
      ? await sharp(medium.original).rotate().resize({ width, withoutEnlargement: true }).webp().toBuffer()
      : await options.renderCover(medium.recipe, width);
    await options.database.query(
      'insert into media_renders (media_id, width, bytes) values ($1, $2, $3) on conflict do nothing',
      [id, width, bytes],
    );
    return bytes;
  }

  /** Several visitors who ask for the same new picture wait for one drawing. */
  function drawOnce(id: string, width: number, medium: Medium): Promise<Uint8Array> {
    const key = `${width}/${id}`;
    const running = drawing.get(key) ?? draw(id, width, medium).finally(() => drawing.delete(key));
    drawing.set(key, running);
    return running;
  }

  return [
    {
      path: 'media/:id/:width',
      answer: async (context) => {
        const id = textIdOf(context.req.param('id') ?? '');
        const width = context.req.param('width') ?? '';
        if (!WIDTHS.includes(width)) throw new Problem(404, 'not_found');
        const [medium] = await options.database.query<Medium>(
          `select m.kind, r.bytes, case when r.bytes is null then m.recipe end as recipe,
             case when r.bytes is null then m.original end as original
           from media m left join media_renders r on r.media_id = m.id and r.width = $3
           where m.client = $1 and m.id = $2`,
          [context.get('client'), id, Number(width)],
        );
        if (!medium) throw new Problem(404, 'not_found');
        const bytes = medium.bytes ?? (await drawOnce(id, Number(width), medium));
        return context.body(new Uint8Array(bytes), 200, {
          'Content-Type': 'image/webp',
          'Cache-Control': 'public, max-age=31536000, immutable',
        });
      },
    },
  ];
};

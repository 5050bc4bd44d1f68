import type { AppOptions } from '../app-options';
import type { Call } from '../http/calls';
import { textIdOf } from '../http/parameters';
import { Problem } from '../http/problem';
import { type Medium, newDrawing } from './drawing';

const WIDTHS = ['320', '640', '960', '1280'];

type Row = Medium & { bytes: Uint8Array | null };

/** GET media/{id}/{width}: webp, drawn once and kept in the database. */
export const mediaCalls = (options: AppOptions): Call[] => {
  const draw = newDrawing(options);
  return [
    {
      path: 'media/:id/:width',
      answer: async (context) => {
        const id = textIdOf(context.req.param('id') ?? '');
        const width = context.req.param('width') ?? '';
        if (!WIDTHS.includes(width)) throw new Problem(404, 'not_found');
        const [medium] = await options.database.query<Row>(
          `select r.bytes, case when r.bytes is null then m.recipe end as recipe,
             case when r.bytes is null then m.original end as original
           from media m left join media_renders r on r.media_id = m.id and r.width = $3
           where m.client = $1 and m.id = $2`,
          [context.get('client'), id, Number(width)],
        );
        if (!medium) throw new Problem(404, 'not_found');
        const bytes = medium.bytes ?? (await draw(id, Number(width), medium));
        return context.body(new Uint8Array(bytes), 200, {
          'Content-Type': 'image/webp',
          'Cache-Control': 'public, max-age=31536000, immutable',
        });
      },
    },
  ];
};

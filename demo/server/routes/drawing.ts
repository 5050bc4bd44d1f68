import sharp from 'sharp';
import type { AppOptions } from '../app-options';
import { Problem } from '../http/problem';

/** What a picture is made from. */
export type Medium = { recipe: unknown; original: Uint8Array | null };

/**
 * Draws a picture as webp and keeps it in the database.
 *
 * @throws {Problem} 503 busy; 404 not_found, for a medium that could not be drawn a while ago
 */
export type Drawing = (id: string, width: number, medium: Medium) => Promise<Uint8Array>;

const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 5;
const MOST_FAILED = 1000;
const FAILED_MS = 600_000;

/** Draws in a queue of its own, each picture once, and tries what has failed only after a while. */
export function newDrawing(options: AppOptions): Drawing {
  const running = new Map<string, Promise<Uint8Array>>();
  const failed = new Map<string, number>();

  async function draw(id: string, width: number, { original, recipe }: Medium): Promise<Uint8Array> {
    const bytes = await options
      .drawing(() => (original ? resized(original, width) : options.renderCover(recipe, width)))
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) remember(id);
        throw error;
      });
    await options.database.query(
      'insert into media_renders (media_id, width, bytes) values ($1, $2, $3) on conflict do nothing',
      [id, width, bytes],
    );
    return bytes;
  }

  function remember(id: string): void {
    const [oldest] = failed.keys();
    if (oldest !== undefined && failed.size >= MOST_FAILED) failed.delete(oldest);
    failed.set(id, options.now().getTime() + FAILED_MS);
  }

  /** Several visitors who ask for the same new picture wait for one drawing. */
  return async (id, width, medium) => {
    if ((failed.get(id) ?? 0) > options.now().getTime()) throw new Problem(404, 'not_found');
    failed.delete(id);
    const key = `${width}/${id}`;
    const drawn = running.get(key) ?? draw(id, width, medium).finally(() => running.delete(key));
    running.set(key, drawn);
    return drawn;
  };
}

const resized = async (original: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(original, { limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: LONGEST_SECONDS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp()
    .toBuffer();

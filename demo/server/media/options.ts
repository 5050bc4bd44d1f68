import type { AccountOptions } from '../accounts/options';
import type { CallerLine } from '../platform/http/per-caller-queue';
import type { Queue } from '../platform/http/queue';

/** What taking in and drawing pictures needs. */
export type MediaOptions = AccountOptions & {
  /** Draws a generated picture as webp; `width` in pixels. Without it such pictures are not found: only the demo has them. */
  renderCover: (recipe: unknown, width: number) => Promise<Uint8Array>;
  /** In which uploaded pictures wait to be checked and stored. */
  taking: Queue;
  /** In which uploads wait for other uploads of the same person. */
  uploadLine: CallerLine;
  /** The most bytes that an uploaded file may have. */
  largestUpload: number;
};

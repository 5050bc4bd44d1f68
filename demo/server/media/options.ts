import type { AccountOptions } from '../accounts/options';
import type { PerCallerQueue } from '../platform/http/per-caller-queue';
import type { Queue } from '../platform/http/queue';

/** Options of uploading and drawing pictures. */
export type MediaOptions = AccountOptions & {
  /** Draws a generated picture as webp; `width` in pixels. Without it such pictures are not found: only the demo has them. */
  renderCover: (recipe: unknown, width: number) => Promise<Uint8Array>;
  /** In which uploaded pictures wait to be checked and stored. */
  taking: Queue;
  /** In which uploads wait for other uploads of the same person. */
  uploadLine: PerCallerQueue;
  /** The most bytes that an uploaded file may have. */
  largestUpload: number;
};

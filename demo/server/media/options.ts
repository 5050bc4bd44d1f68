import type { AccountOptions } from '../accounts/options';
import type { PerCallerQueue } from '../platform/http/per-caller-queue';
import type { Queue } from '../platform/http/queue';

/** Options of uploading and drawing pictures. */
export type MediaOptions = AccountOptions & {
  /**
   * Draws a generated picture as webp; `width` in pixels. Without it such pictures are not found: only the demo has
   * them.
   */
  renderCover: (recipe: unknown, width: number) => Promise<Uint8Array>;
  /** The queue of uploaded pictures that are checked and stored. */
  pictureProcessing: Queue;
  /** The queue of uploads per person. */
  uploadQueue: PerCallerQueue;
  /** The maximum size of an uploaded file in bytes. */
  maxUploadBytes: number;
};

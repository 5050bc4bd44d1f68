import type { Context } from 'hono';
import { CLOSED_POLICY } from '../../platform/http/calls';
import type { BackOfficeEnv } from './office';

/** Answers a file for download. */
export const answerFile = (
  context: Context<BackOfficeEnv>,
  content: string | Uint8Array | ReadableStream<Uint8Array>,
  { type, name }: { type: string; name: string },
): Response =>
  context.body(content instanceof Uint8Array ? new Uint8Array(content) : content, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': CLOSED_POLICY,
  });

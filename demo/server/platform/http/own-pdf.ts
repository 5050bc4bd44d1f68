import type { Context } from 'hono';
import { CLOSED_POLICY } from './calls';

/** Answers a private PDF for download. @param name without '.pdf' */
export const ownPdf = (context: Context, name: string, pdf: Uint8Array): Response =>
  context.body(new Uint8Array(pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}.pdf"`,
    'Cache-Control': 'no-store',
    Vary: 'token',
    'Content-Security-Policy': CLOSED_POLICY,
  });

import type { Context } from 'hono';
import type { OfficeOptions } from '../options';

/** The origin of a submitted form by the browser's headers: our own page, another site, or unknown. */
export type FormOrigin = 'own' | 'other' | 'unknown';

/** Reads Sec-Fetch-Site and Origin, which no page can forge; an old browser may send neither. */
export function formOriginOf(context: Context, { publicUrl }: Pick<OfficeOptions, 'publicUrl'>): FormOrigin {
  const site = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'other';
  if (origin === undefined) return site === undefined ? 'unknown' : 'own';
  // A proxy may hide our host name; the public address is then the one that operators open.
  const hosts = [new URL(context.req.url).host, hostOf(publicUrl())];
  const host = hostOf(origin);
  return host !== undefined && hosts.includes(host) ? 'own' : 'other';
}

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined);

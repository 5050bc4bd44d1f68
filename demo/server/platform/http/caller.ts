import type { HttpBindings } from '@hono/node-server';
import type { PlatformOptions } from '../options';

/** The part of a request that identifies the caller; the context of each of our apps fits. */
export type CallerContext = { req: { header(name: string): string | undefined }; env?: Partial<HttpBindings> };

/** Returns the language for mails to the caller: the first of Accept-Language that mails exist in. */
export function languageOf(context: CallerContext): 'de' | 'en' {
  const accepted = (context.req.header('accept-language') ?? '').toLowerCase().split(',').slice(0, 20);
  const language = accepted.map((range) => range.trim().slice(0, 2)).find((code) => code === 'de' || code === 'en');
  return language === 'en' ? 'en' : 'de';
}

/** Returns the caller's address, by which attempts are counted; for IPv6 the first half, which a household shares. */
export function callerAddress(context: CallerContext, { behindProxy }: Pick<PlatformOptions, 'behindProxy'>): string {
  // Our own proxy has added the last entry; the caller can have made up those before it.
  const forwarded = behindProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded || context.env?.incoming?.socket.remoteAddress || 'unknown';
  // Some proxies add the port; it must go, or each connection would count as another caller.
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  const ipv6 = /^\[([^\]]*)\]/.exec(address)?.[1] ?? address;
  return ipv6.includes(':') ? networkOf(ipv6) : ipv6.slice(0, 60);
}

/** Returns the network of a callerAddress: for IPv6 a /48, within which a customer may choose addresses freely. */
export const callerNetwork = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address;

/** Returns the wider network of a callerAddress: for IPv4 a /24, as addresses are rented together. */
export const widerNetwork = (address: string): string => callerNetwork(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1');

/** Returns the first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [front = '', back] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = front.split(':').filter(Boolean);
  const after = (back ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').slice(0, 4))
    .join(':');
}

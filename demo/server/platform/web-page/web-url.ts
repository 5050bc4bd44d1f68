import { isIP } from 'node:net';
import { MAX_URL_LENGTH } from '../../../../src/model/payloads/limits';

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Returns the port of an address. */
export const portOf = ({ protocol, port }: URL): number => (port === '' ? (PORTS[protocol] ?? 0) : Number(port));

/** Returns the host of an address without the brackets of an IPv6. */
export const hostOfUrl = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Reads the address of a web page, in which `webcal:` means `https:`. The parser of browsers writes hosts in one way:
 * 0x7f.1, 2130706433 and full-width digits become 127.0.0.1.
 *
 * @param base of a relative address
 * @returns undefined for any other address, and for one with a user name or a password
 */
export function webUrlOf(text: string, base?: URL): URL | undefined {
  if (text.length > MAX_URL_LENGTH) return undefined;
  try {
    const url = new URL(text.trim().replace(/^webcals?:/i, 'https:'), base);
    if (!Object.hasOwn(PORTS, url.protocol) || url.username !== '' || url.password !== '') return undefined;
    // The same name with the dot of its root is in no certificate.
    if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
    url.hash = '';
    return url.hostname.endsWith('.') ? undefined : url;
  } catch {
    return undefined;
  }
}

/** Checks whether a host and port may be public. Other ports belong to services that are no web pages. */
export function mayBePublic(url: URL): boolean {
  const host = hostOfUrl(url);
  const isName = host.includes('.') && !/\.(?:localhost|local|internal)$/.test(host);
  return Object.values(PORTS).includes(portOf(url)) && (isIP(host) !== 0 || isName);
}

import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** IPv4 networks that are not part of the public internet (IANA special-purpose registry), or lead to the machine. */
const NOT_PUBLIC_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Azure serves its virtual machines their configuration under this one, which looks public.
  '168.63.129.16/32',
];

/** The only IPv6 network of the public internet; addresses with an IPv4 inside (mapped, NAT64) lie outside of it. */
const PUBLIC_IPV6 = '2000::/3';
/** Its parts that are not public: protocols such as Teredo, documentation, and 6to4. */
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const notPublicIpv4 = listOf(NOT_PUBLIC_IPV4, 'ipv4');
const publicIpv6 = listOf([PUBLIC_IPV6], 'ipv6');
const notPublicIpv6 = listOf(NOT_PUBLIC_IPV6, 'ipv6');

/** Returns the addresses of this machine: what it hides from others by a firewall answers itself. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? []);

/**
 * Checks whether an IP address belongs to another machine of the public internet.
 *
 * @param own the addresses of this machine, also with a zone
 */
export function isPublicAddress(address: string, own: readonly string[] = ownAddresses()): boolean {
  // A zone, as in fe80::1%eth0, names an interface of this machine.
  const family = address.includes('%') ? 0 : isIP(address);
  if (family === 4) return !notPublicIpv4.check(address, 'ipv4') && !isAmong(own, address, 'ipv4');
  if (family === 6)
    return publicIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6') && !isAmong(own, address, 'ipv6');
  return false;
}

/** Checks whether an address is among others, however it is written. */
function isAmong(others: readonly string[], address: string, family: 'ipv4' | 'ipv6'): boolean {
  const list = new BlockList();
  for (const other of others.map((text) => text.replace(/%.*$/, '')))
    list.addAddress(other, isIP(other) === 6 ? 'ipv6' : 'ipv4');
  return list.check(address, family);
}

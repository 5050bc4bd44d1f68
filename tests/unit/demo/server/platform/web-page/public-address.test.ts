import { expect, it } from 'vitest';
import { isPublicAddress } from '../../../../../../demo/server/platform/web-page/public-address';
import { itForAll } from '../../../../../support/it-for-all';

itForAll([
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '172.15.255.255'],
  ...['172.32.0.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
  ...['2001:4860:4860::8888', '2a00:1450::1', '2003::1', '2606:4700::1111', '3000::1'],
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

itForAll([
  // This network, private networks, carrier-grade NAT, loopback, link-local with the metadata of clouds.
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '100.127.255.255'],
  ...['127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.0.1'],
  // Protocols, documentation, 6to4 relays, benchmarks, multicast, reserved, broadcast; Azure's own address.
  ...['192.0.0.192', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
  // Unspecified, loopback, mapped, compatible, NAT64, discard, unique local with clouds' metadata, link-local, site-local.
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '::8.8.8.8'],
  ...['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1', '100::1', 'fc00::1', 'fd00:ec2::254'],
  ...['fe80::1', 'fe80::1%eth0', '2a00:1450::1%eth0', 'fec0::1', 'ff02::1', '5f00::1', '4000::1'],
  // Teredo, benchmarks, ORCHID, documentation, 6to4.
  ...['2001::1', '2001:0:7f00:1::', '2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1', '3fff::1'],
  ...['2002:7f00:1::', '2002:a00:1::'],
  // No addresses.
  ...['', 'localhost', 'example.org', '127.1', '0x7f.0.0.1', '2130706433', '[::1]', '1.2.3.4.5', '1.2.3.4/32'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('no address of the machine itself is public', () => {
  const own = ['1.1.1.1', '2a00:1450::1', 'fe80::1%eth0'];
  const addresses = ['1.1.1.1', '1.1.1.2', '2a00:1450:0::1', '2a00:1450::2'];
  expect(addresses.map((address) => isPublicAddress(address, own))).toEqual([...[false, true, false, true]]);
});

import { BlockList, isIP, isIPv6 } from 'node:net';

/** IPv4 ranges that are not on the public internet (RFC 6890). */
const PRIVATE_IPV4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Subranges of the public IPv6 range that are not public: Teredo and others, documentation (two ranges), 6to4. */
const PRIVATE_IPV6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateIpv4 = new BlockList();
for (const [network, prefix] of PRIVATE_IPV4) privateIpv4.addSubnet(network, prefix, 'ipv4');
const privateIpv6 = new BlockList();
for (const [network, prefix] of PRIVATE_IPV6) privateIpv6.addSubnet(network, prefix, 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an IP address is on the public internet. The server sends nothing to other addresses if a user named them. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return publicIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6');
  return !privateIpv4.check(address, 'ipv4');
}

/** Returns the IP address that a URL's host name consists of; undefined for a domain name. */
export function addressIn(hostname: string): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) ? address : undefined;
}

/** Returns whether a URL's host name can be on the public internet: a public address, or a name with a domain. */
export function isPublicHost(hostname: string): boolean {
  const address = addressIn(hostname);
  if (address !== undefined) return isPublicAddress(address);
  return /[^.]\.[^.]+$/.test(hostname) && !/\.(localhost|local|internal)$/.test(hostname);
}

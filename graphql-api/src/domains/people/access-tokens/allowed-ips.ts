import { BlockList, isIP } from 'node:net';

/** Maximum number of addresses and networks of one token. */
export const MOST_IPS = 10;
/** Longest prefix of an IPv6 network. One machine uses all addresses of such a network, and the server identifies clients by it. */
const LONGEST_V6 = 64;

type Family = 'ipv4' | 'ipv6';

interface Network {
  address: string;
  prefix: number;
  family: Family;
}

/** Parses an address, or a network such as 203.0.113.0/24. Returns undefined for any other text. */
function networkOf(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const most = version === 4 ? 32 : LONGEST_V6;
  const prefix = Number(length ?? most);
  return prefix <= most ? { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' } : undefined;
}

/** Returns whether a list contains only addresses and networks. */
export const isIpList = (list: unknown): boolean =>
  Array.isArray(list) && list.length > 0 && list.length <= MOST_IPS && list.every((each) => typeof each === 'string' && networkOf(each));

/** Returns a function that checks whether a client's address is allowed. `clientOf` writes an IPv6 address as its network. */
export function allowsIp(allowed: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const { address, prefix, family } of allowed.flatMap((each) => networkOf(each) ?? [])) list.addSubnet(address, prefix, family);
  return (ip) => {
    const [address = ''] = ip.split('/');
    return isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  };
}

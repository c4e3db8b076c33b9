import { BlockList, isIP } from 'node:net';

/** Most addresses and networks of one token. */
export const MOST_IPS = 10;
/** The longest prefix of an IPv6 network: one machine uses all addresses of such a network, and the server knows clients by it. */
const LONGEST_V6 = 64;

type Family = 'ipv4' | 'ipv6';

interface Network {
  address: string;
  prefix: number;
  family: Family;
}

/** An address, or a network such as 203.0.113.0/24; undefined for any other text. */
function networkOf(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const most = version === 4 ? 32 : LONGEST_V6;
  const prefix = Number(length ?? most);
  return prefix <= most ? { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' } : undefined;
}

/** Whether a list names addresses and networks alone. */
export const isIpList = (list: unknown): boolean =>
  Array.isArray(list) && list.length > 0 && list.length <= MOST_IPS && list.every((each) => typeof each === 'string' && networkOf(each));

/** Whether a client may come from an address; `clientOf` writes an IPv6 address as its network. */
export function allowsIp(allowed: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const { address, prefix, family } of allowed.flatMap((each) => networkOf(each) ?? [])) list.addSubnet(address, prefix, family);
  return (ip) => {
    const [address = ''] = ip.split('/');
    return isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  };
}

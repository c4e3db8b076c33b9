import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../platform/net/public-address.ts';

const HTTPS_PORT = 443;
/** Below are the services of machines that are no receivers of webhooks: mail, name servers, remote shells. */
const FIRST_FREE_PORT = 1024;

/** An address to which no webhook is sent. */
export class AddressRefused extends Error {}

/** The address inside the brackets of an IPv6 literal; a name as it is. */
const bareHost = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, '');

/** Whether an operator has allowed the host, with its port, as one of the campus network. */
const isAllowedHost = (url: URL, allowed: readonly string[]): boolean => allowed.includes(url.host);

/**
 * The URL of a receiver. Throws AddressRefused for one that is not https, has a port of the system, user info or a fragment, or names an
 * address that is not public. A host of `allowed` may be private, and be called without TLS.
 */
export function receiverUrl(text: string, allowed: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.hash) throw new AddressRefused('no plain URL');
  if (isAllowedHost(url, allowed) && ['http:', 'https:'].includes(url.protocol)) return url;
  const port = Number(url.port || HTTPS_PORT);
  if (url.protocol !== 'https:' || (port !== HTTPS_PORT && port < FIRST_FREE_PORT)) throw new AddressRefused('https only, port 443 or from 1024 on');
  if (isIP(bareHost(url)) && !isPublicAddress(bareHost(url))) throw new AddressRefused('no public address');
  return url;
}

type Resolve = typeof lookup;

/**
 * Resolves the name of a receiver for the socket that is about to be opened, so that a name which leads elsewhere the second time is noticed.
 * Every address of the name must be public: which one a socket takes is not ours to say.
 */
export function lookupReceiver(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, []);
      const isRefused = addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address));
      if (isRefused) return callback(new AddressRefused(`${hostname} leads to an address that is not public`), []);
      if (options.all) return callback(null, addresses);
      callback(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

/** Whether the operator's list has the receiver, whose name is then resolved as any other. */
export const isOnCampus = isAllowedHost;

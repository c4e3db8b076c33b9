import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../platform/net/public-address.ts';

/** As `lookup` of node:dns. */
export type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves names for a socket, so that no user can have the server call its own network: a name all of whose addresses are public, at the moment
 * when the connection is made. `refused` makes the error of any other.
 */
export function publicLookup(refused: (hostname: string) => Error, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, []);
      else if (!first || !addresses.every(({ address }) => isPublicAddress(address))) callback(refused(hostname), []);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../platform/net/public-address.ts';

/** Same signature as `lookup` of node:dns. */
export type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves host names for a socket, so that no user can make the server call its own network. A name is accepted if all of its addresses are public
 * at the time of the connection. `refused` creates the error for any other name.
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

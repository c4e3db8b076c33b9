import { AwsClient } from 'aws4fetch';
import type { PhotoStoreSettings, PhotoUrlSettings, S3StoreSettings } from '../../platform/settings/photo-store-settings.ts';
import type { PhotoAddresses } from '../../platform/ports.ts';
import { objectUrl } from './s3-store.ts';

const DAY_SECONDS = 86_400;
/** Validity of a signed address, from the beginning of its day in UTC until the end of the next day. */
const SIGNED_SECONDS = 2 * DAY_SECONDS;
/** How long a redirect is cached. It is short, so that photos of removed listings become unreachable soon. */
const REDIRECT_SECONDS = 3_600;

/** Returns addresses that are signed with the keys of the store. All addresses of one day are equal, so that caches keep the photos. */
function signedAddresses(store: S3StoreSettings): PhotoAddresses {
  const { accessKeyId, secretAccessKey, region } = store;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  return {
    isPublic: false,
    redirectSeconds: REDIRECT_SECONDS,
    of: async (hash, width) => {
      const datetime = `${new Date().toISOString().slice(0, 10).replaceAll('-', '')}T000000Z`;
      const { url } = await client.sign(`${objectUrl(store, hash, width)}?X-Amz-Expires=${SIGNED_SECONDS}`, {
        method: 'GET',
        aws: { signQuery: true, datetime },
      });
      return url;
    },
  };
}

/** Returns the store's addresses for browsers; undefined if this server sends the photos itself. */
export function photoAddresses(url: PhotoUrlSettings, store: PhotoStoreSettings): PhotoAddresses | undefined {
  if (url.kind === 'proxy' || store.kind !== 's3') return undefined;
  if (url.kind === 'signed') return signedAddresses(store);
  return { isPublic: true, redirectSeconds: REDIRECT_SECONDS, of: async (hash, width) => `${url.base}/${hash}/${width}.webp` };
}

import { AwsClient } from 'aws4fetch';
import type { S3StoreSettings } from '../../platform/settings/photo-store-settings.ts';
import type { PhotoStore } from '../../platform/ports.ts';
import { photosUnavailable } from '../../platform/net/unavailable.ts';

/** Timeout for one request, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;
/** For clients that load a photo directly from the store: a CDN caches removed photos for at most a day. */
const DAY = 'public, max-age=86400';

interface Parts {
  /** Widths of the stored photos, in pixels. */
  widths: readonly number[];
  /** Called if the store does not respond. */
  warn: (error: unknown, text: string) => void;
}

/** Returns the address of a photo in one width, without a signature. */
export const objectUrl = ({ endpoint, bucket, prefix }: S3StoreSettings, hash: string, width: number): string =>
  `${endpoint}/${bucket}/${prefix}${hash}/${width}.webp`;

/**
 * Stores photos as objects `hash/640.webp` in a bucket on any server that speaks the S3 protocol. Throws SERVICE_UNAVAILABLE if it does not respond.
 */
export function s3PhotoStore(settings: S3StoreSettings, { widths, warn }: Parts): PhotoStore {
  const { bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ region, accessKeyId, secretAccessKey, service: 's3', retries: 2 });
  const urlOf = (hash: string, width: number): string => objectUrl(settings, hash, width);

  const rejected = `the photo store rejects AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or they may not change the bucket ${bucket}`;

  /** Returns the response; undefined for an object that does not exist. */
  const request = async (url: string, init: RequestInit): Promise<Response | undefined> => {
    let isRejected = false;
    try {
      const response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      isRejected = response.status === 401 || response.status === 403;
      if (response.status === 404) return void (await response.body?.cancel());
      if (!response.ok) throw new Error(`The photo store answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
      return response;
    } catch (error) {
      warn(error, isRejected ? rejected : 'the photo store is not available');
      throw photosUnavailable();
    }
  };

  return {
    put: async (hash, variants) => {
      for (const { width, bytes } of variants) {
        const headers = { 'Content-Type': 'image/webp', 'Cache-Control': DAY };
        const stored = await request(urlOf(hash, width), { method: 'PUT', headers, body: new Uint8Array(bytes) });
        if (stored) await stored.arrayBuffer();
        else {
          warn(undefined, `the photo store has no bucket ${bucket}`);
          throw photosUnavailable();
        }
      }
    },
    get: async (hash, width) => {
      const response = await request(urlOf(hash, width), { method: 'GET' });
      return response && Buffer.from(await response.arrayBuffer());
    },
    remove: async (hash) => {
      for (const width of widths) await (await request(urlOf(hash, width), { method: 'DELETE' }))?.arrayBuffer();
    },
  };
}

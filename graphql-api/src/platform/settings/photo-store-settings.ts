import { resolve } from 'node:path';
import { SettingError, url, type Env } from './setting-readers.ts';

/** A bucket of a server that speaks the S3 protocol. */
export interface S3StoreSettings {
  kind: 's3';
  /** Address of the server, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of object names; may be empty. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where encoded photos are stored. */
export type PhotoStoreSettings = { kind: 'database' } | { kind: 'folder'; folder: string } | S3StoreSettings;

/** Where browsers load photos from: this server, the S3 store with signed addresses, or a public address. */
export type PhotoUrlSettings = { kind: 'proxy' } | { kind: 'signed' } | { kind: 'public'; base: string };

const PHOTO_STORE_FORMS = 'database, folder:/path or s3://bucket/prefix?endpoint=https://host&region=name';

function s3Store(text: string, env: Env): S3StoreSettings {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!URL.canParse(text)) throw new SettingError(`PHOTO_STORE must be ${PHOTO_STORE_FORMS}.`);
  const { host: bucket, pathname, searchParams } = new URL(text);
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = url({ PHOTO_STORE: searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com` }, 'PHOTO_STORE', ['http:', 'https:'])!;
  if (!bucket) throw new SettingError(`PHOTO_STORE must be ${PHOTO_STORE_FORMS}.`);
  if (!accessKeyId || !secretAccessKey) throw new SettingError('PHOTO_STORE with s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const path = pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  const prefix = path === '' ? '' : `${path}/`;
  return { kind: 's3', endpoint: endpoint.replace(/\/$/, ''), region, bucket, prefix, accessKeyId, secretAccessKey };
}

/** Reads where photos are stored; by default in the database. Throws an error that names PHOTO_STORE, without its keys. */
export function photoStoreOf(text: string | undefined, env: Env): PhotoStoreSettings {
  if (!text || text === 'database') return { kind: 'database' };
  if (text.startsWith('folder:') && text.length > 'folder:'.length) return { kind: 'folder', folder: resolve(text.slice('folder:'.length)) };
  if (text.startsWith('s3://')) return s3Store(text, env);
  throw new SettingError(`PHOTO_STORE must be ${PHOTO_STORE_FORMS}.`);
}

/** Reads where browsers load photos from; by default from this server. Throws an error that names PHOTO_URL. */
function photoUrlOf(env: Env, store: PhotoStoreSettings): PhotoUrlSettings {
  const { PHOTO_URL: text } = env;
  if (!text || text === 'proxy') return { kind: 'proxy' };
  if (store.kind !== 's3') throw new SettingError('PHOTO_URL needs an S3 photo store (PHOTO_STORE=s3://…).');
  if (text === 'signed') return { kind: 'signed' };
  if (!/^https?:/.test(text))
    throw new SettingError('PHOTO_URL must be proxy, signed, or the public address of the photos, such as https://cdn.host/path.');
  return { kind: 'public', base: url(env, 'PHOTO_URL', ['http:', 'https:'])!.replace(/\/$/, '') };
}

/** Reads where photos are stored, and where browsers load them from. */
export function readPhotos(env: Env): { photoStore: PhotoStoreSettings; photoUrl: PhotoUrlSettings } {
  const photoStore = photoStoreOf(env.PHOTO_STORE, env);
  return { photoStore, photoUrl: photoUrlOf(env, photoStore) };
}

/** Returns the origin from which browsers load photos, if it differs from the origin of the pages; otherwise undefined. */
export function photoOriginOf(photoUrl: PhotoUrlSettings, store: PhotoStoreSettings): string | undefined {
  if (photoUrl.kind === 'public') return new URL(photoUrl.base).origin;
  return photoUrl.kind === 'signed' && store.kind === 's3' ? new URL(store.endpoint).origin : undefined;
}

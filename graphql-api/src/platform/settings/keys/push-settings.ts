import type { PushKeys } from '../../ports.ts';
import { SettingError, type Env } from '../setting-readers.ts';

/** Returns whether a text is a key of this many bytes in base64url. */
const isKey = (text: string, bytes: number): boolean => /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

/** Reads the key pair for Web Push; undefined if none is set. The error does not repeat the keys. */
export function pushKeysOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Env): PushKeys | undefined {
  if (!publicKey && !privateKey) return undefined;
  if (!publicKey || !privateKey || !isKey(publicKey, 65) || !isKey(privateKey, 32)) {
    throw new SettingError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair of keys in base64url; set both or none.');
  }
  return { publicKey, privateKey };
}

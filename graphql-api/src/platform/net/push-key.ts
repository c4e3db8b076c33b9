import { ECDH } from 'node:crypto';

/** First byte of an uncompressed point. */
const UNCOMPRESSED = 4;

/**
 * Returns whether a text is the key "p256dh" of a browser (RFC 8291), with which messages are encrypted: an uncompressed point of the curve P-256 in
 * base64url.
 */
export function isPushKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== UNCOMPRESSED) return false;
  try {
    return ECDH.convertKey(bytes, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

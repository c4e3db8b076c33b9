import { formMessages } from '../texts/formMessages.ts';

/** Types that the server accepts. Other pictures are converted to JPEG. */
const SENDABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const MAX_BYTES = 5 * 1024 * 1024;
/** Maximum width that the server stores, in pixels. */
const MAX_SIDE = 2560;
const LARGE_BYTES = 1024 * 1024;

async function decoded(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

async function shrink(bitmap: ImageBitmap, name: string): Promise<File | null> {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  return blob && new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}

const isFine = (file: File) => SENDABLE.includes(file.type) && file.size <= LARGE_BYTES;

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'];

/** Returns whether a file is a HEIC photo. Checks its content, because phones and desktops report the type differently or not at all. */
async function isHeic(file: File): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return head.startsWith('ftyp') && HEIC_BRANDS.includes(head.slice(4));
}

/**
 * Prepares a chosen file for the upload: shrinks large pictures and converts types that the server does not accept to JPEG. Returns null if the
 * browser cannot decode the file as a picture, whatever its name.
 */
export async function preparePhoto(file: File): Promise<File | null> {
  const bitmap = await decoded(file);
  if (!bitmap) return null;
  const small = Math.max(bitmap.width, bitmap.height) <= MAX_SIDE;
  const untouched = small && (isFine(file) || (file.type === 'image/gif' && file.size <= MAX_BYTES));
  const sent = untouched ? file : await shrink(bitmap, file.name);
  bitmap.close();
  return sent;
}

/** Returns why a file could not be prepared as a photo, and what to do about it. */
export async function unreadableBecause(file: File): Promise<string> {
  return (await isHeic(file)) ? formMessages.photoHeic : formMessages.photoUnreadable;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Size of length, type and checksum around the data of a chunk, in bytes. */
const FRAME = 12;
/** Ancillary chunks that do not contain the picture itself but change how it looks. */
const SHOWN = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf']);

/** Returns whether decoders must process a chunk. The type of such a chunk begins with a capital letter. */
const isCritical = (type: string): boolean => type[0]! === type[0]!.toUpperCase();

/**
 * Removes the chunks of a PNG that do not affect the picture. Compressed text of 40 kB can unpack to 40 MB and cost more than the picture.
 * Returns other formats and malformed PNGs unchanged; the decoder decides about them.
 */
export function withoutHiddenChunks(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return bytes;
  const kept: Buffer[] = [SIGNATURE];
  let at = SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const end = at + FRAME + bytes.readUInt32BE(at);
    if (end > bytes.length) return bytes;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (isCritical(type) || SHOWN.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

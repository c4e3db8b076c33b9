const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, type and checksum around the data of a chunk. */
const FRAME = 12;
/** Chunks that do not hold the picture itself but change how it looks. */
const SHOWN = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf']);

/** The first letter of a type is a capital in chunks that no decoder may leave out. */
const isCritical = (type: string): boolean => type[0]! === type[0]!.toUpperCase();

/**
 * A PNG without the chunks that do not show: compressed text in 40 kB unpacks to 40 MB, and costs more than the picture.
 * Other formats, and what is no well-formed PNG, come back as they are; the decoder decides about them.
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

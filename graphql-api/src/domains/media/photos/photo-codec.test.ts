import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePhoto } from './photo-codec.ts';
import { withoutHiddenChunks } from './png-chunks.ts';

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
};
/** Returns a PNG with a chunk inserted after its header. */
const withChunk = (png: Buffer, added: Buffer): Buffer => Buffer.concat([png.subarray(0, 33), added, png.subarray(33)]);
const picture = () => sharp({ create: { width: 200, height: 120, channels: 4, background: { r: 170, g: 0, b: 51, alpha: 0.5 } } }).png();

describe('a PNG', () => {
  it.each([
    ['zTXt', Buffer.from('a\0\0')],
    ['iTXt', Buffer.from('a\0\x01\0\0\0')],
  ])('is decoded without its compressed text chunks (%s)', async (type, head) => {
    const bomb = chunk(type, Buffer.concat([head, deflateSync(Buffer.alloc(10_000_000))]));
    const png = await picture().toBuffer();
    expect(withoutHiddenChunks(withChunk(png, bomb)).equals(withoutHiddenChunks(png))).toBe(true);
    expect(await encodePhoto(withChunk(png, bomb))).toMatchObject({ width: 200, height: 120 });
  });

  it('keeps its palette, transparency and orientation', async () => {
    const png = await picture().withExif({}).withMetadata({ orientation: 6 }).toBuffer();
    expect(await encodePhoto(png)).toMatchObject({ width: 120, height: 200 });
    const palette = await picture().png({ palette: true }).toBuffer();
    expect(await encodePhoto(palette)).toMatchObject({ color: expect.stringMatching(/^#[c-e]/) });
  });

  it('that is truncated is rejected', async () => {
    const png = await picture().toBuffer();
    expect(await encodePhoto(png.subarray(0, png.length - 30))).toBe('unreadable');
  });
});

describe('a picture', () => {
  it('of 39 megapixels is decoded once for all widths', async () => {
    const large = await sharp({ create: { width: 6200, height: 6290, channels: 3, background: '#a03' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const encoded = await encodePhoto(large);
    expect(encoded).toMatchObject({ width: 1280, variants: [{ width: 160 }, { width: 320 }, { width: 640 }, { width: 1280 }] });
  });

  it('in greyscale stays in greyscale', async () => {
    const grey = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#808080' } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    expect(await encodePhoto(grey)).toMatchObject({ color: '#808080' });
  });
});

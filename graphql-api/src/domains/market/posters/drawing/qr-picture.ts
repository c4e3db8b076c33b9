import encodeQR from 'qr';
import sharp from 'sharp';

/** Width of the quiet zone around the symbol that readers need, in modules. */
const BORDER = 2;

/** Encodes a text as a QR code: a black-on-white PNG with sides of the given number of pixels. */
export async function qrPicture(text: string, side: number): Promise<Buffer> {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const pixels = Buffer.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(pixels, { raw: { width: modules.length, height: modules.length, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

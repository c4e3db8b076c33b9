import encodeQR from 'qr';
import sharp from 'sharp';

/** Light modules around the symbol, which readers need. */
const BORDER = 2;

/** A text as a QR code, black on white, as a PNG of so many pixels each side. */
export async function qrPicture(text: string, side: number): Promise<Buffer> {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const pixels = Buffer.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  return sharp(pixels, { raw: { width: modules.length, height: modules.length, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

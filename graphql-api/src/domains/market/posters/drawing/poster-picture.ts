import sharp, { type OverlayOptions } from 'sharp';
import { drawableText } from './fonts.ts';
import { qrPicture } from './qr-picture.ts';
import { textPicture, type PlacedText, type TextBox } from './text-picture.ts';

/** Content of a poster. */
export interface PosterContent {
  name: string;
  /** Formatted price: "₹450", "Free". */
  price: string;
  /** Name of the place to meet; null if the seller chose none. */
  spot: string | null;
  /** The stored photo, or a drawing if there is none. */
  photo: Buffer;
  /** Background colour of the photo, as #rrggbb. */
  photoColor: string;
  /** Public URL of the listing, encoded in the QR code. */
  url: string;
  brandName: string;
  /** Colour of the college as #rrggbb, dark enough for white letters. */
  brandColor: string;
}

/** Size of a poster, in pixels. */
export interface PosterSize {
  width: number;
  height: number;
}

const PAPER = '#faf6ee';
const INK = '#1f1b2d';
const PRICE_TAG = '#f5b82e';
const WHITE = '#ffffff';

/** Width that the layout is designed for. The layout is scaled from it. */
const UNITS = 1080;
/** Height of the area below the photo, in units. */
const FOOT = 540;
const MARGIN = 56;
const BAND = 96;
const QR = 300;

/** Returns an SVG layer that covers the whole poster. */
const svg = ({ width, height }: PosterSize, scale: number, body: string): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${UNITS} ${height / scale}">${body}</svg>`,
  ),
  left: 0,
  top: 0,
});

const rectangle = (box: { x: number; y: number; width: number; height: number }, fill: string, radius = 0): string =>
  `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${radius}" fill="${fill}"/>`;

const PIN = 'M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7zm0 9.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z';

/** Computes the positions on a poster. Everything except the photo keeps its size, in units. */
function layoutOf({ width, height }: PosterSize) {
  const scale = width / UNITS;
  const photoHeight = height / scale - FOOT;
  const bandTop = photoHeight + FOOT - BAND;
  const qrLeft = UNITS - MARGIN - QR;
  return { scale, photoHeight, bandTop, qrLeft, qrTop: photoHeight + 62, spotTop: bandTop - 104, textWidth: qrLeft - 2 * MARGIN };
}

type Layout = ReturnType<typeof layoutOf>;

const inPixels = ({ scale }: Layout, units: number): number => Math.round(units * scale);

/** Draws a text into a box given in units; returns undefined if no font can draw the text. */
function set(layout: Layout, { left, top, width, height, size, ...rest }: TextBox): Promise<PlacedText | undefined> {
  const px = (units: number) => inPixels(layout, units);
  return textPicture({ ...rest, text: drawableText(rest.text), left: px(left), top: px(top), width: px(width), height: px(height), size: px(size) });
}

/** Draws the texts below the photo. */
async function texts({ name, price, spot }: PosterContent, layout: Layout) {
  const { photoHeight, textWidth, spotTop } = layout;
  const priceBox = { left: MARGIN + 36, top: photoHeight - 22, width: UNITS - 3 * MARGIN, height: 88, size: 76, color: INK, align: 'left' } as const;
  const nameBox = { left: MARGIN, top: photoHeight + 100, width: textWidth, height: 200, size: 54, color: INK };
  const spotBox = { left: MARGIN + 50, top: spotTop, width: textWidth - 50, height: 84, size: 32, color: INK, align: 'left' } as const;
  return {
    price: await set(layout, { ...priceBox, text: price }),
    // The name may consist entirely of characters that no font has.
    name: (await set(layout, { ...nameBox, text: name })) ?? (await set(layout, { ...nameBox, text: 'For sale' })),
    spot: spot === null ? undefined : await set(layout, { ...spotBox, text: `Meet at ${spot}` }),
  };
}

/** Draws the captions of the college's band at the foot and the line below the QR code. */
async function captions({ brandName, url }: PosterContent, layout: Layout) {
  const { bandTop, qrLeft, qrTop } = layout;
  const band = { top: bandTop + 26, height: 48, color: WHITE };
  const hint = { left: qrLeft, top: qrTop + QR + 14, width: QR, height: 40, size: 26, color: INK, align: 'centre' } as const;
  return [
    await set(layout, { ...band, text: brandName, left: MARGIN, width: 460, size: 38, align: 'left' }),
    await set(layout, { ...band, text: new URL(url).host, left: MARGIN + 500, width: UNITS - 2 * MARGIN - 500, size: 30, align: 'right' }),
    await set(layout, { ...hint, text: 'Scan to see it' }),
  ];
}

/** Draws the backgrounds of price, QR code and band, and the pin of the place to meet. */
function shapes({ brandColor }: PosterContent, layout: Layout, { price, spot }: { price?: PlacedText | undefined; spot?: PlacedText | undefined }) {
  const { scale, photoHeight, bandTop, qrLeft, qrTop, spotTop } = layout;
  const pin = `<path transform="translate(${MARGIN - 6} ${spotTop - 4}) scale(2)" d="${PIN}" fill="${brandColor}"/>`;
  return [
    rectangle({ x: 0, y: bandTop, width: UNITS, height: BAND }, brandColor),
    rectangle({ x: qrLeft - 12, y: qrTop - 12, width: QR + 24, height: QR + 24 }, WHITE, 20),
    rectangle({ x: MARGIN, y: photoHeight - 56, width: (price?.width ?? 0) / scale + 72, height: 132 }, PRICE_TAG, 28),
    spot ? pin : '',
  ].join('');
}

const photoOf = ({ photo, photoColor }: PosterContent, width: number, height: number): Promise<Buffer> =>
  sharp(photo).resize(width, height, { fit: 'cover' }).flatten({ background: photoColor }).toBuffer();

/** Draws a poster as a JPEG: the photo at the top, then price, name, place and QR code, and the college's band at the foot. */
export async function posterPicture(content: PosterContent, size: PosterSize): Promise<Buffer> {
  const layout = layoutOf(size);
  const px = (units: number) => inPixels(layout, units);
  const { price, name, spot } = await texts(content, layout);
  const layers: (OverlayOptions | undefined)[] = [
    { input: await photoOf(content, size.width, px(layout.photoHeight)), left: 0, top: 0 },
    svg(size, layout.scale, shapes(content, layout, { price, spot })),
    { input: await qrPicture(content.url, px(QR)), left: px(layout.qrLeft), top: px(layout.qrTop) },
    price,
    name,
    spot,
    ...(await captions(content, layout)),
  ];
  return sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(layers.filter((layer) => layer !== undefined))
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}

import sharp, { type Sharp } from 'sharp';

/** Returns a drawing of a lamp. It is the same in every run, because a classifier examines it. */
export function drawing(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 105" preserveAspectRatio="none" width="${width}" height="${height}">
    <rect width="140" height="105" fill="#dfe9f5"/><rect y="80" width="140" height="25" fill="#8a6f4d"/>
    <path d="M50 20h40l12 30H38z" fill="#e8b23a"/><rect x="67" y="50" width="6" height="28" fill="#444"/><rect x="54" y="76" width="32" height="6" fill="#333"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
}

/** Style of text on a picture, in pixels, colours and degrees. */
export interface Lettering {
  size: number;
  font: string;
  fill: string;
  /** Colour behind the text; if left out, the text is drawn directly on the picture. */
  ground?: string;
  turned: number;
}

const PRINT: Lettering = { size: 42, font: 'sans-serif', fill: '#222', turned: 0 };

/** Returns a picture of 800 × 600 pixels with lines of text on it. */
export async function withWords(picture: Sharp, lines: string[], { size, font, fill, ground, turned }: Lettering = PRINT): Promise<Sharp> {
  const words = lines.map(
    (line, at) => `<text x="30" y="${90 + at * size * 1.4}" font-family="${font}" font-size="${size}" fill="${fill}">${line}</text>`,
  );
  const under = ground ? `<rect width="800" height="140" fill="${ground}"/>` : '';
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><g transform="rotate(${turned})">${under}${words.join('')}</g></svg>`;
  return sharp(
    await picture
      .composite([{ input: Buffer.from(overlay) }])
      .png()
      .toBuffer(),
  );
}

/** Returns the lamp with lines of text on it. */
export const labelled = (...lines: string[]): Promise<Sharp> => withWords(drawing(800, 600), lines);

/** Returns a picture of one colour. */
export function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#a03' } });
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Returns a picture without visible content: only the colours of its transparent pixels differ. */
export function transparent(width: number, height: number): Sharp {
  const colours = Buffer.alloc(width * height * 4, 0);
  for (let at = 0; at < colours.length; at += 4) colours[at] = at % 251;
  return sharp(colours, { raw: { width, height, channels: 4 } });
}

/** Returns a white square on a transparent background, which a page shows on white. */
export function whiteOnTransparent(width: number, height: number): Sharp {
  const square = { create: { width: 50, height: 50, channels: 3 as const, background: '#fff' } };
  return sharp({ create: { width, height, channels: 4, background: clear } }).composite([{ input: square, left: 20, top: 20 }]);
}

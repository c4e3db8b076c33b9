import sharp, { type Sharp } from 'sharp';

/** A drawing of a lamp: the same on every run, since a classifier looks at it. */
export function drawing(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 105" preserveAspectRatio="none" width="${width}" height="${height}">
    <rect width="140" height="105" fill="#dfe9f5"/><rect y="80" width="140" height="25" fill="#8a6f4d"/>
    <path d="M50 20h40l12 30H38z" fill="#e8b23a"/><rect x="67" y="50" width="6" height="28" fill="#444"/><rect x="54" y="76" width="32" height="6" fill="#333"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
}

/** The lamp with lines of words on it. */
export function labelled(...lines: string[]): Sharp {
  const words = lines
    .map((line, at) => `<text x="30" y="${70 + at * 60}" font-family="sans-serif" font-size="42" fill="#222">${line}</text>`)
    .join('');
  const overlay = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${words}</svg>`);
  return drawing(800, 600).composite([{ input: overlay }]);
}

/** A picture of one colour. */
export function blank(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#a03' } });
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A picture of which nothing can be seen: the colours under its transparent pixels differ. */
export function transparent(width: number, height: number): Sharp {
  const colours = Buffer.alloc(width * height * 4, 0);
  for (let at = 0; at < colours.length; at += 4) colours[at] = at % 251;
  return sharp(colours, { raw: { width, height, channels: 4 } });
}

/** A white square on a transparent ground, which a page shows on white. */
export function whiteOnTransparent(width: number, height: number): Sharp {
  const square = { create: { width: 50, height: 50, channels: 3 as const, background: '#fff' } };
  return sharp({ create: { width, height, channels: 4, background: clear } }).composite([{ input: square, left: 20, top: 20 }]);
}

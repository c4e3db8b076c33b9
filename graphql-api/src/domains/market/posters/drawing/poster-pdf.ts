import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { PosterSize } from './poster-picture.ts';

/** A6 at 300 dots per inch. */
export const PRINTED: PosterSize = { width: 1240, height: 1748 };

/** Number of posters on a page: one on A6, four on A4. */
export type PerPage = 1 | 4;

const GREY = '#999999';

/** Prints a poster once on an A6 page, or four times on an A4 page with lines to cut along. */
export async function posterPdf(jpeg: Buffer, title: string, per: PerPage): Promise<Buffer> {
  // No font is needed, because the page is a single picture.
  const document = new PDFDocument({ size: per === 1 ? 'A6' : 'A4', margin: 0, font: '', info: { Title: title } });
  const whole = buffer(document);
  const { width, height } = document.page;
  // Passed as a string, because the library caches images by string and stores the repeated picture only once.
  const image = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  if (per === 1) document.image(image, 0, 0, { width, height });
  else {
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      document.image(image, (column * width) / 2, (row * height) / 2, { width: width / 2, height: height / 2 });
    }
    document.lineWidth(0.5).dash(4, { space: 4 }).strokeColor(GREY);
    document
      .moveTo(width / 2, 0)
      .lineTo(width / 2, height)
      .moveTo(0, height / 2)
      .lineTo(width, height / 2)
      .stroke();
  }
  document.end();
  return whole;
}

import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '../../../../platform/text/html.ts';
import { FAMILY, FONT_FILE, registerFonts } from './fonts.ts';

/** A text and its box, in pixels. */
export interface TextBox {
  /** Must not contain characters that no font can draw. */
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Font size. The text is drawn smaller if it would not fit. */
  size: number;
  /** Colour as #rrggbb. */
  color: string;
  /** Alignment in the box. By default the side where the text's script begins. */
  align?: 'left' | 'right' | 'centre';
}

/** A drawn text and its position on the poster. */
export interface PlacedText extends OverlayOptions {
  left: number;
  top: number;
  width: number;
}

/** Returns whether the first letter of a text belongs to a right-to-left script. */
const beginsAtRight = (text: string): boolean =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(/\p{L}/u.exec(text)?.[0] ?? '');

/** Space before a text in its box, by alignment. */
const roomBefore = (align: 'left' | 'right' | 'centre', free: number): number => ({ left: 0, centre: Math.round(free / 2), right: free })[align];

/** Draws a text in as many lines as it needs: at its size if the lines fit into the box, otherwise scaled down to fit. */
export async function textPicture({ text, left, top, width, height, size, color, ...rest }: TextBox): Promise<PlacedText | undefined> {
  if (text === '') return undefined;
  await registerFonts();
  const align = rest.align ?? (beginsAtRight(text) ? 'right' : 'left');
  const markup = `<span foreground="${color}">${escapeHtml(text)}</span>`;
  const options = { text: markup, font: `${FAMILY} ${size}`, fontfile: FONT_FILE, width, rgba: true, wrap: 'word-char', align } as const;
  const draw = (fit: { dpi: number } | { height: number }) =>
    sharp({ text: { ...options, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true });
  // At 72 dots per inch, the font size equals pixels.
  const asWished = await draw({ dpi: 72 });
  const fits = asWished.info.height <= height && asWished.info.width <= width;
  const { data, info } = fits ? asWished : await draw({ height });
  return { input: data, left: left + roomBefore(align, width - info.width), top, width: info.width };
}

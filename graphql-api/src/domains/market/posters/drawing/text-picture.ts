import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '../../../../platform/text/html.ts';
import { FAMILY, FONT_FILE, registerFonts } from './fonts.ts';

/** A text and the box that holds it, in pixels. */
export interface TextBox {
  /** Without characters that no font can draw. */
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Of a letter; smaller where the text would not fit. */
  size: number;
  /** As #rrggbb. */
  color: string;
  /** Where the text stands in the box; by default where its script begins. */
  align?: 'left' | 'right' | 'centre';
}

/** A text as a picture, where it stands on the poster. */
export interface PlacedText extends OverlayOptions {
  left: number;
  top: number;
  width: number;
}

/** Whether the first letter of a text is of a script that is written from right to left. */
const beginsAtRight = (text: string): boolean =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(/\p{L}/u.exec(text)?.[0] ?? '');

/** Room of a box of this width beside a text of that one. */
const roomBefore = (align: 'left' | 'right' | 'centre', free: number): number => ({ left: 0, centre: Math.round(free / 2), right: free })[align];

/** Sets a text in as many lines as it needs: in its size where they fit into the box, else so small that they do. */
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
  // 72 dots an inch: the size of a letter is in pixels.
  const asWished = await draw({ dpi: 72 });
  const fits = asWished.info.height <= height && asWished.info.width <= width;
  const { data, info } = fits ? asWished : await draw({ height });
  return { input: data, left: left + roomBefore(align, width - info.width), top, width: info.width };
}

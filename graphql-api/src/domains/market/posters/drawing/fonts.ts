import { openSync } from 'fontkit';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Primary font family. Other fonts supply the characters that it lacks. */
export const FAMILY = 'Noto Sans Bold';

/** Font files: Latin, Greek, Cyrillic and Devanagari, then the other scripts that students use, and emoji. */
const FILES = [
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-kannada/700Bold/NotoSansKannada_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-malayalam/700Bold/NotoSansMalayalam_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-gujarati/700Bold/NotoSansGujarati_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-oriya/700Bold/NotoSansOriya_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
].map((url) => fileURLToPath(url));

/** Font file of the primary family. */
export const FONT_FILE = FILES[0]!;

let registered: Promise<void> | undefined;

/** Registers all fonts with the text renderer, which keeps a font file loaded once a text has used it. */
export function registerFonts(): Promise<void> {
  registered ??= (async () => {
    for (const fontfile of FILES) {
      await sharp({ text: { text: 'a', fontfile } })
        .raw()
        .toBuffer();
    }
  })();
  return registered;
}

let covered: Set<number> | undefined;

function charactersOf(file: string): number[] {
  const font = openSync(file);
  return 'characterSet' in font ? font.characterSet : [];
}

/** Returns the code points that at least one font can draw. */
function coverage(): Set<number> {
  covered ??= new Set(FILES.flatMap(charactersOf));
  return covered;
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners, variation selectors and similar characters, which are not drawn. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

const isDrawable = (cluster: string): boolean => [...cluster].every((char) => coverage().has(char.codePointAt(0)!) || INVISIBLE.test(char));

/** Returns a text in one line, without the characters that no font can draw. They would appear as boxes. */
export function drawableText(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return [...clusters.segment(line)]
    .map(({ segment }) => segment)
    .filter(isDrawable)
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}

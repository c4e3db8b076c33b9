/** Letters that look like a Latin letter and that NFKC does not change, by that letter. */
const lettersByLatin: Record<string, string> = {
  a: 'аαɑᴀɐᎪ∂',
  b: 'ЬьвβʙƄᏏɓ',
  c: 'сϲᴄⅽƈ¢©ↄᏟ',
  d: 'ԁᴅđɗⅾᎠժ',
  e: 'еεєэᴇəǝɛɘ€ҽҿᎬ℮',
  f: 'ғƒꜰϝʄ',
  g: 'ɡɢցԍɠǥᏀ',
  h: 'һнʜħհɦᎻ',
  i: 'іιıɪї¡ɩӏᎥ',
  j: 'јϳᴊɉᎫ',
  k: 'кκᴋƙҝқᏦ',
  l: 'ⅼʟłɭƖӀןᏞ',
  m: 'мᴍɱϻᎷ',
  n: 'пηɴնηŋɳͷπ',
  o: 'оοσøᴏօөǫჿ',
  p: 'рρᴘþƥᑭᏢ',
  q: 'ԛգʠ',
  r: 'гʀяɾɼᖇᏒ',
  s: 'ѕꜱʂꮪƨ§Ꮪ',
  t: 'тτᴛŧƭ†Ꭲ',
  u: 'υᴜսʊμµцɥ',
  v: 'νᴠѵⅴʋ√Ꮩ',
  w: 'ѡωшщᴡԝɯᎳ',
  x: 'хχⅹжҳ',
  y: 'уγʏўүყʎ¥Ꮍ',
  z: 'ᴢʐƶзžᏃ',
  ss: 'ß',
  ae: 'æ',
  oe: 'œ',
};

const FIRST_NEGATIVE_CIRCLED = 0x1f150;
const FIRST_NEGATIVE_SQUARED = 0x1f170;
const FIRST_REGIONAL_INDICATOR = 0x1f1e6;

/** Letters in dark circles and squares, and the letters of flags. */
const alphabets = [FIRST_NEGATIVE_CIRCLED, FIRST_NEGATIVE_SQUARED, FIRST_REGIONAL_INDICATOR].flatMap((first) =>
  Array.from({ length: 26 }, (_, index): [string, string] => [String.fromCodePoint(first + index), String.fromCharCode(97 + index)]),
);

/** The Latin letter that a character looks like. Keys are in lower case if the character has one. */
export const latinByLookAlike = new Map<string, string>([
  ...Object.entries(lettersByLatin).flatMap(([latin, letters]) => [...letters].map((letter): [string, string] => [letter.toLowerCase(), latin])),
  ...alphabets,
]);

/** Numbers in dark circles and Chinese numerals, which NFKC does not convert to digits. */
const digitRows = ['⓿❶❷❸❹❺❻❼❽❾', '🄌➊➋➌➍➎➏➐➑➒', '〇一二三四五六七八九', '零壹贰叁肆伍陆柒捌玖'];

/** Returns every decimal digit of every script in Unicode. Its sets of ten are contiguous. */
function* decimalDigits(): Generator<[string, string]> {
  let value = 0;
  for (let codePoint = 0x80; codePoint < 0x1ffff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    if (!/\p{Nd}/u.test(character)) {
      value = 0;
      continue;
    }
    yield [character, String(value)];
    value = (value + 1) % 10;
  }
}

/** The ASCII digit for a digit of another script or shape. */
export const asciiByDigit = new Map<string, string>([
  ...decimalDigits(),
  ...digitRows.flatMap((row) => [...row].map((digit, value): [string, string] => [digit, String(value)])),
]);

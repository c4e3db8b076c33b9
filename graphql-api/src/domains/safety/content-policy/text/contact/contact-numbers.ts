import { normalize } from '../characters/normalize.ts';
import { numberNames, type NumberName } from './number-words.ts';

const names = numberNames(normalize);
const byLength = [...names.keys()].toSorted((a, b) => b.length - a.length);
/** Words between the parts of a spoken number. */
const FILLERS = new Set(['and', 'then', 'dash', 'hyphen', 'space', 'dot', 'plus', 'minus', 'aur', 'phir', 'slash', 'star', 'और', 'फिर', 'डैश']);
/** Labels, such as ISBN or order number, after which digits that look like a phone number are harmless. */
const LABEL =
  /\b(?:isbn(?:[- ]?1[03])?|asin|serial|s\/n|sn|model|part|p\/n|sku|imei|barcode|ean|upc|mpn|hsn|fsn|article|item (?:code|no|number|id)|product (?:code|id|no|number)|order (?:id|no|number)|invoice(?: no| number)?|batch|lot|catalogue|catalog|patent|doi|fcc(?: id)?|awb|tracking|ref(?:erence)?|acc(?:ession)?|issn|oclc|frame|chassis|engine|bill|receipt|warranty|registration|docket|pnr)(?:[\s.:#-]*(?:no|number|num|nr|code|id|is|key))*[\s.:#=-]*(?:[a-z]{1,4})?$/;
const AMOUNT = /(?:₹|\brs|\binr|\bprice|\bmrp|\bcost|\brange|\bbudget|\bworth|\bsizes?|\bpages?|\bram|\bfrom|\bkm|\bpaid|\bfor)[\s.:-]*$/;
const CUE =
  /\b(?:call|calls|whats ?app|wa|wapp|contact|dial|ring|ping|text me|msg|message|reach|gpay|google pay|paytm|phone ?pe|upi|mob(?:ile)?|ph|phone|cell|tel|land ?line|number|no)\b|फोन|नंबर|नम्बर|मोबाइल|कॉल|संपर्क|व्हाट्सएप/;
const CALLED = /\b(?:call|whats ?app|contact me|dial|ping|msg|message me|text me)\b/;
const PHONE = /^(?:0|91|091|0091)?[6-9]\d{9}$/;
const PIECES = /\d+|\p{L}[\p{L}\p{M}]*/gu;
const MOST_GAP = 4;
/** One digit or letter by itself after a space. */
const SINGLE = /^ [\dol](?![\p{L}\p{N}])/u;
/** One sign repeated: "98400......12345". */
const LEADER = /^\s?([^\s\p{L}\p{N}])\1{0,20}\s?$/u;

/** Two letters that each represent a digit: "984IO". */
const FEW_LETTERS = /^[oil]{2}$/;

interface Part {
  digits: string;
  start: number;
  end: number;
  isHomophone: boolean;
}

/** Returns the digits in a word that consists only of names of numbers: "nineeight". */
function spoken(word: string): NumberName[] | undefined {
  const whole = names.get(word);
  if (whole) return [whole];
  const found: NumberName[] = [];
  for (let at = 0; at < word.length;) {
    const next = byLength.find((name) => name.length > 2 && word.startsWith(name, at));
    if (!next) return undefined;
    found.push(names.get(next)!);
    at += next.length;
  }
  return found.length > 1 ? found : undefined;
}

/** Letters that represent a digit between digits. */
const lettersAsDigits: Record<string, string> = {
  o: '0',
  oo: '00',
  ooo: '000',
  i: '1',
  l: '1',
  ii: '11',
  ll: '11',
  s: '5',
  b: '8',
  z: '2',
  g: '9',
  q: '9',
};

/** Collects the parts of a number from its names, completing tens and applying repeats. */
class Parts {
  readonly found: Part[] = [];
  private times = 0;

  add(part: Part, isTens: boolean): void {
    const previous = this.found.at(-1);
    if (previous && this.openTens && part.digits.length === 1 && part.digits !== '0') previous.digits = `${previous.digits[0]}${part.digits}`;
    else this.found.push({ ...part, digits: this.times > 0 && part.digits.length === 1 ? part.digits.repeat(this.times) : part.digits });
    this.found.at(-1)!.end = part.end;
    this.times = 0;
    this.openTens = isTens;
  }

  private openTens = false;

  repeatNext(times: number): void {
    this.times = times;
    this.openTens = false;
  }
}

/** Reads a text piece by piece into rows of parts that nothing separates into different numbers. */
class Rows {
  readonly found: Parts[] = [];
  private open: Parts | undefined;
  private end = -1;
  /** Whether the last piece was a single digit, as in "9 8 4 o o 1". */
  private wasSingle = false;

  constructor(private readonly text: string) {}

  private endsNumber(piece: string, gap: string): boolean {
    return this.end < 0 || (gap.length > MOST_GAP && !LEADER.test(gap)) || (gap.includes('\n') && piece.length > 2);
  }

  /** A word that names no digit ends the number, unless it is a filler word or a single letter between digits. */
  private skip(piece: string, gap: string): void {
    const goesOn = FILLERS.has(piece) || (piece.length === 1 && gap.trim() === '');
    if (!goesOn) this.open = undefined;
  }

  private row(): Parts {
    if (!this.open) this.found.push((this.open = new Parts()));
    return this.open;
  }

  /** Returns the digits that a letter represents right after a digit, or alone among single digits. */
  private letterDigits(piece: string, gap: string, start: number): string | undefined {
    const isAmongSingles = this.wasSingle && gap === ' ' && SINGLE.test(this.text.slice(start + piece.length));
    if (start !== this.end && !isAmongSingles) return undefined;
    return (
      lettersAsDigits[piece] ??
      (start === this.end && FEW_LETTERS.test(piece) ? [...piece].map((letter) => lettersAsDigits[letter]).join('') : undefined)
    );
  }

  read(piece: string, start: number): void {
    const gap = this.text.slice(Math.max(this.end, 0), start);
    if (this.endsNumber(piece, gap)) this.open = undefined;
    const end = start + piece.length;
    const digits = /^\d/.test(piece) ? piece : undefined;
    const said = digits === undefined ? spoken(piece) : undefined;
    const letters = digits === undefined && !said ? this.letterDigits(piece, gap, start) : undefined;
    const written = digits ?? letters;
    if (written !== undefined) this.row().add({ digits: written, start, end, isHomophone: letters !== undefined }, false);
    else if (said) this.addSpoken(said, start, end);
    else this.skip(piece, gap);
    this.end = end;
    this.wasSingle = piece.length === 1 && written !== undefined;
  }

  private addSpoken(names: NumberName[], start: number, end: number): void {
    for (const { digits, isTens, isHomophone, repeats } of names) {
      if (repeats > 0) this.row().repeatNext(repeats);
      else this.row().add({ digits, start, end, isHomophone }, isTens);
    }
  }
}

function rowsOf(text: string): Part[][] {
  const rows = new Rows(text);
  for (const { 0: piece, index } of text.matchAll(PIECES)) rows.read(piece, index);
  return rows.found.map(({ found }) => found);
}

/** Returns whether five or more numbers ascend, which are a list, such as sizes of memory. */
function isAscending(parts: Part[]): boolean {
  return (
    parts.length >= 5 && parts.every(({ digits }, at) => at === 0 || (!digits.startsWith('0') && Number(digits) > Number(parts[at - 1]!.digits)))
  );
}

function isLabelled(text: string, parts: Part[]): boolean {
  const start = parts[0]!.start;
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(parts.at(-1)!.end, parts.at(-1)!.end + 25);
  if (LABEL.test(before)) return !CALLED.test(after);
  const isAmount = parts.length > 1 && parts.length <= 4 && parts.every(({ digits }) => digits.length <= 6);
  return isAmount && (AMOUNT.test(before) || /^\s*(?:rs|₹|inr|rupees|only|\/-|km|mah|gb|mm|cm|x\b)/.test(after));
}

const digitsOf = (parts: Part[]) => parts.map(({ digits }) => digits).join('');

/** Returns whether some parts of a row are a phone number, by their digits, their label and the number of digits in the whole row. */
function isPhone(text: string, rowDigits: number, parts: Part[]): boolean {
  if (!PHONE.test(digitsOf(parts)) || isAscending(parts) || isLabelled(text, parts)) return false;
  const sure = parts.filter(({ isHomophone }) => !isHomophone);
  const surplus = rowDigits - digitsOf(parts).length;
  return digitsOf(sure).length >= 6 && (parts.length <= 4 || surplus <= 3);
}

function phoneIn(text: string, row: Part[]): string | undefined {
  const rowDigits = digitsOf(row).length;
  for (let start = 0; start < row.length; start++) {
    let digits = 0;
    for (let end = start; end < row.length && digits <= 14; end++) {
      digits += row[end]!.digits.length;
      const parts = row.slice(start, end + 1);
      if (digits >= 10 && isPhone(text, rowDigits, parts)) return text.slice(parts[0]!.start, parts.at(-1)!.end);
    }
  }
  return foreignPhone(text, row);
}

/** Words after a number that invite a call. */
const CUE_AFTER =
  /^[\s,]*(?:is |thats |this is |it is )?(?:my |our |the )?(?:home |office |hostel |room |house )?(?:land ?line|phone|number|num|no)\b|^[\s,]*(?:call|ask for|dial|ring)\b/;

/** Returns numbers with a country code, and landline numbers next to a word such as "call". */
function foreignPhone(text: string, row: Part[]): string | undefined {
  const [first] = row;
  const digits = digitsOf(row);
  const before = text.slice(Math.max(0, first!.start - 25), first!.start);
  const isCalled = CUE.test(before) || CUE_AFTER.test(text.slice(row.at(-1)!.end, row.at(-1)!.end + 30));
  const isInternational = /(?:^|[^\w+])\+\s?$/.test(before) && digits.length >= 10 && digits.length <= 14;
  const isLandLine = first!.digits.startsWith('0') && digits.length >= 10 && digits.length <= 12 && isCalled && !LABEL.test(before);
  return isInternational || isLandLine ? text.slice(first!.start, row.at(-1)!.end) : undefined;
}

/** Returns phone numbers in a normalized text, however their digits are written. */
export function phonesIn(text: string): string[] {
  return rowsOf(text).flatMap((row) => (digitsOf(row).length >= 10 ? (phoneIn(text, row) ?? []) : []));
}

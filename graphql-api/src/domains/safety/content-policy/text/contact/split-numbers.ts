/** A part of a phone number that is given in parts with words between them: "first half 98412 and the second half 77035". */
const PARTS = /(?<![\p{L}\p{N}.])\d{3,7}(?![\p{L}\p{N}])/gu;
const PHONE = /^[6-9]\d{9}$/;
/** Maximum number of characters between two parts. */
const BETWEEN = 40;
/** Maximum distance of words about parts from the first and the last part. */
const AROUND = 30;
/** Words about the parts of a number. Two of them indicate a split number. */
const OF_PARTS =
  /\b(?:half|halves|part|parts|portion|start|starts|starting|begins?|ends?|ending|first|second|third|last|then|remaining|rest|followed|follow|join|joined|combine|together|add|next|after|pehle|pahle|aadha|phir|baad|aage|baaki|mudhal|mudhalla|kadaisi|apparam|modati|modata|tarvata|tharvatha|chivari|remove|digits?|number|num|call|dial|ring)\b/g;
/** A unit that makes a number an amount, a measure or a name of goods. */
const AMOUNT_AFTER = /^\s?(?:rs|₹|inr|rupees|kms?|mah|gb|mb|mm|cm|w(?:atts?)?|hz|rpm|pages?|clicks?|puffs|\/-)/;
const AMOUNT_BEFORE = /(?:₹|\brs|\binr|\bmodel|\bserial|\bno\.? of|\bprice|\bmrp|\bfor|\bpaid|\bpin ?code|\bisbn|\bhp|\bdell|\blot)[\s.:-]*$/;

interface Part {
  digits: string;
  start: number;
  end: number;
}

const isAmount = (text: string, { start, end }: Part): boolean =>
  AMOUNT_AFTER.test(text.slice(end, end + 12)) || AMOUNT_BEFORE.test(text.slice(Math.max(0, start - 14), start));

/**
 * Returns whether some parts are one number: together they form a phone number, they are close to each other, and words indicate that they belong
 * together.
 */
function isOneNumber(text: string, parts: readonly Part[]): boolean {
  if (!PHONE.test(parts.map(({ digits }) => digits).join(''))) return false;
  const isClose = parts.every(({ start }, at) => at === 0 || start - parts[at - 1]!.end <= BETWEEN);
  if (!isClose || parts.some((part) => isAmount(text, part))) return false;
  const around = text.slice(Math.max(0, parts[0]!.start - AROUND), parts.at(-1)!.end + AROUND);
  return (around.match(OF_PARTS) ?? []).length > 1;
}

/** Returns phone numbers in a normalized text that are given in two or three parts. */
export function splitNumbersIn(text: string): string[] {
  const parts = [...text.matchAll(PARTS)].map(({ 0: digits, index }): Part => ({ digits, start: index, end: index + digits.length }));
  return parts.flatMap((_, at) =>
    [2, 3].flatMap((count) => {
      const some = parts.slice(at, at + count);
      return some.length === count && isOneNumber(text, some) ? [text.slice(some[0]!.start, some.at(-1)!.end)] : [];
    }),
  );
}

import { describe, expect, it } from 'vitest';
import { readEan13 } from './ean13.ts';

const LEFT = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

const inverted = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
const mirrored = (bits: string) => [...bits].toReversed().join('');

/** Returns the modules of a code as the standard defines them; 1 is dark. */
function modulesOf(code: string): string {
  const digits = [...code].map(Number);
  const left = digits.slice(1, 7).map((digit, at) => (PARITY[digits[0]!]![at] === 'L' ? LEFT[digit]! : mirrored(inverted(LEFT[digit]!))));
  const right = digits.slice(7).map((digit) => inverted(LEFT[digit]!));
  return `101${left.join('')}01010${right.join('')}101`;
}

interface Drawing {
  /** Pixels per module. */
  size?: number;
  dark?: number;
  light?: number;
  /** Number of pixels on each side with which a pixel is averaged. */
  smear?: number;
  /** Difference in brightness between the right and the left end. */
  slope?: number;
}

/** Returns a row of pixels with a code and a light margin. */
function rowOf(code: string, { size = 3, dark = 20, light = 235, smear = 0, slope = 0 }: Drawing = {}): Uint8Array {
  const margin = '0'.repeat(12);
  const modules = `${margin}${modulesOf(code)}${margin}`;
  const length = Math.round(modules.length * size);
  const plain = Array.from({ length }, (_, at) => (modules[Math.floor(at / size)] === '1' ? dark : light) + (slope * at) / length);
  const around = (at: number) => plain.slice(Math.max(0, at - smear), at + smear + 1);
  return Uint8Array.from(plain, (_, at) => around(at).reduce((total, value) => total + value, 0) / around(at).length);
}

describe('an EAN-13 bar code', () => {
  it.each(['9780131103627', '9780262033848', '9791034301683', '4006381333931', '5901234123457', '2109876543210', '0012345678905'])(
    '%s is read from a row of pixels and upside down',
    (code) => {
      expect(readEan13(rowOf(code))).toBe(code);
      expect(readEan13(rowOf(code).toReversed())).toBe(code);
    },
  );

  it('is read when it is small, smeared, pale or unevenly lit', () => {
    const code = '9780131103627';
    expect(readEan13(rowOf(code, { size: 2 }))).toBe(code);
    expect(readEan13(rowOf(code, { size: 2.4 }))).toBe(code);
    expect(readEan13(rowOf(code, { size: 4, smear: 1 }))).toBe(code);
    expect(readEan13(rowOf(code, { dark: 110, light: 160 }))).toBe(code);
    expect(readEan13(rowOf(code, { dark: 20, light: 120, slope: 120 }))).toBe(code);
  });

  it('with a wrong check digit is not read, nor is anything that is not a code', () => {
    expect(readEan13(rowOf('9780131103628'))).toBeUndefined();
    expect(readEan13(Uint8Array.from({ length: 400 }, (_, at) => (at % 6 < 3 ? 20 : 230)))).toBeUndefined();
    expect(readEan13(new Uint8Array(400).fill(200))).toBeUndefined();
    expect(readEan13(rowOf('9780131103627').slice(0, 200))).toBeUndefined();
  });
});

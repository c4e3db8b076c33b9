import { singular } from '../words.ts';

/** Irregular forms of English words. */
const IRREGULAR = new Map(
  `fell fall, fallen fall, broke break, broken break, kept keep, stole steal, stolen steal, froze freeze, frozen freeze, slept sleep, sat sit, lying lie, lay lie, lain lie, tying tie,
  wrote write, written write, drank drink, drunk drink, ate eat, eaten eat, lost lose, tore tear, torn tear, hung hang, hanged hang, bit bite, bitten bite, cooked cook, dying die,
  dies die, dead die, worn wear, wore wear, spilt spill, burnt burn, shook shake, shaken shake, stuck stick, blew blow, blown blow, rode ride, ridden ride, swam swim, taught teach,
  understood understand, woke wake, woken wake, held hold, hidden hide, hid hide, caught catch, heard hear, saw see, seen see, ran run, threw throw, thrown throw, lit light,
  sang sing, drew draw, drawn draw, went go, goes go, going go, made make, took take, taken take, brought bring, sweaty sweat, wrinkly wrinkle, sleepy sleep, noisy noise,
  smelly smell, dusty dust, dirty dirt, safely safe, rainy rain, shaky shake, stinky stink, comfortably comfort, comfortable comfort, comfy comfort, leaky leak, photography photo`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Returns the common root of an English word's forms: "wrinkle", "wrinkled" and "wrinkles". */
export function rootOf(word: string): string {
  const plain = singular(IRREGULAR.get(word) ?? word);
  const verb = plain
    .replace(/(?<=....)ly$/, '')
    .replace(/(?<=(?!port)....)able$/, '')
    .replace(/(?<=..)ied$/, 'y')
    .replace(/(?<=...)(?:ing|ed)$/, '')
    .replace(/(?<=...)e$/, '');
  return verb.replace(/([bcdfgklmnprstvz])\1$/, '$1');
}

/**
 * Compounds that are another thing than their last word says, by that word: a bean bag is no bag, and a soldering iron presses no clothes. Who
 * searches for the word alone, or for what means it, does not mean them.
 */
const LINES = `
bag: bean, punching, tea, sleeping, hot water, garbage, dust, sand
iron: soldering, curling, waffle, branding
bat: mosquito, electric, machhar
cap: swim, swimming, bottle, shower, lens, pen, gas
ball: stress, exercise, cotton, moth, disco
monitor: baby, bp, heart rate
fan: laptop, cpu, hand
cooler: laptop, cpu
bottle: hot water, spray, perfume
pot: plant, flower
watch: stop
board: skate, surf, snow
net: hair
horn: shoe
glass: magnifying, tempered
`;

/**
 * Compounds that are meant where their last word is typed, and not where it only is another name of what was typed: a yoga mat is a mat, and not what
 * is wanted for a carpet.
 */
const MEANT_LINES = `
mat: yoga, mouse, exercise, gym, car
coat: lab, rain
keyboard: casio, yamaha
board: exam, white, bread, carrom, chess, skate, extension
box: instrument, geometry, lunch, tiffin, extension, box set
light: emergency, cycle, ring
pad: cooling, exam, mouse
cover: mattress, pillow, phone, back
stand: guitar, shoe, phone, monitor, cloth
glass: screen
goggles: swim, swimming, safety, lab
cap: woollen, winter
helmet: cycling, cycle, bicycle
`;

const termsOf = (lines: string): (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string])
    .flatMap(([head, firsts]) => firsts.split(', ').map((first) => [...first.split(' '), head]));

/** See `LINES`; the last word is the one that they are apart from. */
export const apartAlways: readonly (readonly string[])[] = termsOf(LINES);

/** See `MEANT_LINES`. */
export const apartWhenMeant: readonly (readonly string[])[] = termsOf(MEANT_LINES);

/**
 * Compounds that name another thing than their last word: a bean bag is no bag, and a soldering iron presses no clothes. A search for the last word
 * alone, or for a synonym of it, does not mean them.
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

/** Compounds that match if their last word is typed, but not if it is only a synonym of the typed word: a yoga mat is a mat, but not a carpet. */
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

/** See `LINES`. The last word of each is the name of the other thing. */
export const apartAlways: readonly (readonly string[])[] = termsOf(LINES);

/** See `MEANT_LINES`. */
export const apartWhenMeant: readonly (readonly string[])[] = termsOf(MEANT_LINES);

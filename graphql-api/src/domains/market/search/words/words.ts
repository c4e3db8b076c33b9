/** True where the database must fold a text: it alone knows accents and other scripts (`search_fold`). */
export const needsDatabase = (text: string): boolean => /[^\x20-\x7e\s]/.test(text);

/** Folds a text of ASCII as `search_fold` does: lower case, words of letters or of digits, one space between them. */
export function foldAscii(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/\bc\+\+/g, 'cpp')
    .replaceAll('c#', 'csharp')
    .match(/[a-z]+|[0-9]+/g);
  return (words ?? []).join(' ');
}

/** English function words, as PostgreSQL's configuration `english` drops them. */
const ENGLISH = `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them
  their theirs themselves what which who whom this that these those am is are was were be been being have has had having do does did doing a an the and
  but if or because as until while of at by for with about against between into through during before after above below to from up down in out on off
  over under again further then once here there when where why how all any both each few more most other some such no nor not only own same so than too
  very s t can will just don should now`;
/** Words of Hindi and Tamil that carry no thing, wherever they stand: "padhai ki mez" is "padhai mez". */
const FILLERS = `ka ki ke ko wala wali wale vala vali chahiye chaiye hai hain liye mein me koi ek aur se karne banane bharne vendum venum enakku kavali undi unda irukka bhai yaar ji`;
const SPOKEN = `want need needed looking buy please pls plz plzz urgent urgently asap anyone anybody someone selling sell available avail kya mujhe muje kahan milega milegi milta jayega jayegi
  kitne kitna hi hello dikhao do dena de bro sir any`;
/** Words that praise or age a thing; listings seldom repeat them. */
const WEAK = `old new used good nice cheap best quality second hand secondhand preloved great decent working original genuine purana purani purane naya nayi naye sasta sasti saste accha acha acchi
  achhi achha mast badhiya condition only urgent quick big small large chota choti chote chhota chhoti bada badi bade`;

const words = (text: string) => new Set(text.split(/\s+/));
const englishStops = words(ENGLISH);
const fillers = words(FILLERS);
const stops = words(`${ENGLISH} ${FILLERS} ${SPOKEN}`);
const weak = words(WEAK);

/** Whether the database drops the word from a query. */
export const isEnglishStop = (word: string): boolean => englishStops.has(word);

/** Whether a word says nothing about a thing; where there are no others, every word counts, and praise before nothing. */
export function isSkipped(word: string, all: readonly string[]): boolean {
  if (stops.has(word)) return !all.every((each) => stops.has(each));
  return weak.has(word) && !all.every((each) => stops.has(each) || weak.has(each));
}

/** The words of a text or a term without those that join others in Hindi and Tamil; all of them where there are no others. */
export function withoutFillers(all: readonly string[]): string[] {
  const rest = all.filter((word) => !fillers.has(word));
  return rest.length > 0 ? rest : [...all];
}

/** The word without the ending of a plural, for comparing words with each other. */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

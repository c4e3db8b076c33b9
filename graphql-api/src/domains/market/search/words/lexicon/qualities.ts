/**
 * Colours, materials and sizes in Indian languages, in Latin letters: the English word that listings use, and after ":" the others. They do not name
 * things.
 */
const LINES = `
black: nallani, nallati, nalladi, nallarangu, karuppu, karupu, karuppa, karutha, karuth, kappu, kappagiro, kala, kaala, kali, kaali, kalya
white: tella, tellani, thella, thellani, telupu, thelupu, vellai, vella, vellaya, vellaiya, veluppu, velutha, vellutha, bili, biliya, safed, safaid, pandhra
red: erra, errani, erupu, yerra, yerupu, sigappu, sivappu, sevappu, chivappu, chuvanna, chuvappu, kempu, laal, lal, lall
blue: neelam, neeli, neelapu, neela, neelama, nila, neel
green: pacha, pachani, aakupacha, pachai, pachha, hasiru, hara, hari
yellow: pasupu, manjal, manja, haladi, pila, peela, peeli
brown: godhuma, pazhuppu, kandu, bhura, bhoora
pink: gulabi, roja, gulaabi, rojapu
purple: oodha, ooda, udha, nerale, baingani
grey: boodida, boodidha, saambal, chaaram, budu
steel: inupa, inapa, irumbu, kabbina, loha, lohe, ukku, eversilver, ever silver, stilu
wooden: chekka, chekkala, marathu, marathula, marada, lakdi, lakadi
plastic: plastik, plasticu
cotton: patti, parutthi, paruthi, hatti, soti
leather: tolu, tholu, thol, chamda, chamada
big: pedda, peddadi, peddha, peria, perusu, perisu, dodda, doddadu, valiya, vallya, mothi
small: chinnadi, chinnadhi, chinnadhu, kutti, kutty, sannadu, cheriya, chhotasa
single: okkari, oruvar, ottai, obba, ekala
women: ladies, lady, womens, woman, female, ponnunga, pengal, ammayila, aadavalla, mahila
men: gents, gent, mens, male, aambala, magavalla, purush
double: iddariki, rendu peru, irattai
`;

/** English words by their translations for colours, materials and sizes. */
export const qualities: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [english, others] = line.split(': ') as [string, string];
      return others.split(', ').map((word) => [word, english] as const);
    }),
);

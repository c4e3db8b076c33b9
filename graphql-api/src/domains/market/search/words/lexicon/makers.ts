/** What makers are known for whose name their things do not carry: "not apple" leaves out iPhones. */
const LINES = `
apple > iphone, ipad, macbook, imac, airpods, apple watch, airtag
xiaomi, mi > redmi, poco, mi
samsung > galaxy
google > pixel
lenovo > ideapad, thinkpad, legion, loq, yoga slim
hp > pavilion, victus, omen, elitebook, probook, deskjet
dell > inspiron, latitude, vostro, alienware
asus > vivobook, zenbook, rog, tuf
acer > aspire, nitro, predator, swift
boat > rockerz, airdopes, bassheads, stone
sony > playstation, wh ch, bravia
yamaha > f 280, psr
casio > fx 991, fx 82, ctk, g shock
sandisk > cruzer
bajaj > pulsar
`;

/** The makers of `LINES`, each with its names and its lines of goods. */
export const makers = LINES.trim()
  .split('\n')
  .map((line) => {
    const [names = '', goods = ''] = line.split(' > ');
    return { names: names.split(', '), goods: goods.split(', ') };
  });

/** A word with the goods of the maker that it names. */
export const withGoodsOf = (word: string): string[] => [word, ...makers.flatMap(({ names, goods }) => (names.includes(word) ? goods : []))];

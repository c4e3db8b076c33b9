/**
 * Makers and what people mean by them, the likeliest thing first. A person who asks for a Kurlon that nobody sells would consider another mattress.
 * Such things are near matches and never count as what was asked for.
 */
const LINES = `
kurlon, kurl on, sleepwell, wakefit, duroflex, springwel, nilkamal sleep, sleepyhead, emma, springfit, peps: mattress / pillow
recron, trance: pillow
bombay dyeing, spaces, portico, trident, welspun, d decor: bedsheet / blanket
usha, orient, crompton, havells, almonard, khaitan, polar, atomberg, superfan: fan / iron box
symphony, kenstar, voltas, hindware, maharaja: cooler / fan
bajaj, philips, morphy richards, black and decker: iron box / fan / blender
prestige, pigeon, butterfly, preethi, sujata, ifb, panasonic, vidiem, kent: induction stove / cooker / kettle / blender
hawkins, vinod, futura, wonderchef, meyer, sumeet: cooker / pan
tupperware, signoraware, lock and lock, vaya, jaypee: tiffin / bottle
cello, milton, borosil, pexpo, boldfit, treo: bottle / tiffin / mug
thermos, thermosteel, flask, bisleri, kinley, aquafina, sigg, stanley, hydro flask: bottle
yera, ocean, bonjour, clay craft: mug
corelle, la opala, laopala, larah: plate
vip, safari, aristocrat, american tourister, samsonite, delsey, skybags, nasher miles, mokobara, rimowa: trolley / backpack
wildcraft, fastrack bag, arctic fox, gear, f gear, quechua, puma bag, tommy hilfiger bag: backpack
nike, adidas, puma, reebok, asics, skechers, sparx, campus, new balance, fila, under armour, jordan, converse, vans, lotto, hrx: running shoes / shoes
bata, red chief, woodland, hush puppies, lee cooper, clarks, liberty, louis philippe shoes, red tape: formal shoes / shoes
crocs, paragon, relaxo, walkaroo, birkenstock, hawai, sandak, flite, vkc: slippers / shoes
levis, levi, wrangler, lee, pepe, spykar, killer, flying machine, mufti: jeans / pants / jacket
allen solly, peter england, van heusen, arrow, louis philippe, park avenue, john players, blackberrys, zodiac, turtle: formal shirt / formal pants / blazer
raymond, siyaram, manish creations: blazer / formal pants
fabindia, biba, manyavar, global desi, aurelia, libas, soch, w for woman: kurta / lehenga
jockey, rupa, lux cozi, amul macho, dixcy: t shirt
h and m, zara, uniqlo, gap, superdry, bewakoof, souled store: hoodie / t shirt / shirt
north face, columbia, monte carlo, duke: jacket / hoodie
odomos, goodknight, good knight, mortein, all out, allout, baygon, maxo: mosquito machine / mosquito net / mosquito racket
eveready, syska, wipro light, nippo, geepas, orpat: emergency light / torch / led strip
ambipur, ambi pur, odonil, godrej aer, aer, airwick, air wick, febreze: room freshener
duracell, energizer: torch
anchor, gm, goldmedal, belkin, havells board, mx: extension box
tp link, tplink, dlink, netgear, tenda, linksys, jiofi, airtel fiber, mercusys, asus router: router
sandisk, kingston, transcend, strontium, hp drive, moserbaer: pen drive / hard disk
seagate, western digital, wd, toshiba, crucial, adata, lacie, buffalo: hard disk / pen drive
ambrane, urbn, anker, romoss, portronics, stuffcool, croma bank, duracell bank, iball: power bank
boat, noise, boult, ptron, mivi, truke, wings, skullcandy, realme buds, oneplus buds, nothing ear, soundpeats, galaxy buds, jabra: earbuds / neckband / headphones
sennheiser, bose, audio technica, beyerdynamic, akg, beats, sony headphones, marshall: headphones / speaker
jbl, harman, harman kardon, ultimate ears, zebronics speaker, creative, tribit, alexa, echo, google home: speaker
logitech, iball mouse, rapoo, redragon, razer, cosmic byte, dell mouse, corsair, steelseries, keychron: mouse / keyboard
benq, viewsonic, lg monitor, aoc, acer monitor, samsung monitor: monitor
canon, nikon, fujifilm, gopro, sony alpha, olympus, leica, polaroid, instax, kodak, pentax: camera
manfrotto, digitek, benro, gorillapod, joby: tripod
epson, brother, ricoh, hp deskjet: printer
fender, gibson, givson, hobner, hertz, taylor, ibanez, yamaha, kadence, juarez, cort, epiphone, vault, intern guitar, martin guitar: guitar / ukulele
roland, korg, casio, yamaha psr, nektar: piano
pearl, tama, meinl: cajon
li ning, victor, yonex, silvers, apacs, ashaway: badminton racket / shuttle
mrf, sg, ss, kookaburra, gm bat, gray nicolls, gray nicholls, bdm, sf, new balance bat, dsc: cricket bat / cricket ball
spalding, wilson, molten, mikasa: basketball / volleyball
cosco, nivia, vector x, puma ball, adidas ball: football / basketball / tennis ball
stag, stiga, tibhar, donic, gki: table tennis bat
domyos, kore, protoner, strauss, cockatoo: dumbbells / yoga mat
speedo, nabaiji: swim goggles
hero, atlas, hercules, bsa, avon, firefox, btwin, b twin, trek, giant, montra, schwinn, raleigh, leader, urban terrain, huffy: cycle
studds, vega, steelbird, ls 2, axor, smk, royal enfield helmet, mt helmet: two wheeler helmet
godrej, harrison, link lock, europa: lock / cupboard
nilkamal, supreme, prima: plastic chair / chair
ikea, green soul, featherlite, wakefit chair, durian, godrej interio, herman miller, cellbell, urban ladder, pepperfry, savya home, steelcase: office chair / study table / book rack
classmate, navneet, sundaram, youva, paperkraft, moleskine: notebook
camlin, omega, apsara, natraj geometry, oxford geometry: geometry box / drafter
stabilo, faber castell, faber, luxor, sharpie, camel: highlighters
casio fx, citizen, texas, orpat calculator, sharp calculator: calculator
arduino, raspberry, esp 32, nodemcu, stm 32, sparkfun, adafruit: microcontroller
fluke, mastech, haoyue, sanwa: multimeter
weller, soldron, hakko: soldering iron
kindle, kobo: novel / tablet
thinkpad, dell, lenovo, asus, acer, hp, msi, macbook, alienware, lg gram: laptop
oneplus, realme, vivo, oppo, poco, redmi, motorola, google pixel, pixel, nothing, iqoo, infinix, tecno, lava, micromax, honor, samsung, iphone, nokia, xiaomi, huawei: phone
titan, sonata, timex, casio watch, fossil, hmt, g shock, daniel wellington, fastrack: watch / smartwatch
fitbit, amazfit, garmin, fire boltt, fireboltt, apple watch, mi band, noise watch: smartwatch
ray ban, rayban, lenskart, vincent chase, john jacobs: sunglasses / spectacles
optimum nutrition, muscleblaze, on whey: shaker
harper lee, penguin: novel
arihant, mtg, made easy, ace academy: gate book / aptitude book
schaum, pearson, mcgraw hill, wiley, oreilly: book
`;

/** A maker, by its words, and the things that people mean by it. */
interface Brand {
  words: readonly string[];
  things: readonly (readonly string[])[];
}

const brandsOf = (line: string): Brand[] => {
  const [names, things] = line.split(': ') as [string, string];
  const meant = things.split(' / ').map((thing) => thing.split(' '));
  return names.split(', ').map((name) => ({ words: name.split(' '), things: meant }));
};

/** The makers of `LINES` by their first word, longer names first. */
export const brandsByFirst: ReadonlyMap<string, readonly Brand[]> = new Map([
  ...Map.groupBy(
    LINES.trim()
      .split('\n')
      .flatMap(brandsOf)
      .toSorted((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0]!,
  ),
]);

import type { Lexicon } from './lexicon.ts';

export const alcohol: Lexicon = {
  kind: 'alcohol',
  strong: `
    hennessy cognac/vs/vsop/xo, jameson irish, hendricks gin, imperial blue whisky, mahua daru, whisky, whiskey, whiskies, wiskey, wisky, whiskeys, vodka, tequila, liquor, booze, daru, daaru, daroo, daruu, sharab, sharaab, desi/english/angrezi daru, arrack, feni, fenny, breezer, old monk, oldmonk, kingfisher strong/premium/beer/ultra/can/pint, budweiser,
    heineken, tuborg, carlsberg, corona extra, hoegaarden, bira, haywards 5000, royal stag, royal challenge, blenders pride, blender pride, mcdowell, mcdowells,  officers choice, officer choice, magic moments vodka,  smirnoff, absolut, bacardi, captain morgan,
    jack daniel, jack daniels, johnnie walker, johnny walker, black label, black dog whisky, black dog bottle, vat 69, teachers highland, 100 pipers, hundred pipers, ballantine, ballantines, chivas, chivas regal, glenfiddich, glenlivet,  jagermeister,  baileys, sula wine/red/white, sula,
    moet,  bombay sapphire,  tharra, desi tharra, hooch, moonshine, alcoholic drink/beverage/bottle, alcohol bottle/drink/party, alcohol for party, alcohol for the party, beer can/bottle/pint/crate/keg, chilled beer, rum bottle, wine bottle sealed, red wine bottle, white wine bottle,
       lager, mead bottle, bourbon whisky, single malt, single malt scotch, scotch whisky, scotch whiskey, triple sec, vermouth, sambuca, soju, sake bottle, cognac, absinthe, kahlua, cider beer, imfl, duty free liquor, madira, chang beer, 
    शराब, दारू, दारु, बीयर, बियर, व्हिस्की, विस्की, वोडका, वोदका, रम, वाइन, वाईन, ठर्रा, ताड़ी, मदिरा, टकीला`,
  medium: `magic moments, jager, beer, rum, gin, wine, champagne, prosecco, brandy, scotch, bourbon, toddy, alcohol, quarter rum, neera toddy, bar stock`,
  weak: `hennessy, jameson, hendricks, imperial blue, khamba, pauwa, addha, mahua, kingfisher, signature, antiquity, quarter, cocktail, spirits, peg, pint, port, corona, jd, red label, cider, shots, amrut, sake, brew`,
  offers: `cognac, irish, daru, party, sealed, bottle, 750, 750ml, 180ml, 375ml, ml, unopened, imported, duty, drink, drinking, drunk, proof, whisky, vodka, chilled, litre`,
  harmlessBefore: `ginger, root, butter, isopropyl, rubbing, denatured, surgical, ethyl, propyl, cetyl, cetearyl, cotton, benzyl, polyvinyl, stearyl, fatty,
    sugar, beyond, zero, burgundy, virgin, empty, ethanol`,
  harmlessAfter: `glass, glasses, mug, mugs, tumbler, tumblers, flute, flutes, stopper, stoppers, rack, racks, opener, openers, cooler, colour, color,
    coloured, colored, red, cork, corks, corkscrew, barrel, label, chiller, bag, tape, brite, guard, ink, inks, marker, markers, thermometer,
    thermometers, wipe, wipes, swab, swabs, pad, pads, free, based, dispenser, cabinet, raisin, cake, ball, balls, sauce, vinegar, snap, snaps,
    biscuit, biscuits, gold, melville, rummy, decanter, carafe, gum, sanitizer, sanitiser, lamp, stove, burner, holder, coaster, pong, belly,
    yeast, bonnet, egg, terrier, shampoo, maroon, shade, shades, velvet, saree, lipstick, breathalyzer, tester, meter, prep, aerator, pourer,
    shaker, pink, leather, dress, grape, grapes, charm, charms, brat, jhum, ग्लास, गिलास, ओपनर, gilas, gilaas`,
  harmlessNear: `empty, decor, decoration, craft, cleaning, planter, rummy, sanitizer, disinfect, biscuits, dress, saree, lehenga, lipstick, curtain,
    glasses, tape, cards, recipe, recipes`,
};

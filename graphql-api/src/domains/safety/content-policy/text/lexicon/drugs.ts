import type { Lexicon } from './lexicon.ts';

export const drugs: Lexicon = {
  kind: 'drugs',
  certain: `lsd/acid sticker/stamp/blotter/tab, weed/ganja/thc brownie/cookie/gummy/gummie/chocolate/candy`,
  strong: `
    ganja, gaanja, ganjha, marijuana, marihuana, cannabis, charas,  hashish, hash oil, hash for sale, cocaine, cocain, crack cocaine, coke powder, heroin, mdma, lsd, crystal/blue/pure meth, meth,
    methamphetamine, amphetamine, ketamine, afeem, afim, magic/psychedelic mushroom, shroom, psilocybin, dmt vape, thc, cbd oil/gummy/gummie, weed brownie/cookie/gummy/gummie/edible/grinder/pen,
    brown sugar heroin, bhang, bhaang, smack powder, mephedrone, meow meow, mandrax, ecstasy/molly/party/happy pill, acid tab/blotter/trip/stamp, blotter paper lsd,  og kush, malana cream, manali cream,
    idukki gold, kerala gold, purple haze, mary jane gram, angel dust, nitrous/laughing gas,   kratom,   narcotic, narcotics, drug dealer, hard/party/club drug, drugs for sale,
    drugs, pre rolled, prerolled, pre roll, preroll, molly cap/capsule, rolling paper/tray, rizla, raw cone, ocb paper, joint paper, stoner kit, dab pen, smoking cone, joint rolled, rolled joint, stash box,   hydroponic weed, nasha, maal available, weed stash,
    mary and jane, ayahuasca, peyote, mescaline, speedball,  lean drank, purple drank, opioid, opiate,  doobie, spliff,  hemp joint, skunk weed, ganja seed, poppy husk, poppy straw, yaba, crystal powder high,
    sheelavathi, seelavathi, sheelavati ganja, kerala special joint/stuff/maal, idukki gold/stuff/maal, malana/manali/kasol/kullu/parvati wala/wali/ka (maal/stuff/cream/charas), kasol/kullu/himachali/himachal cream/maal/charas, ganjaa, maryjuana, marijuna, mariwana, brown sugar nasha, smack wala, chitta nasha, nashedi, nashili, nashila, nashili goli/goliyan, mdma/molly/ecstasy/lsd/meth/coke/cocaine/heroin/ket/ketamine for/available/gram/pure/tab/tabs/pill/pills, crystal white pure, magic mush, mushies, lsd/acid paper/papers/square/squares, trip paper/papers, dmt, 2cb, mephedrone, md drug, md powder, m cat, meow meow, poppers, spice k2, synthetic weed, salvia trip, datura seeds high, dhatura high, bhang/bhaang goli/lassi/thandai/laddu, bong glass, glass bong, water bong, percolator bong, herb grinder, weed crusher, crusher and ocb, ocb, ocbs, raw papers, raw rolling, roach tips, filter tips and papers, pre rolls, prerolls, dugout one hitter, dime bag, dimebag, eighth of weed, quarter ounce, green crack, white widow, amnesia haze, blue dream strain, gelato strain, ak47 strain, potli of, pottanam, goli nashe, solution nasha, sulochan, gard, chitta, گانجا, چرس, افیم, ہیروئن, গাঁজা, গাজা গাছ পাতা, চরস, আফিম, হেরোইন, ইয়াবা, ಗಾಂಜಾ, ಅಫೀಮು, ಡ್ರಗ್ಸ್, കഞ്ചാവ്, ചരസ്, ഹാഷിഷ്, മയക്കുമരുന്ന്, ഗഞ്ച, ગાંજો, ચરસ, અફીણ, ਗਾਂਜਾ, ਚਰਸ, ਅਫੀਮ, ਭੁੱਕੀ, ਚਿੱਟਾ, चिलम गांजा, माल पानी नशा, नशीली गोली, கஞ்சா பொட்டலம், அபின், போதை மாத்திரை, பொட்டலம் கஞ்சா, గంజాయి పొట్లం, హషీష్, ఎల్ఎస్డి,
    गांजा, गाँजा, चरस, अफीम, अफ़ीम, भांग, हेरोइन, कोकीन, कोकेन, स्मैक, ड्रग्स, ड्रग, हशीश, वीड, मारिजुआना, नशा, नशे, नशीला, एमडीएमए, एलएसडी, चिट्टा, डोडा,
    கஞ்சா, கன்ஜா, மரிஜுவானா, கஞ்ஜா, ബ്രൗൺ ഷുഗർ, బ్రౌన్ షుగర్, ब्राउन शुगर, பிரவுன் சுகர், ப்ரவுன் ஷுகர், ಬ್ರೌನ್ ಶುಗರ್, அபின், போதை, போதைப்பொருள், கொக்கைன், ஹெராயின், గంజాయి, గంజా, కంజా, మత్తు, మత్తుమందు, మత్తు మందు, నల్లమందు, డ్రగ్స్, కొకైన్, హెరాయిన్, hash brownie/cookie, green/herbal/magic stuff, maal chahiye/milega, 420 friendly/vibe/vibes, happy brownie/brownies/cookie/cookies, rolled ones, get/gets/makes_you/got/be high, dream leaf, party powder/favour/favours, good/dank/loud bud/buds, organic herb/herbs smoke/smoking/relaxing, relaxing herb/herbs, laughing balloon/balloons, for tripping, trip tab, happy pills/mushroom/mushrooms, magic tabs/pills`,
  spoken: `kanja, ganjayi, ganjai, bothai, pothai mathirai/maathirai/porul, mattu mandu, nalla mandu, abin`,
  medium: `dried mushroom magic, mushrooms the magic kind, magic kind, special brownies/brownie, laugh for hours, malana cream, magic mush/mushies/mushie, stamp/stamps for licking, licking stamp/stamps, hour/hours trip, reefer, doda, weed, opium, ecstasy, bong, sulfa, magic truffle, edible thc, gram pot, hash gram, special tea smoke, hallucinogenic mushroom, amanita`,
  weak: `dope, kush, whippet, sativa, indica, chitta, pot, joint, grass, hash, coke, stuff, maal, molly, edible, smack, snow, green, grinder, cone, skunk, mary jane, 420, skag, crystal, brownie, tabs, hemp, shot, acid`,
  offers: `manali, malana, quality, purity, menu, fest, night,
    gram, gm, tola, puff, puffs, high, stoned, smoke, smoking, smoked, rolled, dealer, stash, pudiya, ounce, trip, tripping, weed, buds, nugs,
    strain, hydro, kick,
    party, pouch, pottalam, packet, cookies`,
  harmlessBefore: `sea, black, acoustic, kill, kills, killing, remove, removes, pull, cut, garden, lawn, milk, seaweed, hash`,
  harmlessAfter: `edge, stitched, jacket, killer, remover, whacker, wacker, cutter, control, trimmer, puller, barrier, eater, mat, burner, sprayer, spray, fabric, fork, free,
    perfume, war, wars, joon, mom, hammer, table, map, brown, browns, tag, function, lamp, light, deodorant, scent, removal, weeder, pulling,
    management, science, ho, sisters`,
  harmlessNear: `dal, moong, baking, bakery, eggless, egg, recipe, board, players, comedy, jokes, chutney, masala, mixer, camera, tripod, photography, pharmacology, toxicology, garden, gardening, lawn, perfume, crop, agriculture, anti, awareness, rehab, rehabilitation, bengali, chemistry, sociology, philosophy`,
};

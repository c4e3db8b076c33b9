import type { Lexicon } from './lexicon.ts';

/** Abuse in English and Hindi, with the spellings that people use. */
export const abuse: Lexicon = {
  kind: 'abusive language',
  strong: `
    fuck, fucker, fucking, fucked, fuckin, fuk, fuking, fukin, fck, fcking, fcuk, phuck, phuk, fuckboy, fuckers, motherfucker, motherfucking, mother fucker, mofo, wtf fuck, shit, shitty, shite, bullshit, horseshit, shithead, shithole, bitch, bitchy, bitche, bitching, biatch, asshole, arsehole, ass hole, dumbass, dumb ass, fatass, asswipe, jackoff,
    cunt, dickhead, dick head, cocksucker, cock sucker, slut, slutty, whore, wanker, twat, nigger, nigga, niggas, faggot, fagot, retarded, tard, jerk off, blowjob, blow job, handjob, hand job, suck my, suck it bitch, piece of shit, son of a bitch, sonofabitch, bloody bastard, you bastard, rapist, tranny, kike, dyke bitch, wetback, raghead, coon ass, douchebag, scumbag, pussy licker,
    chutiya, chutiye, chutiyapa, chutiyapanti, chutia, chutya, choot, chut, chutmarika, chutad, madarchod, maderchod, madharchod, maadarchod, maderchood, madarchood, madrchod, motherchod, behenchod, bhenchod, benchod, bhainchod, bahenchod, bahanchod, bhen chod, behen chod, behen ke lode, bhosdike, bhosdi, bhosda, bhosadike, bhosdiwala, bhosdiwale, bhosri, bhosrike, bsdk, gandu, gaandu, gandoo, gaand, gand, gandfat, gandmara, lund, laude, lauda, lavda, lavde, lawda, lawde, loda,  lodu, randi, randy khana, randibaaz, randikhana, randwa, rande, harami, haraami, haramkhor, haramzada, haramzaada, haramzade, haramzadi, kutiya, kuttiya, kaminey, kamina, kamine,  kameena, kameene, jhatu, jhaatu, jhant, jhaat, jhaatu, chod, chodu, chodna, chodke, bakchod, bakchodi, tatti, tatte, saala kutta, saale kutte, suar ki aulad, suar ka baccha,  teri maa ki,  gashti, chinal, chhinal, bhadwa, bhadwe, bhadva, bhadve, thevidiya, punda, pundai, sunni oombu, otha, thayoli, poda patti,
    चूतिया, चूतिये, चुतिया, चूत, मादरचोद, मादर चोद, बहनचोद, बहन चोद, भेनचोद, बहेनचोद, भोसड़ी, भोसड़ीके, भोसड़ीवाले, भोसड़ा, भोसडी, भोसडीके, गांडू, गांड, गाण्डू, गाण्ड, लंड, लण्ड, लौड़ा, लौड़े, लौडा, लवड़ा, रंडी, रण्डी, हरामी, हरामजादा, हरामजादे, हरामजादी, हरामखोर, कुतिया, कमीना, कमीने, कमीनी, झाट, झाटू, टट्टी, चोद, भड़वा, भड़वे, छिनाल, साला कुत्ता`,
  medium: `bastard, pussy, retard, ass, boobs, tits, titties, rape, bugger, chink, paki, fag, dick, wank`,
  weak: `lode, kamini, cock, prick, cum, piss, arse, idiot, moron, kutta, kutte, suar, dyke, bloody, sexy`,
  offers: `suck, sucker, lick, stupid, kaminey, saala, saale, seller`,
  harmlessBefore: `moby, philip, k, andy, dick, private, inglourious, inglorious, bad, kick, smart, wild, royal, tom, king, uncle, cat, fluffy, spotted,
    great, blue, long, flame, fire, armour, armor, ritter, poor, jack, mr, magic, somerset, sir`,
  harmlessAfter: `file, cat, willow, university, seed, francis, smith, cheney, van, tracy, whittington, clark, bird, sword, executioner, sons, time, ant,
    turpin, grayson, riot, cow, oil, wolf, sandwich, law, culture`,
  harmlessNear: `detective, batman, willow, novel, dickens, donkey, zoology, prevention`,
};

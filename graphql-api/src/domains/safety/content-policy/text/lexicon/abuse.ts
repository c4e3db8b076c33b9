import { elsewhere } from './insults/elsewhere.ts';
import { english } from './insults/english.ts';
import { hindi } from './insults/hindi.ts';
import { tamil } from './insults/tamil.ts';
import { telugu } from './insults/telugu.ts';
import type { Lexicon } from './lexicon.ts';

const languages = [english, hindi, tamil, telugu, elsewhere];
const listOf = (strength: 'strong' | 'spoken' | 'doubtful') => languages.map((language) => language[strength] ?? '').join(',');

/** Abuse in English and the languages of India, with the spellings that people use. */
export const abuse: Lexicon = {
  kind: 'abusive language',
  isAlways: true,
  certain: `chinki, chinky, katua, katue, bhangi, nigger, only (for) hot/sexy/single/fair girls`,
  strong: `
    ${listOf('strong')},
    mc bc, bc mc, mkc, mkb, bkl, tmkc, sob warden, s o b, mfs, mthrfkr, mofos, fuck, fucker, fucking, fucked, fuckin, fuk, fuking, fukin, fck, fcking, fcuk, phuck, phuk, fuckboy, fuckers, motherfucker, motherfucking, mother fucker, mofo, wtf fuck, shit, shitty, shite, bullshit, horseshit, shithead, shithole, bitch, bitchy, bitche, bitching, biatch, asshole, arsehole, ass hole, dumbass, dumb ass, fatass, asswipe, jackoff,
    cunt, dickhead, dick head, cocksucker, cock sucker, slut, slutty, whore, wanker, twat, nigger, nigga, niggas, faggot, fagot, retarded, tard, jerk off, blowjob, blow job, handjob, hand job, suck my, suck it bitch, piece of shit, son of a bitch, sonofabitch, bloody bastard, you bastard, rapist, tranny, kike, dyke bitch, wetback, raghead, coon ass, douchebag, scumbag, pussy licker,
    chutiya, chutiye, chutiyapa, chutiyapanti, chutia, chutya, choot, chut, chutmarika, chutad, madarchod, maderchod, madharchod, maadarchod, maderchood, madarchood, madrchod, motherchod, behenchod, bhenchod, benchod, bhainchod, bahenchod, bahanchod, bhen chod, behen chod, behen ke lode, bhosdike, bhosdi, bhosda, bhosadike, bhosdiwala, bhosdiwale, bhosri, bhosrike, bsdk, gandu, gaandu, gandoo, gaand, gand, gandfat, gandmara, lund, laude, lauda, lavda, lavde, lawda, lawde, loda,  lodu, randi, randy khana, randibaaz, randikhana, randwa, rande, harami, haraami, haramkhor, haramzada, haramzaada, haramzade, haramzadi, kutiya, kuttiya, kaminey, kamina, kamine,  kameena, kameene, jhatu, jhaatu, jhant, jhaat, jhaatu, chodu, chodna, bakchod, bakchodi, tatti, tatte, saala kutta, saale kutte, suar ki aulad, suar ka baccha,  teri maa ki,  gashti, chinal, chhinal, bhadwa, bhadwe, bhadva, bhadve, thevidiya, punda, pundai, sunni oombu, otha, thayoli, poda patti,
    चूतिया, चूतिये, चुतिया, चूत, मादरचोद, मादर चोद, बहनचोद, बहन चोद, भेनचोद, बहेनचोद, भोसड़ी, भोसड़ीके, भोसड़ीवाले, भोसड़ा, भोसडी, भोसडीके, गांडू, गांड, गाण्डू, गाण्ड, लंड, लण्ड, लौड़ा, लौड़े, लौडा, लवड़ा, रंडी, रण्डी, हरामी, हरामजादा, हरामजादे, हरामजादी, हरामखोर, कुतिया, कमीना, कमीने, कमीनी, झाट, झाटू, टट्टी, चोद, भड़वा, भड़वे, छिनाल, साला कुत्ता,
    தேவிடியா, தேவடியா, தேவடியாள், புண்ட, புண்டை, புண்டா, ஓத்தா, ஒத்தா, ங்கோத்தா, ஙொத்தா, கூதி, சுன்னி, பூல், ஊம்பு, ஊம்பி, மயிரு, மயிராண்டி, பொறுக்கி, சூத்து, கம்னாட்டி, பேமானி, எச்ச நாய், நாயே, பன்னி நாயே,
    లంజ, లంజా, లంజకొడకా, లంజకొడుకు, లంజ కొడకా/కొడుకు, దెంగు, దెంగ, దెంగెయ్, దెంగేయ్, దెంగుతా, పూకు, పూకా, ఎర్రిపూక, ఎర్రి పూకా/పూక/పూకు, మొడ్డ, గుద్ద, ముండ, వెధవ, వెధవా, నాయాలా, నీ అమ్మని, నీ అమ్మ పూకు, కొజ్జా, గుడిసేటి,
    तेरी मां/माँ की, साले कुत्ते/कमीने, कुत्ते कमीने, कमीने कुत्ते, dirty/filthy/stinking/bloody chamar/bihari/madrasi/muslim/hindu/dalit/northie/southie/mallu/punjabi/tamilian/gulti/chinese, teri maa/ma ki, kamine kutte, kutte kamine, go die, kill yourself, die you, worthless/filthy/fat/dirty pig, hijda, chhakka, jihadi, terrorist muslim/pakistani, ugly/fat/stupid cow/pig/fool/whale, kaali kalooti, moti bhains, send nude/nudes, gay ass, hermaphrodite freak, you people stink, shut up idiot/moron, get lost idiot/moron/you, stupid idiot, bloody fool/idiot/moron/rascal, idiot/moron seller, you idiot/moron/rascal, slit/cut your/ur throat, break/smash/bash/crack your/ur leg/bone/face/head/jaw/teeth/hand/nose/neck/skull/arm, leak/post/share your/ur nude/pic/video/photo, जान से मार`,
  spoken: `${listOf('spoken')},
    ullu ke pathe/patthe, ullu ka pattha/patha, bewakoof/bewkoof log/ho/hai/ullu/inko/ladke/ladki/juniors/seniors, loosu maari/madhiri, mokka pasanga, pichi bargains/bargain, gawar mat, madrasi kaale, kaale log, kanjoos log, dimag mat khao/khana, gadha hi/hai/ho, gadhe hi/ho/hai, loosu pasangala, bewakoofon, tere/tumhare jaise chhakke/chakke/hijde, gawar log/ho/hai/ladke, hostel gawar,  ganwar, gavar, nalayak, naalayak, nikamma, nikamme, jaahil, jahil log, gadhe log, gadhon, kaminey log, loosu payale/payal, loosu pasanga, muttal, muttaal, arivu ketta, erripappa, erri pappa, picchi vedhava, dunnapothu, donga naa kodaka, bhosdiwale, bhosdike, chutiye, kamine kutte, randi ki aulad, otha, ngotha, thevidiya, thevdiya, punda, pundai, sunni mavane, mayiru, mayirandi, porukki naaye, poda naaye/porukki, oombu/umbu/oombuda, soothu, kamnatti,
    lanja, lanjakodaka, lanja kodaka/koduku/kodakaa, puku, pooku, erripuka, erri puka/pooka, modda guduvu/gudu, gudda dengu/naaku, dengey, dengu, denguta, dengutha, dengai, vedhava, munda mopi, nee amma puku, jaan se maar/maarunga, goli maar dunga/denge/doonga, ghar aake maarunga`,
  doubtful: `${listOf('doubtful')},
    you need your head checked, head checked, too clueless, so clueless, ugly monkey, your ugly, bloody costly, crying about, stupid enough, dont be a moron/idiot/fool/cheapskate, not for losers/idiots/fools, for losers/idiots/fools, pathetic clown/prof/professor/teacher/fellow, is a clown/joke/moron/idiot, idiots, morons, fools only, dumb people/guys/girls/boys/fellows, stupid people/guys/girls/boys/fellows/juniors/seniors, lazy/fat/dumb/stupid/useless/brainless/ugly/dirty idiots/idiot/fools/fool/losers/loser/people/girls/boys/pigs/fellows/juniors/seniors, even a/an moron/idiot/fool/donkey like, a/an moron/idiot/fool/donkey like you, an/you/such idiot/moron, complete/total/absolute idiot/moron/loser, losers, illiterate cr/people/fellow/fellows/guy/guys/juniors/seniors, that/this illiterate, to that/this illiterate/stupid/dumb, hate you/you_all/all_of_you/everyone, i hate (all) (of) you/u, shut up,
    boys/girls/people/guys/fellows/they are dogs/pigs/monkeys/animals/rats, find your/ur room/house/hostel/block, will find your/ur, i know your/ur room, people from that/this/your state/place/region smell/stink, kaala/kaali/kale/kaalu sa ladka/ladki, kaala/kaali ladka/ladki mat, your/their mothers/mother know/knows,
    hang yourself, go hang, drown yourself, jump off, kill urself, go to hell, get lost, drop dead, ugly face/faces/girl/girls/people, smelly/stinky/stinking people/guys/girls/fellows, dirty people/fellows, you/they/u/all/people/guys/fellows/girls/boys smell like, smell like pig/pigs/shit/dog/dogs/garbage/gutter/toilet/drain/goat/goats, beggars, you beggar, cheapskates, gold digger, gold diggers, characterless, item girls, fatty, fatso, dumbo, psycho, retards, loosers, good for nothing, waste fellow/fellows,
    बेवकूफ, गधा, गधे, उल्लू का पट्ठा, उल्लू के पट्ठे, गंवार, नालायक, निकम्मे, முட்டாள், லூசு, అర్థం లేని వెధవలు, పిచ్చోడా`,
  medium: `bastard, pussy, retard, ass, boobs, tits, titties, rape, bugger, chink, paki, fag, dick, wank`,
  weak: `lode, kamini, cock, prick, cum, piss, arse, idiot, moron, kutta, kutte, suar, dyke, bloody, sexy`,
  offers: `suck, sucker, lick, stupid, kaminey, saala, saale, seller`,
  harmlessBefore: `moby, philip, k, andy, dick, private, inglourious, inglorious, bad, kick, smart, wild, royal, tom, king, uncle, cat, fluffy, spotted,
    great, blue, long, flame, fire, armour, armor, ritter, poor, jack, mr, magic, somerset, sir`,
  harmlessAfter: `file, cat, willow, university, seed, francis, smith, cheney, van, tracy, whittington, clark, bird, sword, executioner, sons, ant,
    turpin, grayson, riot, cow, oil, wolf, sandwich, law, culture`,
  harmlessNear: `detective, batman, willow, novel, dickens, donkey, zoology, prevention`,
};

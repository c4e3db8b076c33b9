import type { Deal } from '../lexicon.ts';

/** Advances, extortion, threats and contempt in chats about goods, in ordinary words. */
const kind = 'abusive language';
const favour =
  'discount, free, for free, full price, half price, the price, waive, i buy, i will buy, ill buy, buy the, buy it, take the, pay, pay you, then only, deal, deal done, extra, give you, gift, yours, instead of the, sold me, reduce, lower';

export const hintedAdvances: Deal[] = [
  {
    kind,
    isWide: true,
    isAlways: true,
    things: `sleep with me, dont sleep with, if you dont sleep, spend (a/the/one/this) night/evening with, for one night, for a night, be my girlfriend/boyfriend/gf/bf/wife/date, be mine (for), go out with me, date with/me, on a date, date me, come for a drive/ride/movie/drink, drive with me, give me a hug/kiss, a hug, a kiss, kiss me, hug me, hug and, sit on my lap, come to my room, come alone to, meet me alone, alone in (my/the) room, dance for me, without dupatta/shirt/clothes, in bikini/shorts, remove your, your body, nice body, hot body, pic/photo/selfie of you/yourself/urself, pics/photos of you/yourself/urself, your (own) pic/pics/selfie/selfies/photo/photos without/in/from_the_pool, video call me (at/tonight), friendship first, make me happy, naked, bra, what do you wear, what are you wearing, what color/colour bra`,
    actions: `${favour}, then i buy, first, first baby, baby, then i pay, only then, or i, or else, otherwise, if you dont, i will tell everyone, tell everyone, name your price, how much for you, instead of the, in return, reply fast, at night, tell na, not leaving you, wont leave you, are you single, u single, can i come, come see more, see more, want to see, for a week, phone is free, no one will know, nobody will know`,
    harmlessNear:
      'frame, print, album, tripod, camera, perfume, dress, kurti, lehenga, oil, shower, song, novel, movie, book, calendar, bodysuit, lotion, guitar, dumbbell, cycle, car, scooter, mannequin, dance, fancy, brand, sneakers',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    things: `how much for you, how much do you charge for, are you single, r u single, you single, what do you wear, what are you wearing, what r u wearing, akeli ho, akeli rehti, akele ho, raat ko akeli, you looked hot, you look hot, looked sexy, saw you in, i followed you, following you, i keep following, i watch you, watching you, your lips, your legs, your figure, such a hot, baby, babe, jaan, jaanu, darling, sexy girl, sexy lady, hot girl, be my friend, be my gf, friendship with me`,
    actions: `for one/the/a night, one night, instead of the, name your price, at night, raat ko, raat me, tell na, reply na, batao na, not leaving you, wont leave you, from the mess/library/gym/class, in that/the (red/black/blue/white) kurti/dress/saree/top/jeans, sit with me, main aau, lene aau, room pe aau, or i keep, come to room, pic of yourself, pic of you, your pic, selfie, i give you free, give you free, free for you, sexy girl, send a pic/photo/selfie, send pic/pics, kiss, hug, how much`,
    harmlessNear:
      'lotion, stroller, clothes, shower, jhonson, johnson, novel, song, doll, bed, sheet, bedsheet, room, blanket, almirah, cover, movie',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    things: `your/ur (private/old/bathroom/personal/room/secret) photos/photo/pics/pic/video/videos/chats/chat/screenshots/screenshot/recording/recordings/secret/secrets, photos/pics/videos/video/chats/screenshots of you/yours/urs, what you did, your/ur secret, about you and, tell/telling the/your warden/parents/hod/dad/father/mother/boyfriend/girlfriend/family (that/about/you), tell everyone (that/you/about), write your/ur name (in/on/and), your number (in/on) (the) (washroom/toilet/wall/group), you keep boys/girls, you have boyfriend, put your number/photo/name, your/ur face on`,
    actions: `or (they/it/i/we/else/the/this/your/these), or_else, they go to, goes to the, go to (the) (class/whatsapp/college/block/hostel) group, class/college/whatsapp group, will (go/be) viral, goes viral, go viral, (whole/entire/full) (class/college/hostel/block/batch) reads/sees/knows/will_know/will_see/gets, post them/it, everyone will (see/know), unless you/u, transfer <number>, pay <number>, pay me, send <number>, by night, by tonight, by tomorrow, gents washroom, boys washroom, in the washroom, and your parents, your parents (will) know`,
    harmlessNear:
      'frame, frames, album, printing, print, passport, mug, tripod, warranty, bill, delivery, studio, polaroid, exhibition, coaching, lost, backup',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    things: `my/our (final_year/hostel/room/all) seniors/gang/boys/friends/brothers/people/cousins/group/uncle/dad/father, get my/our seniors/gang/boys/friends/brothers/uncle, i will get/bring/call/send (my/some/the) seniors/gang/boys/friends/brothers/goons, ill get/bring/call/send (my/some/the) seniors/gang/boys/friends/brothers/goons, i swear, you will/ll, u will, you wont, you will not, just wait`,
    actions: `rag you/u/him/her, ragging you/u, to rag, beat/thrash/bash/hit/smash/fix/finish/settle/handle you/u/him/her/ur/your, teach you/u (a), teach him/her, in front of (the) (whole/entire) block/hostel/class/college, come to/for your/ur (room/block/hostel) tonight, is/are coming to (your/ur) (room/block/hostel) tonight, is coming for you, are coming for you, break your/ur, not walk out, walk out of (the/this) (gate/hostel/campus/room) (safely/alive), not/never (be) safe/safely, make you (leave/cry/beg/regret/suffer/pay), leave this college, make your life, see what happens, what happens to you, regret (this/it) badly/for/all/one/soon, regret this, pay for this, wont/cant sleep (in/at/peacefully), not enter/come_out (of)`,
    harmlessNear:
      'promise, promised, carry, carrying, help, lift, truck, price, deal, birthday, match, football, practice, guarantee, test, bed, mattress, sorry',
    offers: 'price, deal, free',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    isDoubtful: true,
    things: `dont act smart, do not act smart, dont act (over) smart, acting smart, dont mess with, dont play with, be careful, watch out, watch yourself, better be careful, you dont know who, you dont know what i, you dont know me, do you know who i am, you dont know who my, dont make me, last warning, final warning, i warned you, im warning you, i am warning you, i have warned, be ready for, you will see, u will see, dekh lena, dekh lunga, dekhti ja, paathukaren, paathukkaren, choostha, choosukunta`,
    actions: `with me, see what (happens/i), what happens, what i can do, i can do, i know people (in/from), know people in, know where, who my father is, my father is, my dad is, who i am, come there (and), angry, do something, something bad, your block, your room, your hostel, to you, nee sangathi, unna, tujhe, tereko, after class, outside (the) (gate/class), me`,
    harmlessNear:
      'glass, fragile, wire, wires, hot, switch, loose, edge, screws, battery, stairs, step, slippery, puncture, brake, brakes, carry, carrying, sharp, heavy, price, charger, lid, leg, legs, drawer, shock',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    isDoubtful: true,
    things: `waiting outside your/ur, waiting below your/ur, waiting near your/ur room, standing outside/below/under/near your/ur, im outside your/ur, i am outside your/ur, outside ur/your hostel/room/block/window, below your/ur window, under your/ur window, i can see your/ur (room/window/light)`,
    actions: `why (you/u) (no/not/dont) (reply/replying/answering), why no reply, since <number>/one/two/an hour/hours, since morning, since <number>, come down (now), come out (now), come down, now, reply, pick up, answer me, lights are on, light is on`,
    harmlessNear: 'sorry, delivery, please',
  },
  {
    kind,
    isAlways: true,
    isDoubtful: true,
    things: `everyone/everybody/all/people/guys/boys/girls/students/anyone/those (of) (you/people/guys/boys/girls) from (your/ur/that/this) branch/state/dept/department/college/caste/place/region/side/village/religion/area/hostel/block/community, all of you (commerce/arts/mech/civil/bio/cse/mba/bba/law/north/south/hostel) (people/guys/students), all commerce/arts/mech/civil/cse/mba/law people/guys/students/fellows, you commerce/arts/mech/civil/cse/mba/law people/guys/fellows, our caste, your caste, upper caste, your religion, your community, your kind`,
    actions: `(is/are/r/all/always/only) (all/always) like (this/that) (only), same only, no shame, no manners, no class, no culture, are (all) (cheats/thieves/liars/cheap/frauds/beggars/dogs/dirty/fools), all cheats/thieves/liars/frauds, dont sell (them/to), dont deal, nobody (from) deals, deals with yours, deal with yours, is/are the same, cant be trusted, have no shame, spoil/spoils/spoilt, always cheat`,
    harmlessNear: 'uses, use, certificate, form, scholarship, wifi, timetable, syllabus',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    things: `people/persons/students/fellows/girls/boys/guys/someone/types like you/u/them/this/these, you (kind/type/sort) of people, tum/tumhare/tere/aap jaise log/logo/logon/ladke/ladki/ladkiyan/ladko, tum/tumhare jaise, gay ho, unna/un/ungala/unga/una madhiri/mathiri/maari (aalunga/pasanga/aal/aalu), mee/nee lanti/laanti/lantollu/lantivallu (vallu/vaallu/vadu/vadiki), nee lanti, boys/girls/guys from that/this/your (state/side/area/religion/caste), your kind`,
    actions: `should/must/deserve/need/needs (to) (not) (be) (thrown/kicked/driven/banned/removed/beaten/expelled/shot/hanged/jailed/rusticated/touch/allowed/here/live/enter/study/die), should not be (here/allowed/in/on), (out/away) of/from (the/this/our) hostel/college/campus/class/india, kick you/them out, get out of, ki wajah se, nikalna/nikaalna/bhagana/maarna/hatana/jalana chahiye, nikalna/nikaalna hai, niklo yahan, niklo, nikal jao, bhag jao, college/hostel/campus ganda/kharab, rehne/rehna/aane layak/nahi, chahiye hi nahi, irukave/irukka/iruka koodathu/kudathu/koodadhu, inga iruka, velila/veliya po/thallanum/anuppanum, undakudadu/undakoodadu/undakudadhu/undadaniki, vellipo/vellipovali/bayatiki, are all/always (thieves/cheats/liars/dirty/dogs), all thieves/cheats, dont sell them, is disgusting, disgust`,
    harmlessNear: 'great, thanks, thank, best, awesome, mast, achha, helpful, book, movie, series, novel',
  },
  {
    kind,
    isAlways: true,
    things: `girl, girls, women, woman, ladies, lady, females, female, ladki, ladkiyan, ladkiya, ladkiyon, ladies log, ponnunga, ponnu, aadavallu, ammayilu, aunties, wives`,
    actions: `cant/cannot/dont/do_not/will_never/never (even) use/handle/understand/repair/fix/drive/ride/code/do/play/know/learn/operate/think/manage/park (a/an/the/any) (laptop/laptops/computer/computers/phone/tech/technology/bike/bikes/car/gear/cricket/coding/maths/engineering/anything/electronics/cycle), should/must not/never/stop be/sell/selling/use/ride/study/do/own/buy/play/touch (in) (electronics/laptops/bikes/engineering/phones/tech/cycles/cars), know nothing (about), (go/belong/stay/get/back/should_be/rightful_place) (back) (to/in/inside) (the/your) kitchen, go to the kitchen, where you belong, only cook/cooking/kitchen, make rotis/roti/sandwich, ki/ko kya samajh/aata/pata, kya samajh, kya jaane/janegi/samjhegi, ko kya pata/samajh, kitchen me/mein raho/jao, samayal kattu, vantinti, vanta chesko, ku enna theriyum, ki emi telusu`,
    harmlessNear: 'book, song, movie, history, rights, size',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    things: `teri/tera/tere/teri_ye shakal/shakl/soorat/surat/muh/munh/thobda/aukat/aukaat, sala kanjus, saala kanjoos, sala/saala/saali/sale kanjoos/bhukkad/gareeb/garib/nalla/tharki, un moonja/moonji/moonjiya/moonjiku/munji/mugam/munjiku, moonja paaru, moonjiya paaru, nee mohaniki/moham/mokaniki/mohamu, your/ur face/looks`,
    actions: `bhikari/bhikhari, dekh ke, dekh ke hi, dekhi hai, paaru, paathu, paathaale, kannadila, evan da, evanda, ekkuva, addam lo, choosko, like a/an, looks like (a), looks like, no wonder, scary, ugly, mirror breaks, loosu`,
    harmlessNear: 'mask, cream, wash, pack, towel, serum, powder, emoji, tissue, scrub, massager, steamer, wood, cat',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    things: `alone tonight, alone at night, come alone, meet me alone, me alone, meet me (behind/near/at/in/on) (the) (library/terrace/hostel/parking/ground/garden/lake/back_gate) (alone/tonight/at_night), going out, when are we, (one/a/some/your/ur) hot/sexy/bold/bikini/nude/naughty pic/pics/photo/photos/selfie/selfies, your/ur (cute) selfie/selfies/pic, bra size, your size, hot pic, rent you, hire you, buy you, book you, take you, have you, hey/hi/hello beautiful/gorgeous/cutie/cutiepie/darling/baby/sweetheart`,
    actions: `for free darling, darling, free darling, why ignoring (me), why are you ignoring, ignoring me, i know your (class/room/block/hostel/bus), i have a gift, is yours, are yours, yours free, phone for free, for free, gift for you, forget the, rather, than the, instead of the, along with the, with the (cycle/phone/bed), for one night, for a night, are we going, going out, send one, send me one, send a, send some, send me, for a discount, tonight`,
    harmlessNear:
      'frame, print, album, camera, printer, novel, song, kurti, dress, lehenga, shoe, shoes, sneakers, jeans, shirt, movie, cooler, truck',
  },
  {
    kind,
    isAlways: true,
    things: `you people, u people, you guys, people from up/bihar/mp/kerala/ap/delhi/bengal/assam/punjab/haryana/rajasthan/jharkhand/odisha/north/south/northeast, your people, quota, quota wale, reservation, reservation wale, reservation wala, category wale, reservation seat, quota seat, your reservation, your quota, sc quota, obc quota, lesbian, gay, hijra, trans, chhakka, chakka, meetha, bhikmange, bhikmanga, bhikmangi, bhikmango`,
    actions: `padhte nahi, padhai nahi, layak nahi, free me, muft me, only know (how_to/to), know only, only cheat, how to cheat, to cheat, always cheat, are cheats/thieves/dirty/beggars/liars/cheap/animals/dogs, born cheats, cannot be trusted, cant be trusted, no merit, without merit, go back to, back to your, got in by, came by, hai kya tu, hai kya, ho kya, hai tu, tu hai, tu toh, yahan kyu/kyun/kyo, kyu/kyun aate/aata, kahan se aate/aa_jate, tere jaise, tumhare jaise, chhi, chee`,
    harmlessNear: 'flag, movement, rights, novel, pride, sticker, certificate, form, scholarship, train, irctc, ticket, bus, great, thanks, thank',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    things: `look at your/ur/yourself (face/body/self), who will/would date/marry/love/want/like you/u, no one/nobody will/would (ever) date/marry/love/want you/u, you/u are/r (so/too/very/such_a/way_too) dark/black/fat/ugly/hideous/skinny/bald/smelly/disgusting, ur so dark/black/fat/ugly, hope you/u (fail/lose/cry/burn/suffer/rot/flunk/crash/choke), jump from/off the/your/ur (block/roof/terrace/building/window/balcony), you will/ll regret (messing/crossing/cheating/troubling/refusing), bad things happen, find (out) where you/u (live/stay/sleep), you will/ll pay for (it/this/that), regret messing, cheat me, mess with me, messing with me, cross me`,
    actions: `who will, and cry, sell your, cry, lol, photo taken, taken at night, fail, and jump, jump, die, with me, to people who, people who, to people, and you will, you will pay, i will find, and see, taught, come there, you know what, nobody, watch`,
    harmlessNear: 'sofa, mug, trampoline, wire, lead, starter, helmet, mirror, price, deal, thanks, sorry',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    isDoubtful: true,
    things: `nice/sexy/hot/lovely/smooth/beautiful/cute legs/lips/body/figure/thighs/waist/curves/hips/voice/eyes, is that you, that you in the, you in the (third/second/first/last) photo/pic, what will you do for me, what would you do for me, do for me if, think naughty, naughty, i saw you (bathing/changing/sleeping/naked/undressing/from/through), saw you bathing/changing, from my window, through the window, you bathing, are you a virgin, virgin, are you a eunuch, you sound like a girl, you look like a girl, sound like a girl, eunuch`,
    actions: `is that you, come over, over, if i reduce, reduce, discount, free, be nice, everyone hears, hears it, or everyone, third photo, photo, are you, you, tonight, room, private`,
    harmlessNear:
      'table, chair, desk, stool, lipstick, contact, lens, movie, novel, dvd, song, speaker, mic, fishing, bench, cot, bed, tripod, trousers, jeans',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    things: `you will/ll be in (the) hospital/icu/grave, in hospital tomorrow, tomorrow you will be, you will end up in, my brothers/friends/boys/seniors/gang/people will (handle/see/meet/settle/fix/teach) you, (will) handle you at, handle you, die in (a) (fire/hole/pain), burn in hell, reason condoms exist, tu aur tera baap, tera baap chor, tum sab chor, gira hua insaan, giri hui, ghatiya insaan, kitna gira hua, neech insaan, thoo, thu, wearing for ten guys, ten guys, such a slut`,
    actions: `or tomorrow, tomorrow, give the, give me, at the gate, outside the gate, gate, you scammer, scammer, you, insaan hai tu, hai tu, chor, dono, or else, hospital, fire, tu`,
    harmlessNear: 'carry, lift, help, ambulance, appointment, visit, doctor, delivery, pickup',
  },
  {
    kind,
    isAlways: true,
    isDoubtful: true,
    isWide: true,
    things: `i will see you outside, see you outside, will see you after class, if you want peace, want peace, dont think i dont know, i know who you are, i know what you did, dont forget i know, remember my words, mark my words, you are finished, ur finished, your time is coming, your days are numbered, watch your steps, count your days`,
    actions: `outside, delete, remove this, take down, listing, who you are, what you did, peace, i dont know, know who, you, your`,
    harmlessNear: 'canteen, library, coffee, thanks, thank, handover, cycle, book, books',
  },
  {
    kind,
    isAlways: true,
    isDoubtful: true,
    things: 'my gang, my goons, my seniors, my boys, our gang, our seniors',
    actions: 'is/are coming, be ready, come to your, know you, know your, are watching, is watching, wont leave, will come',
    harmlessNear: 'carry, help, lift, truck, football, cricket, match, birthday, gave, use, used, cycle, recommend',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    isDoubtful: true,
    things: `a kiss, kisses, a hug, hugs, cuddle, dinner with me, to dinner, coffee date, date night, girlfriend, boyfriend, your boyfriend, your girlfriend, pretty girls, cute girls, beautiful girls, hot girls, sexy girls, pretty girl, cute girl, your dp, ur dp, your profile pic/picture, your display picture, no clothes, clothes needed, without clothes, special pictures, special photos, private pictures, pictures of me, photos of me, pics of me, my pictures, come over at night, come over alone, what you do at night, you do at night, in my bed, my bed, warm my`,
    actions: `how about a, how about, for the <number>, for the charger/phone/laptop/cycle/book/table/chair/guitar/cooler/mattress/calculator, percent off if, off if, free if, discount if, meet me in, in my room, in your room, or i report, or i, or else, say yes, at night, tonight, is hot, so hot, hot, sexy, single or, are you single, single, per set, <number> per, dm for, ping for, send <number>, should know, will know, no clothes, and the table is free, is free`,
    harmlessNear:
      'frame, print, sheet, bedsheet, dress, kurti, card, novel, movie, song, dog, puppy, chocolate, chocolates, poster, sauce, water, bag, blanket, wheels, glue, plate, iron, washing, detergent, drying, hanger, steam, cupboard, rack, wardrobe, gift',
  },
  {
    kind,
    isAlways: true,
    things: `your/ur (cycle/bike/scooty) tyres/tires/cycle/bike/phone/room/laptop/scooty/things/window/hostel, you deserve, u deserve, you all deserve, your/ur type/kind/sort/people/girls/boys/lot, on that face, on your face, your number, your photo, your pictures`,
    actions: `will be (cut/burnt/burned/punctured/smashed/broken/slashed/gone/damaged/set_on_fire/thrown), acid, to be slapped/beaten/hit/raped/killed/thrown, a slap, a beating, death, should be (sweeping/cleaning/washing/begging/cooking/serving/scrubbing) (floors/toilets/dishes/streets), should (sweep/clean/wash/beg/scrub), belong in (the) (gutter/slum/kitchen/village/jungle/zoo), in every boys group, in all groups, to every group, to all boys, on the washroom wall`,
    harmlessNear: 'repair, repaired, service, shop, warranty, hydrochloric, battery, better, best, break, discount, vinyl, cover',
  },
  {
    kind,
    isAlways: true,
    things:
      'chor, fraud, jhootha, jhutha, makkar, dhokebaaz, ghatiya, bewakoof, pagal, nee bathuku, mee bathuku, un pozhappu, un polappu, un vaazhkai, nee bratuku, nee mokam',
    actions:
      'hai tu, ho tum, tu hai, saale, sale, saala, abe, cheda, chedaa, chee, thoo, tagaladi, tagalapadi, oru pozhappa, oru polappa, ellam oru, nasama, naasama, nasanam',
    harmlessNear: 'nahi, film, movie, book, kitab, arre, sasta, thanks',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    isDoubtful: true,
    things: `your photos, your pics, your pictures, your photo, you look, you looked, you are looking, that dress on you, coming with <number>/two/three/four/five/six/ten (other) people/guys/boys/friends/seniors, coming with my gang/boys/seniors, these people, those people, people from the hills/mountains/villages/slums/north/south/east, hill people, village people`,
    actions: `tasty, yummy, delicious, juicy, spicy, edible, so hot, too hot, wear the same when, wear it when i, wear that when, i cant stop thinking, stop thinking about, dream about you, keep your room open, open your door, keep your door, lets see what, see who saves, come out if, all smell, smell and, and steal, all steal, steal, smell and steal, always steal, all cheat, stink, eat dogs`,
    harmlessNear:
      'food, cake, dosa, biryani, snacks, heavy, carry, lift, sofa, honey, recipe, festival, tea, dish, restaurant, delivery, lehenga, saree, costume',
  },
  {
    kind,
    isAlways: true,
    isWide: true,
    things:
      'you muslim, you hindu, you christian, you dalit, you bihari, you madrasi, you northie, you southie, you chinki, you mallu, you gulti, you nepali, you kashmiri, you pakistani, you chamar, you jihadi, you terrorist, you sickular, you quota',
    actions: 'get out, go away, get lost, leave, out of this, shut up, go back, fellow, fellows, bastard, rascal, pig, dog, off',
    harmlessNear: 'are, festival, food, wedding, marriage, girl, boy',
  },
  {
    kind,
    isWide: true,
    isAlways: true,
    isDoubtful: true,
    things: `want to see you in, wanna see you in, see you in that, see you in a, you are hotter, you are hot, you are sexy, you r hot, hotter than, your sister, ur sister, your mother is, your girlfriend is, your roommate is, or ill, or i will, or we will, or your, or ur`,
    actions: `alone, baby, babe, is nice, is hot, is sexy, give her number, her number, her insta, her pic, send her, in bed, bang your/ur door, break your/ur door/face/phone, kick your/ur door, burn your/ur, smash your/ur, puncture your/ur, goes in/into/to the lake/fire/gutter/drain/well/dustbin, will be in the lake/fire/gutter/drain, come to your/ur room, come bang, throw your/ur`,
    harmlessNear: 'kurti, size, iron, soldering, summer, curry, collect, pickup, carry',
  },
];

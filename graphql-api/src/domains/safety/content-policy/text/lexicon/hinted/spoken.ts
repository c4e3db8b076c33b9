import type { Deal } from '../lexicon.ts';

/** Hints in the Latin letters of Tamil, Telugu and Hindi, in one list for all three if they offer the same. */
const theirWork = 'exam papers and paid assignments';
const unsold =
  'pillow, cute, bomma, padam, keychain, toy, cushion, poster, sticker, tshirt, empty, khali, ledu, illa, nahi, plush, mug, lamp, kids, khilona, photo, print, gulabi, soft, food, biscuit, belt, patta';

export const spokenHints: Deal[] = [
  {
    kind: theirWork,
    isWide: true,
    things: 'attendance, attendence, proxy, roll call, haziri, hajri, period',
    actions: 'per day, dhinamum <number>, dinamum <number>, roju <number>, roz ki <number>, mahine ka <number>, maasam <number>',
    spokenActions:
      'podanuma, podanumaa, podalama, podanum na, pottuduven, pottu viduven, pottudalam, veyyana, veyamantava, veyinchukuntava, vesestha, vesesta, lagwani hai, lagani hai, lagwaoge, lagwana hai kya',
    harmlessNear: 'register, machine, app, scanner, book, sheet, fan, table',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: 'exam lo, exam la, exam me, exam mein, exam hall, quiz lo, quiz la, quiz me, test lo, test la, fat lo, fat la, paper me, answers',
    actions: 'earbud, earbuds, phone petti, phone vechu, phone vachu, phone rakh ke, mobile petti, spy',
    spokenActions:
      'cheptha, chepta, cheputa, chepistha, solren, solluven, sollitharen, solli tharen, bata dunga, batata hu, bata denge, bataunga, pampista, pampistha, anuppuven, anupuren, bhej dunga, mil jayenge, mil jaenge',
    harmlessNear: 'previous, past, old, book, books, key, free, doubts, explain, table, calculator, viva',
  },
  {
    kind: 'forged documents',
    isWide: true,
    isDoubtful: true,
    things:
      'id, id card, age id, degree, marksheet, certificate, licence, license, aadhar, aadhaar, birth certificate, letter, bonafide, seal, sign, 21 wala id, 21 wali id',
    actions:
      'bar ku, pub ku, club ku, pub ki, bar ki, club ki, pub ke liye, club ke liye, bar ke liye, age <number> nu, age <number> ani, age <number> ka, naya naam, naam badal, naya naam daal, dikhne me asli, asli lagti, asli lagta, asli lagegi, asli dikhega, asli jaisi, original madhiri, original maari, original laga, asal laga, poi, mess ku pogalam, ulla vidu',
    spokenActions:
      'maathi tharuven, maathitharen, maathi tharuvan, potu tharen, pottu tharen, pottu tharuven, maarchi istha, marchesta, badal dunga, badal denge, bana dunga, bana denge, chesta, chestha',
    harmlessNear: 'holder, frame, lanyard, lost, cover, printer',
  },
  {
    kind: 'live animals',
    things:
      'poonai, poona, naai, muyal, kili, pura, puraa, kozhi, aadu, aamai, meen kunju, pilli, kukka, kundelu, chiluka, chilaka, pavuram, pavurala, tabelu, tota, kabootar, kabutar, khargosh, billi, kutta, kutte, kachhua, chuha, murga, murgi, bakri',
    actions:
      'kutti, kuttigal, kunju, kunjugal, joint ah, jodi, joda, kootoda, koondoda, kundoda, pilla, pillalu, panjaram tho, panjaramtho, janta, nelalu, nelala, rojulu, rojula, maasam, maadham, naal, mahine, mahina, din ka, din ke, bachcha, bachche, bacha, bacche, pinjra saath, pinjre ke saath, pinjre sahit, vaccine, thadupoosi',
    harmlessNear: unsold,
  },
  {
    kind: 'stolen goods',
    isWide: true,
    isDoubtful: true,
    things: 'phone, mobile, cycle, bike, laptop, charger, watch, bag, purse, wallet, earbuds, helmet, calculator, scooty',
    actions:
      'poottu odachu, poottu udachu, pootu odachu, poottu odaichu, keezha kedandhadhu, keela kedanthathu, keezha kidandhadhu, vazhila kedachudhu, bus la kedachudhu, dorikina, dorikindi, dorikinadi, road meeda dorikina, lock undi, pattern undi, thaalam pagalagotti, thalam virichi, tala tod ke, tala todke, taala tod, mila hua, mili hui, mila tha mujhe, lock iruku, yaarodadhu nu theriyadhu, evaridi teliyadu, kiska hai pata nahi',
    beside: 'lock, pattern, vilai, kammi, cheap, sasta, sasti, <number>',
    harmlessNear: 'saavi, chaabi, key, keys, bill, box, return, tho, parts, pudhusu, screen, crack, vizhundhu',
  },
  {
    kind: 'frauds and schemes',
    isDoubtful: true,
    things: '<number> podu/podunga/potta/pottaa/pettu/pettandi/pedithe/lagao/daalo/ke, <number> invest',
    actions:
      'naalaiku <number>, nalaiku <number>, adutha vaaram <number>, vaaram tarvata <number>, vaaram lo <number>, nela lo <number>, nelaku <number>, repu <number>, kal <number>, hafte me <number>, hafte baad <number>, mahine me <number>, mahine baad <number>, <number> ek hafte me, <number> hafte me, <number> mahine me, <number> guarantee, nambikkai, guarantee naadi, scheme',
    harmlessNear: 'tshirt, t, shirt, cycle, table, cot, bed, chair, cooler, fan, balance, rest, advance, rent',
  },
  {
    kind: 'alcohol',
    things: 'beer, beeru, beerlu, beerulu, sarakku, mandu, daru, daaru, rum, vodka, whisky, brandy, full bottle, quarter',
    actions:
      'rendu iruku, fridge la, jillunu, chill ah, chilled ah, chalaga, chalaga unnayi, intiki nunchi, oorla irundhu, pondy stock, goa stock, ghar se laya, gaon se, thandi, room <number>, kavala, venuma',
    harmlessNear: 'mug, glass, box, vegetable, plate, cup, water, milk, cake, poster, opener, katori, shampoo',
  },
  {
    kind: 'abusive language',
    isWide: true,
    isAlways: true,
    isDoubtful: true,
    things:
      'un akka, un thangachi, un sister, unga akka, nee akka, nee chelli, mee akka, teri didi, apni didi, apni behen, teri girlfriend, un aalu, un ponnu, nuvvu okkadivey, nuvvu okkadanive, okkadive ra, nee okkadhanave, thaniya vaa, thaniya varuviya, akeli aa, akeli aana, akeli aaja, akele me mil, room ki vasthe, room ku vandha, room pe aaja, room pe aayegi, raat ko company, company chahiye, papa, paapa, darling, jaanu, kutti chellam',
    actions:
      'photo anuppu, number kudu, number anuppu, photo pampu, number ivvu, ka number, ki photo, photo bhej, number bhej, number de, free ah, free ga, free me, free mein, discount, rate pe, rate pe baat, raat ko, night, papa, jaanu, darling, mil, kootitu vaa, anuppi vidu',
    harmlessNear: 'kurti, size, saree, dress, table, chair, almirah, cot, cooler, father, bag, tcs, lamp, book, books, cycle, gift',
  },
  {
    kind: 'abusive language',
    isAlways: true,
    things:
      'nee yaaru nu, nee evaru ani, tu kaun hai, un room, nee room, tere room, tere hostel, ghar me ghus, room me ghus, hostel me ghus, veliya vaa, velila vaa, bayataki ra, bahar mil, bahar aa, gate pe mil, gate kitta vaa',
    actions:
      'theriyum, telusu, pata hai, paathukalam, paathukkalam, paathukaren, chuskundam, chusukundam, choosukundam, dekh lenge, dekhte hai, dekh lunga, marunga, maarunga, maarenge, marenge, peetunga, adipen, adikaren, kodtha, kodatha, todunga',
    harmlessNear: 'table, cot, dekhna, chair, cooler, size',
  },
  {
    kind: 'abusive language',
    isAlways: true,
    things:
      'gadhe ki tarah, kutte ki tarah, suar ki tarah, shakal dekh apni, shakal dekh, shakal dekhi hai, apni shakal, apni aukaat, apni aukat, sheeshe me shakal, naai madhiri, panni madhiri, kukka laga, panthi laga, gadida laga',
    actions:
      'mat bol, bhaunk, bhaunkna, bol, baat mat, apni, aaine me, sheeshe me, dekh, dekh ke, kolaikkadha, kathadha, moragaku, aravaku, pesadha, dekh pehle',
  },
  {
    kind: 'abusive language',
    isAlways: true,
    things: 'poi, po, pora, nuvvu, nee, velli, ja ke, jaake, ja, saale, sale, saala, tu, tum, tere jaise, do kaudi, do take, do kodi',
    actions:
      'thookula thongu, thookku pottuko, thooku maattiko, sethu po, sethudu, saavu, seththuru, naasama po, chachipo, sachipo, chavu, uresuko, uri vesuko, phaansi laga, fansi laga, zeher kha, zahar kha, doob mar, doob ke mar, ke insaan, ka insaan, ke aadmi, ka aadmi, ki aurat, ki ladki, ke log',
    harmlessNear: 'film, gaana, song, paatu, padam, movie, phone, battery',
  },
];

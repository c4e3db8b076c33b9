import type { Deal } from '../lexicon.ts';

const carried = 'phone, mobile, cycle, bike, laptop, charger, watch, helmet, scooty, activa, battery, headphone';

/** Phrases of students in Bengali, Marathi, Gujarati and Punjabi, in Latin letters and in their scripts. */
export const spokenNorth: Deal[] = [
  {
    kind: 'exam papers and paid assignments',
    things: `exam, exams, paper, test, quiz, cat, fat, assignment, record, lab record, thesis, project, viva, practical, পরীক্ষা, এক্সাম, অ্যাসাইনমেন্ট, প্রজেক্ট, पेपर, परीक्षा, असाइनमेंट, પરીક્ષા, પેપર, અસાઇનમેન્ટ, ਪੇਪਰ, ਅਸਾਈਨਮੈਂਟ`,
    spokenThings: 'porikkha, poriksha, pariksha',
    actions: `tor hoye, tomar hoye, apnar hoye, tor jaygay, tomar jaygay, tujha/tuza/tumcha paper mi, mi deto, mi dein, mi deil, tujhya jagi, tuzya jagi, tujhya badli, tuzya badli, lihun deto/dein/milel, karun deto/milel, tari jagya e, tari jagyae, tamari jagyae, lakhi aapish/apish/aapu, kari aapish/apish, teri thaa, tere layi likh, likh dyanga, likh daanga, kar dyanga, ami diye debo, likhe debo, likhe dibo, kore debo, diye dibo,
      তোর হয়ে, তোমার হয়ে, দিয়ে দেব, দিয়ে দেবো, লিখে দেব, লিখে দেবো, করে দেব, करून देतो, लिहून देतो, लिहून मिळेल, मी देतो, मी देईन, तुझ्या जागी, तुझा पेपर मी, લખી આપીશ, કરી આપીશ, તારી જગ્યાએ, ਲਿਖ ਦੇਵਾਂਗਾ, ਤੇਰੀ ਥਾਂ`,
    spokenActions: 'likhe debo, kore debo, diye debo, lihun deto, lihun dein, lakhi aapish',
    harmlessNear: 'pen, pad, notebook, calculator, guide, blank, empty, table, lamp',
  },
  {
    kind: 'exam papers and paid assignments',
    things: `question paper, question, questions, qp, paper, proshno, প্রশ্ন, প্রশ্নপত্র, प्रश्नपत्रिका, पेपर, પેપર`,
    spokenThings: 'proshnopotro, prashnapatrika',
    actions: `peye gechi, peye gechhi, out hoye geche, fash, phaash, futla, phutla, futlay, futla aahe, milala aahe, hatat aahe, footi gayu, futi gayu, mali gayu, ফাঁস, পেয়ে গেছি, আউট হয়ে গেছে, फुटला, फुटली, मिळाला आहे, हातात आहे, ફૂટી ગયું, મળી ગયું`,
    harmlessNear: 'previous, old, past, solved, sample, juna, june, puran, roll, ream, glass, matka',
  },
  {
    kind: 'alcohol',
    isWide: true,
    things: `mod, bangla mod, deshi mod, bilati mod, daru, deshi daru, santra, mal, full bottle, full botol, quarter, botol, bottle, batli, মদ, দারু, বোতল, दारू, बाटली, દારૂ, બાટલી, ਦਾਰੂ, ਬੋਤਲ`,
    spokenThings: 'daaru, cholai, mohua',
    actions: `mod ache, mod ase, mod khabo, mod khabi, mal khabi, mal khabo, daru ahe, daru aahe, pyaychi, pyaychay, pyayla, basaych, pivaani, piva mate, peen layi, peeni, neshar, chilli, মদ আছে, খাবি, খাবো, প্যাগ, पाजणार, प्यायला, पिणार, પીવા, ਪੀਣ ਲਈ`,
    harmlessNear: 'pani, water, jol, dudh, milk, cha, chai, coffee, juice, tel, oil, glass, gun',
  },
  {
    kind: 'drugs',
    isDoubtful: true,
    things: `pata, gaja, maal, mal, stuff, booti, buti, sabzi, sabji, hari sabzi, hari sabji, jinish, পাতা, মাল, माल, जिनिस`,
    actions: `matha ghurbe, matha ghorbe, gaach er pata, puria, puriya, padiki, padki, pudi, ganja pahije, nesha, neshar, neshar jinish, tana, taan, tanbi, khor, oDba, chilim, chillim, udayla, shiv ji ki, bhole ki, bholenath ki, phoonkne ki, sukhi, sukhi wali, নেশা, নেশার, পুরিয়া, টান, चिलीम, नशा, પડીકી`,
    spokenActions: 'neshaar, puriya, padiki',
    harmlessNear: 'mandi, market, khana, recipe, chicken, aloo, tarkari, pooja, puja, tulsi, neem, ayurved, kadhi, cutter, katne, basket, roti',
  },
  {
    kind: 'tobacco and vapes',
    things: `packet, pakit, ekta, ekti, ek, khuchro, sutta, pack, প্যাকেট, একটা, পাকিট, पाकीट`,
    actions: `সিগারেট, সিগারেটের, বিড়ি, বিড়ির, सिगारेट, तंबाखू, बिडी, સિગારેટ, બીડી`,
    spokenActions: 'sigaret, sigarette, tambakhu, tombaku, biriyer',
  },
  {
    kind: 'stolen goods',
    isDoubtful: true,
    things: `${carried}, ফোন, সাইকেল, ল্যাপটপ, मोबाईल, सायकल, लॅपटॉप, ફોન, સાઇકલ`,
    actions: `churi kora, churir, chorai mal, chorai maal, jhere diyechi, jhepe diyechi, tule enechi, chorlela, chorleli, chorlele, chorichi, choricha, dhaplela, dhapleli, dhaplay, uchallela, uchalleli, chori nu, chori no, chori ni, chori kari, chori da, chori di, chakk lya, chak ke leyanda, চুরি, চুরির, চোরাই, चोरलेला, चोरलेली, ढापलेला, उचललेला, चोरीचा, चोरीची, ચોરીનો, ચોરીનું, ਚੋਰੀ ਦਾ, ਚੋਰੀ ਦੀ`,
    harmlessNear: 'insurance, lock, bachane, anti, alarm, dehradun',
  },
  {
    kind: 'forged documents',
    things: `certificate, marksheet, id, id card, dakhla, licence, degree, সার্টিফিকেট, আইডি, মার্কশিট, दाखला, प्रमाणपत्र, સર્ટિફિકેટ`,
    actions: `jaal, jal certificate, bhua, bhuya, khota, khote, khoti, banavat, banavun deto, banavun milel, naklee, nakal kari, জাল, ভুয়া, নকল, खोटा, खोटे, खोटी, बनावट, बनवून मिळेल, બનાવટી, નકલી`,
    harmlessNear: 'frame, holder, file, folder, cover, original, fishing, net, coin',
  },
  {
    kind: 'gambling',
    isDoubtful: true,
    things: `match, cricket, ipl, cards, tash, taash, patte, tin patti, game, তাস, ম্যাচ, पत्ते, પત્તા`,
    actions: `taka lagiye, taka diye khela, juya, juwa, paishane, paise lavun, jugar, jugari, paisa lagavi, paisa muki, জুয়া, টাকা লাগিয়ে, जुगार, पैसे लावून, જુગાર`,
  },
];

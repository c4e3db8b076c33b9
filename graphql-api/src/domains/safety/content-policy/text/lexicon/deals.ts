import { describedAbuse } from './described/abuse.ts';
import { describedDealings } from './described/dealings.ts';
import { describedGoods } from './described/goods.ts';
import { describedStudies } from './described/studies.ts';
import { hatefulDeeds } from './deeds/hatred.ts';
import { insultDeeds } from './deeds/insults.ts';
import { moneyDeeds } from './deeds/money.ts';
import { offeredWork } from './deeds/offered-work.ts';
import { studyDeeds } from './deeds/studies.ts';
import { substanceDeeds } from './deeds/substances.ts';
import { hintedAdvances } from './hinted/advances.ts';
import { hintedContacts } from './hinted/contacts.ts';
import { hintedDealings } from './hinted/dealings.ts';
import { hintedExams } from './hinted/exams.ts';
import { hintedGoods } from './hinted/goods.ts';
import { hintedPossessions } from './hinted/possessions.ts';
import { hintedProfits } from './hinted/profits.ts';
import { hintedServices } from './hinted/services.ts';
import { riddles } from './hinted/riddles.ts';
import { spokenHints } from './hinted/spoken.ts';
import { hintedStudies } from './hinted/studies.ts';
import { hintedSubstances } from './hinted/substances.ts';
import { hintedWork } from './hinted/written-work.ts';
import type { Deal } from './lexicon.ts';
import { spokenElsewhere } from './spoken/elsewhere.ts';
import { spokenHindi } from './spoken/hindi.ts';
import { spokenKannada } from './spoken/kannada.ts';
import { spokenMalayalam } from './spoken/malayalam.ts';
import { spokenNorth } from './spoken/north.ts';
import { spokenTamil } from './spoken/tamil.ts';
import { spokenTelugu } from './spoken/telugu.ts';

/*
 * Offers that no single word reveals, but an action on a thing does, in English, Hindi, Tamil and Telugu. Words of Indian languages in Latin letters
 * are under `spoken`, where one spelling covers all.
 */
const theirWork = 'exam papers and paid assignments';

const work = `assignment, asignment, record, observation, cat1, cat2, lab record, record book, homework, thesis, dissertation, essay, quiz, exam, test, paper, project, practical, da, cat, fat, midterm, class, lecture,
  course, nptel, coursera, mooc, udemy, interview, coding round, viva, re fat, arrear,
  असाइनमेंट, रिकॉर्ड, रिकार्ड, होमवर्क, थीसिस, प्रोजेक्ट, क्विज, परीक्षा, एग्जाम, इम्तिहान, पेपर, क्लास,
  அசைன்மென்ட், அசைன்மெண்ட், ரெக்கார்டு, ரெக்கார்ட், வீட்டுப்பாடம், ப்ராஜெக்ட், புராஜெக்ட், ஆய்வறிக்கை, ஆய்வேடு, தேர்வு, பரீட்சை, வினாடி வினா, குவிஸ், கிளாஸ்,
  అసైన్మెంట్, రికార్డు, రికార్డ్, హోంవర్క్, ప్రాజెక్ట్, ప్రాజెక్టు, పరీక్ష, ఎగ్జామ్, క్విజ్, థీసిస్, క్లాసు, క్లాస్`;

const spokenWork = 'pareeksha, imtihan, thervu, parichai, veetupaadam';

const does = 'write/do/sit/clear/attend/take/give/attempt/solve/finish/complete/handle/submit/pass';
const doing = 'writing/doing/sitting/clearing/attending/taking/attempting/solving/finishing/completing/handling/submitting';
const person = 'someone/somebody/anyone/anybody/senior/junior/person/guy/friend/student/expert/writer/topper';

export const deals: Deal[] = [
  ...insultDeeds,
  ...hatefulDeeds,
  ...moneyDeeds,
  ...studyDeeds,
  ...offeredWork,
  ...substanceDeeds,
  ...hintedSubstances,
  ...hintedStudies,
  ...hintedDealings,
  ...hintedContacts,
  ...hintedExams,
  ...hintedWork,
  ...hintedPossessions,
  ...hintedProfits,
  ...hintedGoods,
  ...hintedAdvances,
  ...hintedServices,
  ...spokenHints,
  ...riddles,
  ...describedStudies,
  ...describedGoods,
  ...describedDealings,
  ...describedAbuse,
  ...spokenHindi,
  ...spokenNorth,
  ...spokenTamil,
  ...spokenTelugu,
  ...spokenKannada,
  ...spokenMalayalam,
  ...spokenElsewhere,
  {
    kind: theirWork,
    things: work,
    spokenThings: spokenWork,
    actions: `
      ${does}/${doing} (for) your/ur, ${person} (here) (who) to/can/will/could ${does} (for) my/our/me, ${person} to ${does}, who can ${does} my/our, hire/pay ${person}, paying ${person} to,
      written/done/completed/solved/cleared (completely/fully) for you/u, share (your/ur) login, solve/do/attempt the (whole/full/entire/graded) (graded) test/quiz, will be written/done/completed/solved/cleared (by/for), written/done by someone/expert/experts/topper, (in) your/ur handwriting/hand_writing, viva/project help, help paid/for_money, pay after result/mark/pass/grade, guaranteed pass/mark/grade, pass/mark/grade guaranteed, as your/ur own, change the name, put your/ur name, cover your/ur, on your/ur behalf, in your/ur place, ready to/for submit/submission, pay per, per answer/question, written neatly, written/writing per page,
      लिख दूंगा/दूंगी/देंगे/देता/देती/कर/के/दो, लिखूंगा/लिखेंगे/लिखता/लिखती/लिखवा/लिखवाएं/लिखवाओ , परीक्षा/एग्जाम/क्विज/इम्तिहान दे दूंगा/देंगे, की जगह, आपकी/तेरी/तुम्हारी जगह, परीक्षा दूंगा, बैठूंगा/बैठने वाला,
      எழுதி/எழுதித்/எழுத/எழுதுகிறேன்/எழுதுவேன்/எழுதுவோம், பதிலாக/பதில்,
      రాసి/రాస్తాను/రాస్తాం/రాస్తా/రాయాలి/రాయడానికి/రాసిస్తాను/రాసిపెడతాను, బదులు`,
    spokenActions: `
      likh dunga/dungi/denge/deta/deti/dete/ke/kar/lo/dena, likhunga/likhungi/likhenge/likhta/likhti/likhwa/likhwao/likhwana/likhdunga, likhne wala,
      baithne/baithunga/baithega/baithenge, exam dunga/denge, teri/tumhari/aapki/apki jagah,
      ezhudhi/ezhudha/ezhudhuren/ezhudhuven/ezhudhuvom/ezhudhanum/ezhudhikudukka, badhila/badhilaga,
      raasi/raasta/raastanu/raastam/raastaru/raayali/raayadaniki/raasistanu/raasistam, badulu/badhulu,
      likh jayega/jayegi/jayenge/jaega, likhwana hai/he, likhe debo/dibo/dite_pari/dei, ezhuthi tharam/tharaam/kodukkum/kodukkam, baredu/barkond kodtini/kodtivi/kodthini/koduttene/kodtare, lihun deto/dete/deu/denar, lakhi aapish/aapishu/aapu`,
    offers: 'paid, page, rupees, urgent, cheap, guarantee, pass',
    harmlessBefore: 'how, blank, empty, unused',
    harmlessAfter: 'blank, notebook, holder, pad, cover, folder, file',
    harmlessNear: 'guide, tips, blank, empty, unused, laptop, pen, tablet, table, lamp',
  },
  {
    kind: theirWork,
    things: `attendance, attendence, proxy, proxie, biometric, rfid card, rfid, roll call, roll number,
      अटेंडेंस, हाजिरी, उपस्थिति, प्रॉक्सी, வருகை, வருகைப்பதிவு, அட்டெண்டன்ஸ், ப்ராக்ஸி, హాజరు, అటెండెన్స్, ప్రాక్సీ`,
    spokenThings: 'hajri, haaziri, varugai, hajaru, atendens',
    actions: `mark/marking/give/giving/manage/put/arrange/sign my/our/your/ur/me/everyday/daily, ${person} to/who mark/give/put/sign/answer, for you, your place, answer your name/roll, daily, cheap, rate, per day/class/lecture, i/we/will give, available,
      लगा/लगाता/लगाती/लगाएंगे/लगवा/लगवाएं/लगवाओ/लगाऊंगा/लगाओ, போட்டு/போடு/போடுவேன்/போடுகிறேன்/போடணும்/போட, వేస్తాను/వేస్తాం/వేస్తా/వేయాలి/వేయండి/వేసి`,
    spokenActions:
      'punch kar dunga/denge/deta, punch karunga, lag jayega/jayegi, ho jayega/jayegi, idtini/hakatini/haktini, diye debo, idam/idaam, laga/lagata/lagati/lagwa/lagwao/lagwana/lagaunga/lagayenge/lagao, podanum/podu/pottu/poduren/poduven/podren/poda, vesta/vestanu/vestam/veyali/veyandi/vesi',
    harmlessAfter: 'register, book, sheet, machine, app, scanner, device, server, pattern',
    harmlessNear: 'register, machine, server, network, networking, software, app, scanner',
  },
  {
    kind: theirWork,
    things: `question paper, questionpaper, exam paper, exam question, quiz question, answer key, qp, cat paper, fat paper, actual question, internal question, paper,
      प्रश्नपत्र, प्रश्न पत्र, पेपर, क्वेश्चन पेपर, கேள்வித்தாள், வினாத்தாள், ప్రశ్నాపత్రం, ప్రశ్నపత్రం, క్వశ్చన్ పేపర్`,
    spokenThings: 'kelvithaal, kelvi thaal, vinathaal, prashnapatram, prashna patram, prashna patra, question paper',
    actions: `leak, leaked, confirmed, from (the) faculty/inside/coe/exam_cell/printing_press/press/professor/prof, faculty side, available tonight/today/now_for_tomorrow, sure shot, tonight, before exam, advance me, night before, got it early, early access, day before, need/have/got/get tomorrow,
      पहले, आज ही, लीक, கசிந்த, முன்கூட்டியே, முன்னாடியே, முன்பே, ముందే, ముందుగా, ముందు, లీక్`,
    spokenActions: 'munnadiye, munnadi, munkootiye, munbe, munde, mundu, mundugane, pehle/pahle, aaj hi milega, leak hai',
    harmlessBefore: 'previous, past, old, model, sample, mock, last, pichhle, pichle, puraane',
    harmlessNear: 'previous, past, solved, model, sample, mock, pyq, roll, sheet, craft, ream',
  },
  {
    kind: theirWork,
    things: 'proxy, proxie',
    actions: 'class, lecture, lab hour, period, morning, any block, 8 am',
    harmlessNear: 'server, network, networking, pattern',
  },
  {
    kind: theirWork,
    things: 'question, questions, quiz, answer key',
    actions: 'night before, day before, beforehand, in advance, one day early',
    harmlessNear: 'previous, past, model, sample, mock, practice',
  },
  {
    kind: theirWork,
    things: 'answer key, actual paper, exam answer, fat answer, cat answer',
    actions: 'before (the/your) exam/test/fat/cat/paper',
    harmlessNear: 'previous, past, model, sample, mock',
  },
  {
    kind: theirWork,
    things: 'sem question, exam question, cat question, fat question, quiz, midterm, internal, exam, paper, question paper',
    actions: 'leaked',
  },
  {
    kind: theirWork,
    things:
      'kal ke/ka/ki paper/quiz/exam/test/endsem/midsem/internals/cat/fat, tomorrow/tomorrows quiz/exam/test/cat/fat/paper (question/paper), कल का/के पेपर/क्विज/एग्जाम',
    actions: 'question, need/want/have/got/selling/get, paying, available, answer, मिलेगा, मिल, सवाल',
    spokenActions: 'milega/milenge, mil jayega/jayenge, chahiye, mere paas',
    harmlessNear: 'calculator, calci, pen, drafter, scale, compass, labcoat, apron, coat, notes, book, textbook, previous, lamp, alarm, rent',
  },
  {
    kind: 'forged documents',
    things: `certificate, certi, marksheet, mark sheet, marks card, id card, id, licence, license, driving licence, passport, aadhaar, aadhar, pan card, degree, diploma, transcript, bonafide, outpass, gate pass, offer letter, income certificate, medical letter, leave letter, od letter,
      प्रमाणपत्र, प्रमाण पत्र, सर्टिफिकेट, मार्कशीट, आधार, आधार कार्ड, आईडी, डिग्री, लाइसेंस, पासपोर्ट, बोनाफाइड,
      சான்றிதழ், சர்டிபிகேட், மார்க் ஷீட், மார்க்ஷீட், மதிப்பெண் பட்டியல், உரிமம், லைசென்ஸ், அடையாள அட்டை, ஐடி, ஐடி கார்டு, பாஸ்போர்ட், ஆதார்,
      సర్టిఫికెట్, ధృవపత్రం, మార్క్ షీట్, మార్క్షీట్, లైసెన్స్, ఐడి, ఐడి కార్డు, గుర్తింపు కార్డు, పాస్పోర్ట్, ఆధార్`,
    spokenThings: 'saandridhazh, sandrithal, dhruvapatram, pramaanpatra',
    actions: `fake, forged, counterfeit, bogus, backdated, back dated, letterhead, attendance shortage, any date/dates, signed (and) stamped, hologram, editable psd, looks exactly/just like, asli jaisa/jaisi, same as original, edit kar/karke/karwa/karwao, without (any) (doing/attending/joining) test/exam/attending/appearing/internship/intern/doing/joining/going/work/visit, no question asked, फर्जी, नकली, जाली, फेक, போலி, போலியான, டூப்ளிகேட், నకిలీ, దొంగ, ఫేక్, డూప్లికేట్,
      बना दूंगा/देंगे/देता, बनाते हैं, बनवाएं/बनवा/बनवाओ, செய்து தரப்படும்/தருகிறேன்/தருவோம், చేసి ఇస్తాను/ఇస్తాం/ఇస్తా`,
    spokenActions:
      'nakli, farzi, jaali, poli, poliyana, nakili, donga, banwa/banwao/banwana, bana (ke) dunga/denge/deta, seidhu/senju/panni tharen/tharom/tharapadum, chesi ista/istam/istanu',
    harmlessAfter: 'holder, frame, cover, folder, detector, lanyard, pouch',
    harmlessNear: 'detector, frame, holder, lanyard, news, game, play, prop',
  },
  {
    kind: 'abusive language',
    things: `muslim/hindu/christian/sikh/dalit/brahmin/jain buyers/buyer/people/students/guys/boys/girls, fair skinned/skin, dark skinned, muslims, hindus, christians, sikhs, dalits, brahmins, biharis, bihari, madrasis, madrasi, northies, northie, southies, southie, mallus, kashmiris, nepalis, bangladeshis, bangladeshi, north indians, south indians, north easterns, lower caste, low caste, upper caste, sc st, obc, quota students, reservation students, reserved category, gays, lesbians, hijra, hijras, fat people, black people, dark people`,
    actions:
      'only, no, not for, not allowed, keep off, keep away, keep out, stay away, go back, get out, dirty, filthy, stinking, smelly, hate, scum, thieves, terrorists, cheats, vermin, dogs, animals, rats, chor, door rahe, bhaago, not sell, wont sell, dont contact/message/call, do not contact/message/call, please do not, is a thief, are thieves, thief, kick out, need not, excuse',
    harmlessNear: 'history, rights, movement, reservation, study, welfare, sociology, food, recipe, recipes, thali',
  },
  {
    kind: 'abusive language',
    things: `you, u, your, ur, yourself, तुझे, तुझको, तेरे, உன்னை, உன்ன, నిన్ను, మిమ్మల్ని`,
    spokenThings: 'tujhe, tereko, tumhe, unna, unnai, ninnu, ninna',
    actions: `will/gonna/ill kill/murder/stab/rape/shoot/hurt/thrash, send/show me (your/ur) nude/body/bra/photo, teach you a lesson, know where you live/stay, find/finish/destroy/ruin you,
      मार दूंगा/डालूंगा, जान से, काट दूंगा, கொல்லுவேன்/கொன்னுடுவேன்/வெட்டுவேன், చంపేస్తా/చంపుతా/నరికేస్తా`,
    spokenActions:
      'maar dunga/dungi/daalunga/denge, maarunga, kaat dunga, kolluven/konnuduven/vettuven/vettuduven, champesta/champutha/narikesta/champestanu',
    harmlessNear: 'price, deal, budget, movie, book, game',
  },
];

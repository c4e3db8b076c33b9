import type { Deal } from '../lexicon.ts';

/** Exams, attendance and papers that are offered without their usual words. */
const theirWork = 'exam papers and paid assignments';
const forged = 'forged documents';
const exam =
  'quiz/exam/test/paper/midsem/endsem/internal/internals/fat/cat/cat1/cat2/viva/physics/maths/chemistry/dbms/os/dsa/ece/eee/cse/mech/civil/cn/coa/english/end_sem/mid_sem';
const question = 'question/questions/sawaal/sawal/paper/qp';
const past =
  'previous, past, pyq, pyqs, old, purane, purana, pichle, pichhle, solved, sample, mock, model, practice, important, guess, pad, pads, extra, book, kitab, photocopy, xerox, notes';
const asker = 'sir/madam/maam/mam/prof/professor/faculty/teacher/hod/examiner';
const signer =
  'warden/parents/parent/dad/dads/father/fathers/mother/mothers/moms/amma/appa/nanna/parents_ka/hod/proctor/mentor/faculty/papa/mummy/advisor/dean/doctor/principal/guardian';
const form =
  'gate pass, gatepass, outpass, out pass, leave form, leave letter, leave application, od letter, od form, permission letter, leave slip, out slip, permission slip, on leave, chutti';
const noGoods = 'machine, reader, toy, holder, cover, lanyard, lock, app, register, scanner, calculator, planner, fan, table, chair, cooler';

const gotQuestions = {
  kind: theirWork,
  isWide: true,
  things: `${exam} ke/ka/ki ${question}, ${exam} question/questions/qp, ${exam} paper, tomorrows/mondays/fridays/kal_ke/kal_ka/aaj_ke/naalai/repu ${question}, munde/mundhe/munnadiye/pehle_se question/questions`,
  actions:
    'haath lag gaya/gaye/gayi, haath lage, hath lag gaya/gaye/gayi, hath lage, mil gaya/gaye/gayi/chuke/chuka, aa gaya/gaye/gayi, nikal gaya/gaye, out ho gaya/gaye, leak ho gaya/gaye/gayi, leak hua/hue, leak hai, dekh liya/liye/li, pehle se pata/mila/mile',
  spokenActions: `kedachirukku, kedachiruku, kedachiduchu, kidaichiduchu, kidachiruku, vandhuduchu, vanthuruchu, vandhiruku, maatikichu, en kitta iruku, vachesayi, vachayi, vachesindi, vachindi, dorikayi, dorikindi, dorikesayi, naa daggara unnayi, naa daggara undi, na daggara unnayi, na phone lo unnayi, naa phone lo unnayi, na phone lo undi, kaiyil iruku, kaiyil irukku, kaila iruku, kaila irukku`,
  harmlessNear: `${past}, result, results, marks`,
};

export const describedStudies: Deal[] = [
  {
    ...gotQuestions,
    beside: `kisi ko bolna/batana/bataana/mat, kisi ko na, kisi ko bataya, kisiko bataya, kisiko mat, batana mat, bolna mat, chup, secret, yaar kittayum, yaarkittayum, yaarukum sollaadha/sollatha/solladha, yaarukkum, evariki cheppaku, evarikee cheppaku, evariki cheppoddu, per head, per person, screenshot`,
  },
  {
    ...gotQuestions,
    isDoubtful: true,
    beside: `me dunga, mein dunga, bhej dunga/dungi/denge, bhejunga, de dunga, forward kar, anuppuren, anupuren, anupren, anuppuven, kudukuren, tharen, pampista, pampistha, istha, ista, pay chey, solren, anuppi solren, cheptha, daal dunga, daal denge, lekar, leke, <number>, chahiye to, chaiye to, venumna, kavalante`,
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: `what/whatever/questions ${asker} will/is/are/has (be/going_to/gonna/to) ask/asking/give/giving/set/keep/keeping, question/questions ${asker} will ask/give/set/keep, list/questions/paper/sums/problems (that) ${asker} prepared/made/set/typed/kept/printed, which (<word>) sums/questions/problems/topics/qns come/comes/will_come/are_coming/is_coming, what will be asked, what is/are going_to_be/gonna_be/being asked, what will come on/in/for, whatever comes on/in monday/tuesday/wednesday/thursday/friday/saturday/exam/fat/cat, what comes on/in (the) monday/tuesday/wednesday/thursday/friday/saturday/exam/fat/cat`,
    actions: `word for/to/by word, whole list, full list, entire list, all <number> of_them/questions, all <number>, exact questions, exact, in advance, one by one, question by question, already have, already with me, in my hand/phone/gallery, with me, pay and see, ask me, on/in thursday/friday/monday/tuesday/wednesday/cat/fat, got it, <number> per person/head, <number> a head, <number> each, per person, per head, a head`,
    beside: 'each, person, head, <number>, pay, price, rupees, rs',
    harmlessNear: `${past}, discuss, tuition, teach, class, tips, free`,
  },
  {
    kind: forged,
    isWide: true,
    things: `${signer} ka/ki/ke sign/signature/seal/stamp, ${signer} sign/signature/seal/stamp`,
    actions: `sign it/them (exactly) like, do it so well, i sign, i will sign, ill sign, i can sign, i copy, i can copy, sign it myself, done in (a/one/two/five) minute/minutes, i put, better than him/her/them, cant tell, cannot tell, same to same`,
    spokenActions: `main kar dunga/deta/dungi, mai kar dunga, kar ke dunga/deta/denge/dungi, karke dunga/deta/denge/dungi, kar dunga/denge/deta, copy kar/karke, same karta/karti/kar, ekdum same, same to same kar, pottu tharen/tharuven/kudukren, potu tharen, pottu kudukuren, naan podren, naane poduren, pettistha, pettista, chesi istha/ista, chesistha, nenu pedatha, nene pedtha`,
    beside: form,
    harmlessNear: `${noGoods}, cooler, kab, when, wait, office`,
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: `earpiece, ear piece, earbud, in your/ur/the ear, inside your/ur/the ear, mic inside, mask with (a/the) mic, wireless/bluetooth bud/buds/piece, sits in (the/your) ear, for (the) ear, in kaan, kaan me, kaadhula, chevilo, button camera/cam, shirt camera, pen camera, spec camera, specs camera, glasses camera, specs/glasses/shirt/button/pen with (the/a) camera/cam, camera/cam in (the/my/your/a) specs/glasses/button/pen/shirt`,
    actions: `other end, other side with, on the line, on the call with, with the textbook, with the book, with the notes, with textbook, with google, reads/read/reading from (the) book/textbook/notes/google, speak/speaks/tell/tells/whisper/whispers/say/says/dictate/read (you/out) (the/all) answer/answers, hall tested, for exam hall, for the exam hall, you read (out) the question/questions, i answer, magnet remover, magnet tool, in (the) hall, in (the) exam hall, in exam, in exams, my team/friend/senior/guys solves/solve, team/friend/senior solves, solves and, speaks in, answer/answers (will) come/comes from (my/our/the) side/friend/outside, see/sees (the/your) sheet/paper/questions, from outside, bolunga, bolenge, answer bolega, solluven, cheptha`,
    beside: 'ear, hall, exam, exams, answer, answers, sheet, quiz, paper, fat, cat, midsem, endsem, test',
    harmlessNear: 'gaming, headset, music, podcast, songs, missing, hearing, doctor, noise, library, calls, online, classes, concert',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    isAlways: true,
    things: `short of <number>, short on attendance, below <number>, less than <number>, under <number>, attendance low/less/short/shortage/kam/kammi/kammiya/thakkuva/thakuva, low attendance, hajri kam, sleep in, sleep at home, sleep late, you sleep, stay in bed, staying in bed, in your bed, carry <word> id/ids/cards/id_cards, take <word> id/ids/cards/id_cards, tu so, so ja, paduko, thoongu, your/ur rfid/rfid_card, leave your/ur id/card/rfid, your/ur/tera/teri/apna/un/unga/nee/mee card/id, give me (your/ur) card/id`,
    actions: `swipe (in/it) for you/u, swipe it, ill swipe, i swipe, i can/will swipe (in/your/it), i tap, i can/will tap, tap it, tap your/ur card/id (daily/everyday/for), punch your/ur card/id, i punch, i can/will punch, punch it, card/id swiped/tapped/punched (at/every/daily), swiped (in) for you, mark you/u present, marked present, show you/u present, shown present, you/u (are/will_be) present, present all week, to (the) <word> (am) class, to class for you, one more is <number>, goes with me to (the) class/lab, goes to class (with)`,
    spokenActions: `swipe kar/karke/karunga/karenge/kardunga, tap kar/karunga/kardunga, punch kar/karunga/kardunga, swipe panren/pannuren/pannidren/pannuven, tap panren/pannuren, punch panren/pannuren, swipe chestha/chesta/chesthanu, tap chestha/chesta, punch chestha/chesta`,
    beside:
      'all week, whole week, per class, a class, per day, a day, each, a month, per month, per lecture, every morning, every day, everyday, daily, roz, dhinamum, roju, <number>',
    harmlessNear: `${noGoods}, atm, gpay, phone, screen, gate, canteen, mess`,
  },
  {
    kind: forged,
    isWide: true,
    isDoubtful: true,
    isAlways: true,
    things: `be/become/turn <number> on/for/by, need/want/wanna to be/become/look <number>, wanna be <number>, older on paper, adult on paper, make/makes you/u <number>, <number> on paper, <number> on (a/the) card/plastic, <number> ka bana, <number> wala card, age <number> card, date of birth <number>, dob <number>, dob as <number>, enter the/any club/pub/bar, under <number>, older by <number>, not <number> yet`,
    actions: `card will be, card comes, card come, card in <number>/two/three, plastic card, card looks, photo and name/<number>, give photo, give me photo, send (a/me) selfie/photo, just photo, on a card, card for <number>, (works/scans/scan/accepted/pass/passes) (also) at (every/any/the/all) pub/bar/club/door/gate, pub door, in your hand, new card, with your/ur face, on the card, make the dob/date, change the dob/date, looks like govt, looks government, like government, kar dunga, bana dunga`,
    harmlessNear:
      'frame, polaroid, album, print, prints, holder, greeting, birthday, cake, invitation, plan, fitness, visiting, goals, kg, kilos, size, waist',
  },
];

import type { Deal } from '../lexicon.ts';
import { helper, paid, unnoticed } from './words.ts';

/** Exams that others take, help during an exam, and leaked exams, in ordinary words. */
const theirWork = 'exam papers and paid assignments';

const exams = `exam, exams, examination, quiz, quizzes, online test, unit test, class test, mock viva, viva, vivas, cat 1, cat 2, cat1, cat2, fat, fats, midterm, midsem, endsem, compre, compres, comprehensive, comprehensive viva, arrear, arrears, backlog, supply, nptel, nptel centre, proctored, proctored test, oa, online assessment,
  placement test, aptitude, aptitude test, coding test, coding round, coding contest, hackerrank, hackathon round, lab exam, practical exam, internals, semester exam, sem exam, toefl, ielts, gre, hall ticket, hallticket, admit card, exam hall, hall, invigilator, proctor, moodle, codetantra, interview, gd round, parichai, pareeksha, pariksha, imtihan, thervu, परीक्षा, एग्जाम, தேர்வு, பரீட்சை, పరీక్ష`;
const presence =
  'roll call, attendance, attendence, lecture, lectures, lab class, id card, meetings, internship meetings, online class, online classes, zoom class, workshop, orientation, class, classes';

const subjects =
  '(the) dbms/os/maths/math/physics/chemistry/chem/thermo/thermodynamics/dsa/ds/cn/daa/oops/java/python/signals/bee/eee/english/mechanics/networks/algorithms/compiler/toc/ai/ml/coa/dld/vlsi/statistics/stats/calculus/biology/economics/electronics/sir/madam';
const examNames =
  'mid_sem/midsem/midterm/end_sem/endsem/cat1/cat2/cat_1/cat_2/fat/internal/semester/sem/model/quiz/supply/arrear/re_fat/practical/lab_exam/lab';
const as = 'appear/attend/sit/write/go/come/login/log_in/enter/pose/act/stand/present/speak/join';
const picture = 'face/faces/photo/photos/picture/pic/image';
const card = 'hall_ticket/hallticket/admit_card/id/id_card/ticket/card/i_card/idcard';
const changed = 'swap/swapped/swapping/change/changed/changing/replace/replaced/edit/edited/morph/morphed/paste/pasted/switch/switched';

const impersonation = `ill/i_will/i_can/i_could/will/can/to/gonna be you/ur/your, be your/ur face/double/twin, be you for, be me (for/in/at/on), become you/me, as you for, ${as} as me/you/u, ${as} on my/your/ur/his/their behalf, on your/ur/my behalf, in my/your/ur/his/their place/stead/seat, in place of me/you/u, instead of me/you/u, ${as} instead, take my/your/ur seat/place, lookalike, look_alike, look_a_like, doppelganger, body double, need/want/looking_for/find/require/wanted (a/an/my/one) (good) double/twin/duplicate/dummy/substitute/stand_in/replacement/clone, duplicate/dummy/replacement/substitute/fake candidate/student/guy/person, looks/look/looking/appears (exactly/just/a_bit/somewhat/almost) like me/you/u/my_photo/the_photo, resembles/resemble/resembling me/you/u, similar/same (face/looks/features/build/beard), similar/same height (and/build/glasses/specs), ${picture} ${changed}, ${changed} the/my/your/ur (hall_ticket/admit_card/id/id_card) ${picture}, my/your/another/other/his ${picture} on/in/into (the/your/my/ur) ${card}, ${picture} on/of/in (the/your/my) ${card} (can_be/is/will_be/gets) ${changed}, ${picture} can_be/is/will_be/gets ${changed}, ${picture} swap/swapped/morphed/morphing, (go/enter/walk/come) with your/my/ur/his ${card}, go/goes/going/walk/walks/walking in for you/me/u, pretend to be, pretend (that) i/im, pose as, posing as, answer/answering (the/your/ur) roll/name/roll_call, lip sync, twin brother/sister,
  tumhara/tera/tumhari/teri/mera/aapka ban ke/kar, banke exam/jaunga/jayega/baithunga, ki jagah, teri/tumhari/aapki/meri jagah, tere/tumhare/mere badle, photo maathi/maati/mathi/maarchi/marchi/badal/badalke/badli, un/unga/en id/photo/perla/peru, nee/mee/na/naa la/laga/place/badulu/peru, badhila/badhulu/badulu, nenu velli/velthanu/veltha, naan poi/poren/povan, naan un/unga`;

const liveHelp = `whisper/whispers/whispering (me/you/it/them/the), dictate/dictates/dictating, answers/answer/solution/solutions (will_be/are/is/get/gets) sent/shared/posted/dictated/told/shown, (i/he/she/they/we/friend/senior/expert) send/sends/sending/tell/tells/give/gives/read/reads (you/u/me/back) (the/all) answer/answers/solution/solutions/options, per/each/every/for_each/for_every (correct/right) (ans/answer/question/qn/solution), <number> a/an/each (correct/right) (ans/answer/question/qn), you read he/she/i/they answers/answer, (stay/stays/be/keep/remain) on/in (the/a) call, stay/stays/keep connected, keep the call on, call on during, someone/friend/senior/expert/person outside, sends/send/send_me/send_us (the) abcd/options/screenshots/photo_of_the_question, tell/send/text/whatsapp me/us the question/questions, from (the) toilet/washroom/bathroom, in the toilet/washroom/bathroom, tiny/small/mini/micro/nano/invisible earbud/earbuds/earpiece/bluetooth/speaker, bluetooth in (your/the) ear, magnet in, inside (the/your) ear, vibrating/vibrates/vibration, hidden notes/note/screen/camera/cam/mic/chit/chits/pdf, notes hidden, formula/formulas/formulae/notes/answers/pdf/pdfs on (your/the/my) hand/hands/calculator/scale/cover/watch/sleeve/thigh/wrist, (shows/show/stores/store/opens) pdf/pdfs/notes/formulas in exam, writing formula/formulas, second/extra/extended/duplicate screen/monitor/laptop (trick/method/setup), ring light trick, camera/webcam/cam/mirror (angle) trick/angle/sorted/setup/settings, guide you, guides you, help you live, live guide/guidance/help/solving/answers/support, passes/pass/beats/beat (the) checking/frisking/detector/proctoring, frisking, metal detector, lockdown browser, safe exam browser, bypass/bypasses/bypassing/crack (the/any) (proctoring/proctor/seb/lockdown/browser/camera), screen sharing/mirroring with, remote desktop/access, anydesk, teamviewer, you enjoy i, you sit i, you move/type i, lips only`;

const sources =
  'sir/sirs/maam/maams/mam/madam/madams/prof/profs/professor/professors/faculty/facultys/hod/hods/teacher/teachers/lab_assistant/lab_assistants/peon/clerk/attender/dean/setter/examiner';
const places =
  'exam_cell/exam_office/exam_section/exam_branch/exam_dept/coe/coe_office/press/printing_press/staff_room/staffroom/department/dept/hod_office/hod_cabin/xerox_machine/xerox_shop/xerox/photocopy_shop/photocopier/printer/server/moodle/lms';
const relatives = 'cousin/uncle/aunty/aunt/brother/bro/sister/friend/nephew/roommate/dad/father/mother/neighbour/mama/chacha/senior';

export const hintedExams: Deal[] = [
  {
    kind: theirWork,
    isWide: true,
    things: `${exams}, ${presence}, a grade, s grade, un id, unga id, nee id, mee id, tera id, tumhara id, aapka id, your id`,
    actions: `${impersonation}, come out with your/ur`,
    harmlessNear: 'mock, practise, practice, costume, tshirt, sheet, bed, booklet, guide, lost, collect',
  },
  {
    kind: theirWork,
    isWide: true,
    things: `${exams}, test, tests, contest, ans, your mobile, mcq, mcqs, the question, questions, answer, answers, abcd, inside shoe`,
    actions: liveHelp,
    beside: `${paid}, ${unnoticed}, invisible, trick, sorted, ping, dm, dm me, during (the) exam/test/quiz, in (the) exam/hall/test/quiz, passes, friend`,
    isDoubtful: true,
    harmlessNear:
      'mock, practise, practice, practised, printing, printer, coaching, tuition, tutoring, doubts, doubt, tutor, teach, explain, series, strap, lost, booklet, guide, lamp, gaming, warranty, bulb',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: `${exams}, ${presence}, assignment, assignments, thesis, report, sop, project, record, submission, invigilator`,
    actions: unnoticed,
    beside: paid,
    harmlessNear: 'mock, practice, practise, practised, quant, guide, book, coaching, tuition, tutor',
  },
  {
    kind: theirWork,
    things: `your/ur/tera/teri/tere/tumhara/tumhari/aapka/un/unga/unnoda/nee/mee roll_number/roll_no/roll/name/naam/peru/id/arrear/exam/paper/record/grade/grades/assignment/degree/project/thesis/marks/backlog/attendance`,
    actions:
      'my/mera/meri/mere/en/ennoda/naa/na/naadi pen/brain/brains/dimag/dimaag/hand/hands/haath/hath/handwriting/pena/kai/budhi/effort/work/knowledge/voice/mehnat/moolai',
  },
  {
    kind: theirWork,
    isWide: true,
    things: `question, questions, qn, qns, question paper, qp, paper, papers, the set, set a, set b, answer key, solutions, sawal, sawaal, sawaalon, prashna, prashnalu, kelvi, kelvigal, vinathaal, sets`,
    actions: `${sources} left/forgot/gave/mailed/shared/dropped/leaked/sent, ${sources} (own/ke/ki/ka) laptop/pendrive/pen_drive/desk/table/cabin/mail/email/drive/phone/bag/computer/system/usb/folder, from/via/through/by/inside/straight_from/in/on/at (the/our/a) ${sources}/${places}/lab_assistant/peon/clerk, (my/our/his/her) ${relatives} types/type/prints/print/sets/typed/printed/works/work/is_in, types/type/prints/typed/printed/sets the paper/papers/question/questions, (a/one) day/days/night/evening/hours/hour early/earlier/before/ahead/prior, before (you/u/we/i/everyone/others) (even) enter/enters/entering/see/sees/sit/sits/get/gets, before entering, in advance, opens/opening/starts tomorrow/monday/tonight, that opens, everything that/which comes, (i/we/already) have seen, i saw, (i/we) have/got (a/the/some) photo/photos/picture/screenshot/screenshots/pdf/copy, mere/apne paas, hai mere, en/enga kitta, naa/maa/na daggara, kaila iruku, got it/them (all) early/already/today, setter ka/ke, same (ones/set) tomorrow, sleep tonight, sleep well tonight, dont need to study, no need to study, study only these, only these will`,
    beside: `tomorrow, tomorrows, tmrw, tonight, monday, mondays, tuesday, tuesdays, wednesday, wednesdays, thursday, thursdays, friday, fridays, saturday, saturdays, next week, kal, kal ka/ke, kal wale/wala, parso, nalaiku, naalaiku, repu, repati, exam, exams, quiz, cat, cat1, cat2, cat 1/2, fat, midsem, endsem, midterm, internals, viva, hall, test, semester, os, dbms, xerox machine, pm`,
    harmlessBefore: 'previous, past, old, model, sample, mock, last, pichhle, pichle, solved',
    harmlessNear:
      'previous, past, pyq, pyqs, old, solved, sample, mock, model, practice, practise, years, year, seniors, dumbbells, dumbbell, ream, a4, roll, bundle, sheets, blank, novel, module, bank, doubt, doubts, teach, explain, tuition, clear',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: `tomorrows/mondays/tuesdays/wednesdays/thursdays/fridays question/questions/quiz/paper, questions/answers for/of tomorrow/monday/tuesday/wednesday/thursday/friday, moodle quiz, what comes, what will come, what is coming, everything that comes, set a and set b, both sets, exam office, exam cell, exam section, paper setter`,
    actions: `${sources}, ${relatives}, got, have, pm, dm, ping, hurry, screenshots, screenshot, answers, with answers, straight from, types, knows, tonight, only, pendrive, tomorrow`,
    beside: `${paid}, ${unnoticed}, dm, dm me, pm, ping, sleep, hurry, tonight, tomorrow`,
    harmlessNear:
      'previous, past, old, solved, sample, mock, practice, doubt, doubts, tuition, explain, teach, syllabus, dumbbells, help, discuss, together, box',
  },
  {
    kind: theirWork,
    isWide: true,
    things: `need/want/wanted/looking_for/searching/searching_for/require/required/seeking/hiring/find/finding (a/an/any/some/one/my/good/study) ${helper}/helper/study_helper, any/koi ${helper}, who can, who will, who could, anyone, somebody, koi, evaraina, evaru, yaaravadhu, yaravathu, yaaraavathu`,
    actions: `(to/can/could/will/who/free_to/able_to/ready_to) write/finish/complete/do/copy/make/type/draw/code/prepare/submit/solve/attempt/handle/fill/design (out) my/his/her/the/a/an/our/this/one/all/full/whole/entire/<number> (<word>) (<word>) (<word>) assignment/assignments/da/record/records/observation/observation_notebook/lab_manual/manual/report/thesis/dissertation/sop/lor/essay/project/ppt/case_study/homework/seminar/seminar_report/project_report/journal/drawing/drawings/drawing_sheet/drawing_sheets/paper/research_paper/term_paper/quiz/nptel, attend/appear/attempt/clear/give/take/write (my/the/a/his/her/our) (<word>) (<word>) exam/viva/quiz/test/interview/round/arrear/backlog/exams,
      (mera/meri/mere/hamara/poora) (pura/poora/dbms/lab) assignment/record/project/thesis/case_study/file/report/da/observation bana/likh/kar/complete/karke/pura/poora (ke) dega/degi/dena/do/de/sakta/sakti/doge, assignment/record/project/case_study/thesis/report ezhudha/panna/senju/ezhuthi, assignment/record/project/thesis/report chesi/rasi/raasi pedthara/pedtara/istara/isthara/pettandi/ivvandi`,
    harmlessNear: 'teach, explain, tutor, tuition, together, mentor, mock, free, club, team, teammate, teammates, member',
  },
  {
    kind: theirWork,
    things: 'assignment, assignments, record, lab record, project, thesis, report, case study, file, observation, da, homework',
    spokenThings: 'recordu, assignmentu',
    actions: '',
    spokenActions: `evaraina/evarina chesi/rasi/raasi/raayi pedthara/pedtara/pettara/istara/isthara/ivvagalara, chesi/rasi/raasi pettevallu/ichevallu/petta_vallu, yaaravadhu/yaaravathu/yaaraachum/yaravathu ezhudhi/senju/panni/mudichu tharuveengala/tharuvingala/tharuvaangala/kudupeengala/kuduppingala/tharamudiyuma, koi (mera/meri) bana/likh/kar/karke/likhke/banake dega/degi/dega_kya/de/dena`,
    harmlessNear: 'teach, explain, tutor, tuition, together, mentor, free, player, audio, bag',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things:
      'calculator, smart watch, smartwatch, watch, earphones, earbud, earbuds, bluetooth, pen, shoe, shoes, spectacles, specs, mask, scale, ring, id card, eraser, water bottle, belt, collar, button, phone',
    actions: `hidden notes/note/screen/camera/cam/mic/chit/chits/pdf/display/formula/formulas, notes (are) hidden/inside, shows/stores/holds/saves pdf/pdfs/notes/formulas, phone inside, modified cover/case, chit/chits inside, formula/formulas inside/on, answers inside, vibrates, tiny, invisible, micro`,
    beside: `${unnoticed}, exam, exams, hall, invigilator, proctor, quiz, cat1, cat2, fat, viva, midsem, endsem, modified`,
    harmlessNear: 'cleared, erased, noise, engineering, entrance, gift, passed, coaching, wrote, finished, got, over',
  },
  {
    kind: theirWork,
    isDoubtful: true,
    things: `${exams}, ${presence}, biometric, proxy, nptel exam, fat exam`,
    actions:
      'jugaad, jugad, setting, trick, tricks, hack, hacks, shortcut, loophole, cheat, cheating, silicone, silicone print, fingerprint, finger print, thumb print, freeze, frozen webcam, fake webcam, virtual camera, looped video, recorded video',
    harmlessNear:
      'book, books, tips, guide, shortcuts, shortcut, formula, formulas, quant, maths, aptitude, coaching, arduino, sensor, module, mobile, reader, scanner, phone, lock, tv, sheet, table, game, board',
  },
  {
    kind: theirWork,
    isWide: true,
    things: `answers, answer, solutions, all answers, answer key, key, mcq answers`,
    actions: `on/in (the/a/my/our/your/private) whatsapp/telegram/group/channel/chat during/while/when/before, during (the) quiz/exam/test/cat1/cat2/fat/viva/oa, while (the) quiz/exam/test is on, group open/opens/entry, channel entry, entry <number>, within <number>/two/five minutes, question by question, in real time, realtime`,
    beside: `quiz, exam, exams, test, cat1, cat2, cat 1/2, fat, oa, viva, midsem, endsem, nptel`,
    harmlessNear: 'previous, past, solved, sample, mock, practice, practise, book, series, old, years, interview, discuss, doubts',
  },
  {
    kind: theirWork,
    isWide: true,
    things: `paper of ${subjects}, ${examNames} paper/papers/qp/questions, paper/questions/qp of/for (the) ${examNames}, tomorrows/mondays/next_weeks/the_real/the_actual paper/questions, same six/five/ten/four/three/questions, the same questions`,
    actions: `hands on, got hold, get hold, laid hands, lay hands, somehow got, managed to get, reached me, with me already, in my inbox/gallery/phone, more coming, more papers, will be asked, are going to be asked, going to come, sir told us only, told only, munnadi, munnadiye, mundhe, mundhu, mundugane, pehle se, se pehle milega, pehle milega, before you write, before others, before everyone`,
    harmlessNear: 'previous, past, pyq, pyqs, old, solved, sample, mock, model, practice, practise, years, year, book, bundle, ream',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: 'munnadi, munnadiye, munnadiyae, mundhe, mundugane, pehle, pahle, beforehand, before exam, before the exam, exam ku munnadi',
    actions:
      'question venuma/venum/iruku/kedaikum/kidaikum, questions venuma/venum/iruku/kedaikum/kidaikum, question/questions kavala/unnayi/isthanu/istha, question/questions/sawal/sawaal mil/milenge/milega/mile/chahiye',
    harmlessNear: 'previous, past, old, solved, sample, mock, model, years, purane',
  },
  {
    kind: theirWork,
    things: `${exams}, ${presence}, paper, course, subject, sem, assignment, assignments, record`,
    actions: `clears your/ur, clear your/ur, solves your/ur, clear guarantee, clear guaranteed, pass guarantee`,
    spokenActions: `naan/naanga clear/pass/mudichu panren/pannuren/pannidren/panniduven/pannividuren/pannitharen/vidren, nenu/memu/nen clear/pass chesta/chestha/chestanu/chestam/chesestha/cheyistha/cheyistanu, clear/pass kara/karwa/kra dunga/denge/dungi/deta, de dega/degi/dedega, dedega/dededo, de sakta/sakte hai/ho/kya, attend kar/karke dega/degi/dunga/denge, baith jayega/jayegi/jaunga`,
    harmlessNear: 'book, books, guide, table, tension, lamp, tips',
  },
  {
    kind: theirWork,
    isDoubtful: true,
    things: 'chit, chits, bits, purchi, parchi, micro notes, mini notes',
    actions:
      'photocopied, photocopy, xeroxed, xerox, size of, stamp size, tiny, all units, unit wise, small size, reduced, printed small, pocket size, for exam, for fat, for cat',
    harmlessNear: 'drill, screw, screwdriver, potato, chips, fund, lucky, draw, party, game, spices',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: `cat2, cat1, cat 2, cat 1, fat, quiz, viva, lab, lab question, lab questions, lab exam, full marks, evaluation sheet, evaluation key, valuation key, exam, midsem, endsem, attendance, 75 percent, tap card, groupmate, teammate, group mate, project partner, team mate`,
    actions: `has leaked, have leaked, leaked, sits/sit/sitting behind/beside/next_to/in_front_of you/your, copy master, copying master, show/shows answers, evaluation sheet, allotment list early, list early, questions early, the sirs, tap card for, tap your card, taps your card, punch for you, monthly pack, weekly pack, who does everything, does everything, do everything, you just present/submit/sign/relax/attend/come, i become your, i will become your, for hire`,
    beside: `${paid}, anyone, hire, pack, early, everything, monday, tuesday, wednesday, thursday, friday, tomorrow`,
    harmlessNear:
      'coat, previous, past, old, solved, mock, practice, notes, bench, mobile, app, register, machine, gloves, apron, goggles, partner needed',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: `questions of/from (the) (last/first/morning/other/previous) batch/slot/shift/section, ${examNames} questions, cat 1 questions, cat 2 questions, fat questions, quiz questions, lab questions, lab question`,
    actions: `morning slot, morning batch, first slot, first batch, evening people, evening slot, evening batch, next batch, second slot, allotment list, list early, who wrote, already wrote, dm me, ping me, same questions`,
    harmlessNear: 'previous, past, pyq, pyqs, solved, sample, mock, practice, old, years, book, free, discuss',
  },
];

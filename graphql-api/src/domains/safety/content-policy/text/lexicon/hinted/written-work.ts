import type { Deal } from '../lexicon.ts';
import { paid, unnoticed } from './words.ts';

/** Written work for others, and documents with false statements, in ordinary words. */
const theirWork = 'exam papers and paid assignments';

const work = `assignment, assignments, da, das, digital assignment, record, records, lab record, lab manual, manual, observation, observation notebook, sop, sops, lor, statement of purpose, thesis, dissertation, report, project report, seminar report, internship report, page report, page seminar report, seminar, ppt, presentation, case study, case studies, drawing sheet, drawing sheets, graphics sheets, lab questions, lab programs, programs, homework, essay, essays, research paper, term paper, review paper, journal paper, literature review, minor project, mini project, major project, final year project, project, lab file, practical file, journal, nptel assignment, synopsis`;
const complete = 'completed/complete/filled/fully_filled/finished/written/fully_written/done/solved/corrected';
const doing = 'write/type/make/do/prepare/draw/code/complete/finish/design/build/create/compile/solve/develop';
const done = 'made/written/drawn/typed/coded/prepared/completed/done/finished/solved/built/filled/signed';

const docs = `any document, any documents, documents, document, degree, degrees, marksheet, marksheets, mark sheet, grade sheet, grade card, gradesheet, transcript, transcripts, cgpa, gpa, sgpa, percentage, your marks, ur marks, un marks, mee marks, certificate, certificates, certi, certis, bonafide, noc, od, od letter, fee receipt, rent receipt, medical bill, bills, uber bills, food bills, restaurant bills, blood report, lab report of, scan report, mark list, marklist, hospital slip, hospital slips, medical, medical slip, doctor slip, doctor letter, fitness letter, doctor uncle, company letter, company letterhead, offer letter, experience letter, internship letter, recommendation letter, any letter, experience ka letter, id card, id, ids, identity card, aadhaar, aadhar, adhar, pan card, voter id, driving licence, licence, license, passport, signature, signatures, parents sign, parent sign, warden sign, hod sign, stamp, seal, attendance percentage, attendance in, vaccine, vaccine certi, hall ticket, leave form, outpass, gate pass, salary slip, payslip, bank statement, birth certificate, caste certificate, income certificate, மார்க்ஷீட், சான்றிதழ், సర్టిఫికెట్`;
const altered =
  'adjust/adjusts/adjusted/edit/edits/edited/alter/alters/altered/modify/modified/raise/raised/bump/bumped/boost/boosted/tweak/tweaked/tamper/tampered/retouch/retouched/touch_up/touched_up/correct/corrected/fix/fixed/update/updated/upgrade/upgraded/improve/improved/rewrite/polish/inflate/inflated';

export const hintedWork: Deal[] = [
  {
    kind: theirWork,
    isWide: true,
    things: work,
    actions: `i/we/ill/we_will/i_will/i_can/we_can ${doing} (it/them/you/your/ur/everything/all) (from) (the/a) (whole/full/entire/complete/zero/scratch/thing/sop/code/report/thesis/chapter/record), i/we/ill/i_will/i_can/will/can ${doing} your/ur, from zero, from scratch for, (you/u/just/only/simply) (just/only/need_to/have_to/simply) (have_to) put/change/write/add/paste/fill/type/sign (only/in/on) (your/ur/the/team) (own/team) name/names/reg/reg_no/reg_number/register_number/registration/roll/roll_no/roll_number, put/change/write/add your/ur (own/team/full) name/names/reg/reg_no/reg_number/register/register_number/registration/roll/roll_no/roll_number, name and reg/roll/reg_no/roll_no, i/we charge <number>/rs/only/just/per, charge <number> (rs/rupees/per/for) (for) (the) writing/typing/drawing/page, charge for writing/typing/drawing, ${done} for you/u, ${done} and ${done}, already ${done}, <number> (rs/rupees) (per/a/each) page/pages/sheet/sheets/line/experiment/experiments/chapter/program, page ku/ki/ka <number>, <number>/rs page, per line of code, plag/plagiarism report/check (also) (attached/included/given), plagiarism below/under/less/free, plag below/under/free, no ai, no trace, turnitin report, after you get s/a/o/good/your, pay me after, submit (it) as yours/your_own/own, as your own, in my/your/ur name, under my/your/ur name, without you/u doing, you/u do nothing, nothing to do, (just/only) submit/attend/present, tension free`,
    beside: `${paid}, ${unnoticed}, ready, only, just, any subject, any dept, dm, ping, contact, tension free`,
    harmlessAfter: 'holder, cover, covers, folder, files, pad, sheets, blank',
    harmlessNear:
      'sheet, ruled, blank, unused, empty, tuition, teach, explain, holder, kit, tutor, mentor, free, binding, xerox, printout, printouts, scanner, notebook, pen, pens, paper, wedding',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things:
      'final year project, your project, ur project, mini project, capstone, your thesis, your report, your assignment, your assignments, your record, your das, your paper, your dissertation, your capstone',
    actions:
      'help you with, can help, will help, i help, help with, start to end, end to end, from start, full support, complete support, incl report, including report, with report, code and report, report and ppt, guaranteed, ready',
    beside: paid,
    harmlessNear: 'free, teach, explain, tuition, tutor, doubt, doubts, blank, holder, kit, sensors, table, laptop',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: 'attendance, attendence, your attendance, ur attendance, shortage, low attendance, hajri, haziri',
    actions:
      'arrange the thing, can arrange, will arrange, arrange for, thing for your, (70/75/80/85/90/<number>) percent guaranteed, guaranteed, guarantee, sorted, taken care, handled, i handle, i manage, can be managed, can be fixed, whole sem, till end of sem, monthly plan, full sem',
    harmlessNear: 'register, app, machine, scanner, workshop, free',
  },
  {
    kind: 'forged documents',
    isWide: true,
    things: docs,
    actions: `make/makes/create/creates/design/print/prints/arrange/arranges/provide/give/get (u/you) any, make u, make you, any/whatever/kisi_bhi/koi_bhi (other/kind_of/type_of) disease/week/company/college/university/age/dob/hospital/doctor/reason/percentage/year, any date/dates/name/names/amount, whatever date/dates/you_want/u_want/name, tell me what/which (to) (write/name/date/amount/you), looks/look govt/government/genuine/official/legit/100/exactly, looks real, look real, govt made, same (font/watermark/hologram/seal/stamp/paper), with watermark, real/original watermark/hologram/seal/stamp, background check/verification, passes/pass/clears/clear/passed (any/the/every/company/college/hr/pub/bar) (background/company/hr/id/police) check/checks/verification/scan/scanner/scanning/pub/bar/bouncer, passes at, bypass verification, nobody/no_one/hr/company/college/they (will/wont/never/doesnt/dont/cant/not) (even) verifies/verify/find_out/check/checks/call/calls, hr call, hr will not, copy any, copies any, copy (the) signature/sign, sign like your/ur, imitate, other/older/different/another/new/changed age/dob/date_of_birth, over/above 21, 21 plus, age 21, age likhwa, without jab/jabs/dose/doses/attending/training/working/exam/visiting/going/test/tests, saying (that) you/u did/were/worked/had/have/completed/attended/are, says (that) you/u did/were/worked/had/have/completed/attended/are, says you, even if you/u, no/zero work (needed/required), on/in (the) pdf, in photoshop, report to parents, parents changed, round seal, with seal, fill any, fill (in) your/ur/whatever, touched up, touch up, <number> becomes/to_becomes <number>, from <number> (<number>) to <number>, ${altered}, badha/badhake/badhwa/badal ke/kar/denge/dunga, maathi/mathi (pdf) tharen/tharuven/kudukren, <number> ku maathi/mathi, marchi/maarchi istha/ista/istanu/istam, placement cell, bana deta/dete/dunga/denge hu/hai/hain, bana ke, ready panni, trust me`,
    beside: `${unnoticed}, ${paid}, trust me, pub, bar, hr, company, placement cell, parents, passes, verify, verifies, whatever, make u, make you`,
    harmlessAfter: 'holder, frame, cover, folder, file, lanyard, pouch, printing, printer, photo, photos, size',
    harmlessNear:
      'holder, frame, folder, lanyard, printing, printer, lost, found, return, wedding, gift, invitation, template, binding, laminate, lamination, lamp, sleeves, warranty, shop, store, notary, apply, application, resume, calculator, calculate, formula, tutor, piano, love, alphabet, scrabble, magnetic, board, keyboard, sticker, stickers, wooden, rubber, print, wall',
    offers: 'print, prints',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: `hate/tired_of/no_time_for/no_time_to/lazy_to/bored_of/fed_up_with/fed_up_of/struggling_with/stuck_with/dont_like/dont_want_to/sick_of (to) (write/writing/do/doing/complete/completing/copying/your/these/the) (your/the/long/boring/these/lab) assignment/assignments/record/records/da/das/observation/report/reports/thesis/project/homework/lab_record/lab_records, ${complete} (lab/eee/ece/chem/physics/cse/dbms/sem/semester) observation/observation_note/observation_notebook/observations/record_note/journal/practical_file/lab_file/assignments/lab_manual, ppt plus, seminar ppt, report and ppt, ppt and report, speech plus report, notes and observation`,
    actions: `i love writing, love writing, i enjoy, i write, i do, i will, we do, leave it, let me, give me, hand it over, for full, per page, per record, tear (the) (first) page/cover, change (the) cover/name/page/first_page, new cover, your name, up for grabs, delivered in/by/within, deliver in/by/within, in a night, in one night, overnight, by morning, same day, in two days, same batch, same syllabus, fresh handwriting, no corrections, sir signed, signed by sir`,
    harmlessNear:
      'blank, unused, empty, tuition, teach, explain, free, tablet, scanner, pen, pens, keyboard, laptop, xerox, binding, projector, clicker',
  },
  {
    kind: 'forged documents',
    isWide: true,
    isDoubtful: true,
    things: docs,
    actions: `any value/values/amount/disease/result/results/reading/report/percentage, with/for any, entry works/work/guaranteed/sure/allowed/possible, works at (the) gate/mess/library/pub, mess/gate/library/hostel entry, put your/ur (own) photo/name/picture, put (own) photo, no/without (any) (tahsildar/doctor/office/hospital/rto/hod/school/college/bank/police/exam/test/jab/training) visit/needed/required/check/appointment, no need to (go/visit/attend/study/join), for reimbursement, for claim, for claiming, didnt go but, did not go but, you didnt/did_not (even) (go/attend/join/work/do), will say you/u went/did/attended/won, banwao bina, bina test/exam/jaye/gaye/training, ghar baithe, nu/ani/ki maathi/marchi/badal (tharom/tharen/istam/ista/denge/dunga), dob change, photo change, name change possible, contact for rate, signature practiced/practised, practiced/practised (<number>) times, ready in <number>/five/ten min/mins/minutes`,
    harmlessAfter: 'holder, frame, cover, folder, file, lanyard, pouch, size',
    harmlessNear:
      'holder, frame, lost, found, wedding, gift, invitation, template, binding, laminate, lamination, notary, resume, calculator, sleeves, album, tshirt, mug, reels, keyboard, love, printer, sticker',
  },
  {
    kind: 'forged documents',
    isWide: true,
    isDoubtful: true,
    things: `medical leave, sick leave, leave for fest, cgpa wala, cgpa wala pdf, marks wala pdf, result pdf, caste certificate, income certificate, domicile, ews certificate, hologram, hologram sticker, id proof, stipend slip, joining date, internship letter`,
    actions: `doctor is my, my cousin is, is my cousin, uncle is doctor, doctor friend, chamka, chamka dete, chamka denge, sudhar, sudhar denge, theek kar, thik kar, badha dete, for seat, for admission, for reservation, no questions, print exact, exact print, for id, exchange, in one/two/three/<number> days, ready in`,
    harmlessNear: 'lost, apply, office, notary, frame, laptop, toy, gift, sheet, silver',
  },
];

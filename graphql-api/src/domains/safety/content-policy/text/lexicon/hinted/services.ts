import type { Deal } from '../lexicon.ts';
import { commonGoods, helper } from './words.ts';

/** Services that name no goods: something of studies or of papers, a word for doing it, and a price. Each alone is said of many things. */
const studies = `exam, exams, quiz, quizzes, viva, vivas, cat 1, cat 2, cat1, cat2, fat, midsem, midterm, endsem, end sem, end semester, compre, arrear, arrears, backlog, backlogs, supply exam, nptel, coursera, moodle, vtop, internals, internal marks, practical, practicals, lab exam, lab programs, lab program, assignment, assignments, da, das, record, records, observation, thesis, thesis chapters, dissertation, project report, final year project, mini project, case study, seminar report, seminar, sop, lor, term paper, research paper, homework, coursework, online test, placement test, oa, google form, attendance, soft skills course, course quiz, python quizzes, your quizzes, ur quizzes, your assignments, project guide, project from scratch, ieee project, ieee paper, full project, dsa assignment, capstone, syllabus quiz,
  परीक्षा, असाइनमेंट, प्रोजेक्ट, रिकॉर्ड, தேர்வு, அசைன்மென்ட், ரெக்கார்ட், పరీక్ష, అసైన్మెంట్, రికార్డ్, pareeksha, pariksha, parichai, thervu`;
const does = `take care, takes care, taken care, handle, handles, manage, manages, solve, solves, solved, solving, clear, clears, clearing, complete, completes, completed, completing, writes, writing, written, type, types, typed, typing, paraphrase, paraphrasing, paraphrased, humanize, humanise, humanizing, ai percentage, rewrite, edit, edited, edits, submit, submits, submission, prepare, prepares, prepared, draw, draws, drawn, finish, finishes, attend, attends, answers, give login, your login, your password, moodle password, password and, with output, outputs, solutions, unique code, each person, from scratch, publication, publish, full code, source code, code changed, guarantee, guaranteed, s grade, an s, a grade, services, service, on call, overnight, one night, in a night, last minute, our man, our guy, inside man, inside guy, mails the, the sheet tonight, will never know, never know, get it done, gets it done, getting it done, do it for you, do them for you, does it for you, ready to be signed, ready for sign, all expts, all experiments, outsource, outsourcing,
  mil jayega, mil jaega, se mila, se mila hai, mila hai, baith jana, baith jao, baithna, naam pe, naam par, ke badle, mere badle, kar dega, kar dunga, kar denge, karwa, karwana, likh, likhwa, banwa, jugaad, penchali, penchutha, penchutharu, penchistha, veyinchali, ethi, yethi, yethi tharuvaru, ethi tharuvaru, potu tharuvaru, podanum, ezhudhi, ezhuthi, panni, mudichu, chesi, rasi, cheyinchali`;

const papers = `certificate, certificates, certi, certis, completion certificate, internship certificate, marksheet, marksheets, mark sheet, grade sheet, transcript, degree, bonafide, noc, bus pass, train pass, concession pass, bank statement, salary slip, payslip, doctor chit, doctor slip, doctor note, doctors note, medical certificate, medical slip, fitness certificate, medical letter, driving license, driving licence, dl, learner licence, licence in, license in, lor, letterhead, recommendation letter, experience letter, offer letter, relieving letter, aadhar, aadhaar, aadhar address, pan card, voter id, passport, income certificate, caste certificate, community certificate, birth certificate, domicile, ews, fee receipt, rent agreement, rent receipt, id card, college id, od letter, outpass, gate pass, ncc certificate, nss certificate, sports certificate, vaccine certificate, police verification, mark list, hall ticket, leave letter, leave form, leave application, bill book, prescription pad, receipt book, சான்றிதழ், సర్టిఫికెట్, प्रमाण पत्र`;
const gives = `duplicate, duplicates, agent se, agent, nahi dena padega, nahi dena hoga, bina test, karwa do, karwa lo, with parents, parents signature, i write both, i write, with seal, blank with, fill as you like, fill anything, fake, format, last year format, date changed, dates changed, change date, bana ke, bana kar, banwa, banwana, banwao, banate, banayenge, milega, mil jayega, any three days, any days, any day, any reason, showing, shows, which shows, without, no need, dont even come, dont come, need not come, in one/two/three/four/five/seven/<number> day/days/hours, same day, instant, fast service, ready made, readymade, with prof/hod/doctor/company/college sign/seal/stamp, prof sign, doctor sign, signed by, out of country, so no calls, no calls, cant verify, cannot verify, ke saath, number ke saath, pogama, pogaame, polaama, vellakunda, velakunda, join aagama, join avvakunda, print, printed, edited, edit, ready, arranged, arrange, provide, provided, issued, backdate, back date, address change, name change, age change, without proof, genuine looking, original looking`;

export const hintedServices: Deal[] = [
  {
    kind: 'exam papers and paid assignments',
    isWide: true,
    isDoubtful: true,
    things: studies,
    actions: does,
    harmlessNear: commonGoods,
  },
  {
    kind: 'forged documents',
    isWide: true,
    isDoubtful: true,
    things: papers,
    actions: gives,
    harmlessNear: `${commonGoods}, lost, found, lanyard, lamination, laminate, printing, print out, printout, photo, photos, sleeve, sleeves, wallet, notary, apply, bring, carry, show, security, required, original`,
  },
  {
    kind: 'adult content',
    isWide: true,
    isDoubtful: true,
    things: `girl friend experience, girlfriend experience, boyfriend experience, gfe, dinner date, movie and dinner, company for, company tonight, massage, massages, body massage, oil massage, cuddle, cuddles, cuddling, companionship, companion, happy ending, ending included, night out with, stay the night, overnight company, model for, strip, private dance, massage with, massage and, escort, ${helper} for the night`,
    actions: `charges apply, charges, hourly, per hour, hours, <number> hours, rates, by boy, by girl, by female, by male, for girls only, for boys only, for ladies, for gents, girls only, in your/my/ur room, at your place/room, discreet, discrete, full night, all night, one night, photo on request, pics on request, lonely, included, extra services, extra service, extras, with extras, at my pg, at pg, my pg, on request, dm rate`,
    harmlessNear: `${commonGoods}, gun, roller, physiotherapy, oil bottle, physio, movie ticket, tickets`,
  },
];

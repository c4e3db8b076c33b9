import type { Deal } from '../lexicon.ts';

const theirWork = 'exam papers and paid assignments';
const exams = `exam, exams, quiz, quizzes, test, online test, cat, cat1, cat2, cat 1, cat 2, fat, viva, midterm, midsem, endsem, paper, papers, assessment, online assessment, oa, interview, phone interview, hackerrank, codetantra, code tantra, codechef contest, moodle, lms, vtop, nptel, arrear, backlog, lab exam, model exam, internal, internals, placement test, aptitude test, gre, toefl, ielts`;

/** Work, papers and documents that are offered indirectly. */
export const hintedStudies: Deal[] = [
  {
    kind: theirWork,
    isWide: true,
    things: `${exams}, attendance, class, lecture, course, hall`,
    actions: `i can go for you/u, i will go for you/u, ill go for you/u, i go for you, go in your place, go in ur place, i can sit, i will sit, sit for ur/your/you, nobody checks (the) (faces/face/id/ids/photo), no one checks (the) (faces/face/id/ids/photo), face match wont, face match will not, face check wont, same build, same height and, looks like you, similar face, look similar, photo badal, photo change on, ill appear for, i will appear for, appear for ur/your/you, substitute available, substitute for, substitute candidate, stand in for, stand in available, replacement candidate, speak as you, talk as you, pretend to be you, pretend im you, become you for, as if you, hand me the mouse, give me the mouse, give me control, give control, remote control of your, i take control, take over your screen, share (your/ur) screen and, share screen hand, while i share my screen, while you share, you just log in, just log in and, you just login, login and relax, you login i, reads you answers, read you (the) answers, read out answers, reads out answers, tells you answers, tell you answers, someone outside, friend outside, voice in your ear, in your ear, answers in the hall, answers in (your) ear, answers hidden, formulas hidden, formulas and answers, formula hidden, hidden inside (the) cover, hidden in (the) cover, answers stored, formulas stored, notes stored, notes hidden, hidden notes, stored in memory, copy in (the) exam/hall/quiz/test, to copy, copying in, cheat, cheating made, will get a in, you will get a, you get s grade, s grade sure, your name will be marked, name will be marked, you will be marked, you be marked, marked present, you will be present, sitting in your room you`,
    harmlessNear:
      'prevent, prevents, stop, malpractice, ethics, awareness, proctoring, report, caught, avoid, book, guide, tips, syllabus, practice, practise, mock, legal, allowed, anti',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: `${exams}, attendance, roll call, record, lab record, observation, assignment, assignments, da, das, capstone, report, project report, thesis, seminar, notebook for lab, record notebook, your work, ur work, subject, subjects, grade, grades, deadline, deadlines`,
    actions: `leave it to me, leave it with me, off your hands, taken care of, sorted for you, sorted by morning, worries gone, worry gone, ready to hand in, ready for submission, just sign it, only sign it, just print and, print and submit, submit as yours, as your own work, in your style, in your own style, matches your handwriting, same handwriting as, from a reliable source, reliable source, present for me, be present for, answer to my name, respond to my name, my name is called, when my name, my pen, my hands, my hand, my brain, hand it over, give it to me and, get it back, bound and signed, burden, you get answers, get answers, tiny ear, ear thing, wear the, without studying, without reading, pass without, bina padhe, bina padhai, बिना पढ़े, by mistake questions, questions inside, synced by mistake, my handwriting, my hand writing, your name on, ur name on, your name (on) (the) cover, ur name on the cover, i write you/u, you chill, u chill, you relax, you sleep, u sleep, you enjoy, zero on turnitin, zero turnitin, clean on turnitin, passes turnitin, turnitin clean, turnitin zero, help with money, rates by subject, rate by subject, rate per subject, rates per subject, price per subject, per subject <number>, <number> per subject, price by pages, quick turnaround, fast turnaround, same day turnaround, in your name, under ur/your name, by me under, change the cover, just change (the) cover, change cover and submit, cover change, fully completed, all experiments done, fully done and, ready to submit, dm subject, dm subject name, send subject, tell subject, tell your course code, your course code, course code and, paper help, help available for anyone stuck, anyone stuck, no time for, if you are busy, if ur busy, if you have no time, you have no time, i do all, i do it, i will do it, i can do it, done by tonight, done by tomorrow, done by morning, done tonight, any subject done, any subject da`,
    harmlessNear: 'blank, empty, unused, tuition, tutoring, teach, teaching, tutor, explain, mentor, workshop, guide, planner, free, own',
  },
  {
    kind: theirWork,
    isWide: true,
    things: `exam cell, coe, coe office, press, printing room, printing press, print room, printing guy, xerox room, xerox shop guy, who prints the papers, prints the papers, sets the paper, question setter, paper setter, setter, faculty cabin, hod cabin, prof laptop, professors laptop, faculty laptop, department office, dept clerk, exam clerk`,
    actions: `owes me, knows me, is my friend, my friend, my uncle, my contact, my cousin, i know the/someone/a, contact inside, someone in, somebody in, friend in, got from, someone got, what to study exactly, exactly what to study, what will come, what comes, which questions, actual questions, questions someone, actual cat2, actual fat, know what to study, before 8am, by 8am, phone number of, number of the, photo of the paper, copied from, copied it`,
    harmlessNear: 'cables, cable, cleaning, tshirt, binding, repair, sleeve, bag, charger',
  },
  {
    kind: theirWork,
    isDoubtful: true,
    isWide: true,
    things: `the key, key to, what you will face, thing you will face, you will face on, tomorrows surprise, answers, the answers, questions, the questions, paperemoji, set b, set a`,
    actions: `face on monday/tuesday/wednesday/thursday/friday, on monday morning, before everyone, before others, before anyone, night before, 8am, by 8am, early bird, same as tomorrow, same as monday, exactly same, same will come, will come tomorrow, will come on, coming tomorrow, tomorrow, tomorrows, ✅, hushemoji, moneyemoji, know exactly`,
    harmlessNear:
      'previous, past, old, years, year, solved, sample, mock, practice, book, door, lock, locker, cycle, bike, room, almirah, cupboard, car, keyboard',
  },
  {
    kind: theirWork,
    isWide: true,
    isDoubtful: true,
    things: `grades, marks, cgpa, internals, attendance shortage, result, results, backlog, arrear`,
    actions: `go up, goes up, will rise, can be raised, get raised, right person, i know him, i know someone, know the right, setting hai, setting karwa, setting, clerk, inside help, help from inside, pay and pass, pass for sure, pass pakka, pass without`,
    harmlessNear: 'book, guide, tips, calculator, tutor, tuition, teach, app, sheet, phone, brightness, volume, settings',
  },
  {
    kind: theirWork,
    isWide: true,
    things: `hall ticket, hallticket, admit card, id card, exam hall, ஹால் டிக்கெட்ல, ஹால் டிக்கெட், హాల్ టికెట్`,
    actions: `my photo on, my photo in, en photo, naa photo, mera photo, meri photo, photo change, photo swap, photo badal, என் போட்டோ, నా ఫోటో`,
    harmlessNear: 'holder, lanyard, printer, frame, lost',
  },
  {
    kind: 'forged documents',
    isWide: true,
    isDoubtful: true,
    things: `doc pad, sick on paper, on plastic, sign, signs, teacher sign, teacher ke sign, doctor, doctor uncle, doctor friend, hospital, clinic, letter, slip, stamp, stamps, round seal, seal, signature, signatures, proctor signature, hod sign, warden sign, mess bill stamp, letterhead, certificate, certificates, od, od letters, internship certificate, card, 21 card, idemoji, scrollemoji, gradeemoji, id, student id, ready student id, your age, ur age, age, licence, degree`,
    actions: `be sick, sick for, expert hu, sign expert, sign artist, jo bolo, become 21, to become, will say you, says you had, say you had, you had typhoid/dengue/fever/malaria/jaundice/covid, even if you didnt, even if you were not, even if u didnt, you were sick, u were sick, that you were sick, that says you, any date, any date you want, whatever date, any dob, any name, any age, any college, any uni, any university, of any uni/college/company, better than they, same as they, i can do them, i can copy, i copy, copied perfectly, perfect copy, looks same, same to same, nobody can tell the, sign looks, can be 21, 21 by, 18 to 21, become 21, makes you 21, pub entry, club entry, bar entry, for pubs, for pub, just bring a photo, your pic, your photo and, ur photo, your pic and, fill your/ur name, blank signed, signed blank, already signed, already stamped, printed inside, with your photo, with ur photo, attendance sorted, attendance solved, shortage sorted, hospital letterhead, arranged`,
    harmlessNear: 'frame, mug, tshirt, cushion, keychain, gift, birthday, album, visiting, wedding, greeting, postage, coin, philately, cake',
  },
];

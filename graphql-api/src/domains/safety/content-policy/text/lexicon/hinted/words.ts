/** Words that several hinted deals share, as parts of phrases (`a/b`) or as lists of phrases. */

const nobody = 'nobody/no_one/noone/none/koi_nahi/koi_nahin/koi_nhi/kisi_ko_nahi/yaarum/yarum/evaru/evvaru';
const watchers =
  'invigilator/invigilators/proctor/proctors/warden/hr/company/sir/madam/teacher/teachers/faculty/prof/professor/professors/police/cops/guard/security/owner/parents/college/turnitin/software/camera/system/scanner/they/who';
const notices =
  'know/knows/notice/notices/noticed/check/checks/checked/ask/asks/find/finds/find_out/finds_out/look/looks/see/sees/verify/verifies/tell/catch/catches/caught/doubt/doubts/suspect/suspects/recognise/recognize/detect/detects/understand/question/questions';

/** Assurances that nobody will find out. */
export const unnoticed = `${nobody} (will/can/could/would/ever/even/really/properly/actually/there/here/in/the) (ever/even/be_able_to/properly/really/hall) ${notices}, ${watchers} (will/can/could/would) (not/never/wont/cant/cannot/doesnt/dont/didnt/wouldnt/couldnt/hardly) (even/ever/be_able_to/really) ${notices}, ${watchers} thinks/think (it/this/its), wont/cant/cannot/never (be/get) caught/detected/noticed/found/traced, undetectable, untraceable, not detected/detectable/traceable, koi nahi/nahin/nhi pakdega/pakadta/dekhta/dekhega/puchta/puchega/poochta/jaanega/pehchanega, kisi ko/koi/kisiko (bhi) pata/shak/khabar nahi/nhi/nahin, pata/shak nahi/nhi/nahin chalega/chalta/hoga/karega, pakde nahi/nhi jaoge, yaarum/yarum kekka/paakka/kandupudikka/kekamaataanga/paakamaataanga, yaarukum/yarukkum theriyadhu/theriyathu/theriyama, theriya/theriyama poidum, evaru/evariki adagaru/chudaru/kanipettaru/teliyadu/cheppaku/teliyakunda, evariki/evarikee teliyadu/cheppaku, ${nobody} will be/get wiser`;

/** Phrases about payment. `<number>` alone is no evidence of it. */
export const paid = `pay, pays, paid, paying, payment, cash, money, charge, charges, fee, fees, reward, advance, rs, rupees, rupaye, bucks, price, rate, <number>, <number> each, negotiable, paise, paisa, kaasu, kasu, panam, dabbulu, dabbu, gpay, upi, reasonable, cheap, treat`;

/** The person who is asked for help. */
export const helper =
  'someone/somebody/anyone/anybody/one/person/people/guy/guys/girl/friend/student/senior/seniors/junior/juniors/topper/expert/helper/writer/typist/coder/buddy/brother/bro';

/** Common goods of students, and phrases about the time and place of a handover. If one occurs, the offer is about it. */
export const commonGoods = `book, books, notebook, notebooks, textbook, textbooks, notes, novel, guide, module, modules, calculator, calci, laptop, macbook, phone, mobile, iphone, charger, cable, mouse, keyboard, monitor, table, chair, desk, lamp, light, lights, bulb, fan, cooler, heater, kettle, iron, bottle, bag, backpack, cycle, bicycle, bike, scooter, scooty, helmet, lock, mattress, pillow, bed, cot, bedsheet, blanket, bucket, mug, hanger, mirror, dustbin, almirah, cupboard, rack, shelf, stand, holder, folder, file, files, cover, covers, pouch, box, pen, pens, pencil, pad, sheets, ream, a4, stapler, scissors, tape, drafter, compass, geometry, labcoat, coat, apron, shoes, sandals, slippers, shirt, tshirt, tee, jeans, kurta, kurti, saree, lehenga, jacket, hoodie, blazer, suit, dress, cap, watch, specs, earphones, headphones, headset, headphone, earbuds, speaker, guitar, piano, violin, drum, cajon, bat, ball, racket, racquet, gloves, jersey, carrom, chess, dumbbell, mat, tv, projector, camera, lens, tripod, printer, router, pendrive, ssd, hdd, ram, adapter, battery, stove, induction, cooker, pan, plate, spoon, tiffin, flask, umbrella, raincoat, tent, trolley, suitcase, trunk, sofa, curtain, carpet, rug, toy, game, console, kit, kits, arduino, sensor, sensors, multimeter, breadboard, soldering, perfume, cream, shampoo, tablet, ipad, stylus, organiser, organizer, clipboard, whiteboard, marker, markers, flashcards, bench, clock, timer, album, frame, sticker, stickers, poster,
  cycleu, kitab, kitaab, kursi, mez, gadda, puthagam, pustakam, mejai, kurchi,
  after, over, khatam, mudinja, mudinjathum, ayyaka, ayipoyindi, meet, meeting, pickup, pick, vacate, placed, collect, gate, library, exchange, sorry, teach, teaches, teaching, tuition, tutor, tutoring, explain, doubts, doubt, mentor, study, studying, practise, practice, mock, previous, past, old, free, syllabus, tips, plan, planner`;

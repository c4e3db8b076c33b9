import type { Deal } from '../lexicon.ts';
import { paid } from './words.ts';

/** Property of somebody else, and programs and accounts that nobody paid for, in ordinary words. */
const portable = `phone, mobile, iphone, samsung, redmi, laptop, macbook, airpods, earbuds, buds, earphones, headphones, neckband, watch, smartwatch, ipad, tablet, tab, charger, calculator, cycle, cycles, bicycle, bike, scooty, scooter, activa, battery, helmet, bag, wallet, purse, umbrella,
  speaker, multimeter, multimeters, breadboard, projector, microscope, oscilloscope, glasses, steel glasses, tumblers, mess plates, plates, spoons, mess steel, fan, chair, chairs, mattress, camera, kitab, library book, library books, pendrive, hard disk, kit, फोन, साइकिल`;
const place =
  'library/lab/labs/canteen/mess/corridor/classroom/class/hall/lecture_hall/auditorium/audi/ground/parking/stand/cycle_stand/bus/train/auto/lobby/workshop/washroom/bathroom/hostel/gate/foodcourt/food_court/bench/gym/terrace/stairs/reading_room/exam_hall/seat/sjt/tt';
const taken = 'took/taken/take/got/lifted/picked/picked_up/grabbed/removed/carried/brought/pocketed/borrowed/kept';

const service = `netflix, prime, amazon prime, hotstar, jiohotstar, disney, spotify, youtube premium, canva, chatgpt, coursera, udemy, linkedin premium, grammarly, zee5, sonyliv, crunchyroll, ott, ott all, prem acc, premium acc, premium account, premium, acc, accs, accounts, logins, ids, iptv`;
const software = `any software, softwares, software, windows, office, ms office, photoshop, premiere, after effects, illustrator, lightroom, adobe, autocad, matlab, solidworks, catia, ansys, revit, coreldraw, filmora, idm, antivirus, game, games, game cds, game dvd, movie, movies, new movies, series, ebook, ebooks, textbook pdf, textbook pdfs, app, apps, apk, course, courses, udemy course, gate course`;

export const hintedPossessions: Deal[] = [
  {
    kind: 'stolen goods',
    isWide: true,
    things: portable,
    actions: `lock was/is/got broken/open/opened/cut when, lock/chain broken/cut/opened by me, broke/cut/opened the lock/chain, no bill no key/keys/papers/rc, no key no bill/papers/rc, start/starts it with wire/wires, hotwire, hot wired, papers dont/do_not exist, no papers at all, number/name/reg plate/sticker/tag illa/ledu/removed/nikal/nikaal/hata/badal/hataya/peeled/erased/scratched, library reference, stamp cut, stamp removed, stamp erased, sticker/stamp/tag/label/naam/seal nikal/nikaal/hata/phad/faad/mita (diya/di/diye/kar/ke), ${taken} (it/one/two/three/four/five/six/ten/them/few/some/<number>) (of) (them/it) (up) (from/in/at) (a/an/the/our/my) (college/hostel/central/chem/physics/ece/basement/main/block/lecture/reading) ${place}, no docs, no documents, without docs, without documents, number plate farzi/nakli/fake/duplicate/changed, kaagaz ke bina, bina kaagaz, bina kagaz, kagaz ke bina, keep it indoors/hidden/inside/covered, keep indoors, dont take it out, dont park it outside, took <number>/two/three/four/five/six/ten of them/these, found (a/an/this/it/the) (nice/old/new/good/black/white/blue) (phone/iphone/ipad/watch/laptop/charger/bag/wallet/cycle/earbuds/airpods/calculator/umbrella) (lying/left/parked) (in/on/at/near/under/behind/outside) (a/the/our) (college/hostel/central) ${place}, was lying (in/on/at/near) (a/the) ${place}, password not known, password/pattern/pin dont/do_not/not know/known, left/forgotten/lying (on/in/at) (a/the) ${place}, left/forgotten/lying on/in the bench/table/desk/floor (in/of), no one/nobody came (back) (for/to), nobody claimed, no one claimed, now mine, mine now, now yours, somebody/someone/owner (may/might/will/can) recognise/recognize/identify/see, dont/do_not bring (it/this) (cycle/bike/phone) (back) near, dont/do_not ride (it/this) near, dont/do_not show (it/this) (cycle/bike/phone) (to/near/in), real/original/actual/previous/first owner, rc/papers/bill nahi/nhi/nahin/illa/ledu (hai/h), owner/malik (ko) pata/khabar,
      gira/giri/gire hua/hui/hue mila/mili/mile, mila/mili tha/thi ${place}, ${place} me/mein/se/pe gira/mila/mili/uthaya/uthayi, lock khulwa, la irundhu/irunthu eduthen/eduthutu/edutheen/sutten/eduthadhu/thookinen, marchipoyina/marchipoina/vadilesina, evado/evaro marchipoyina/vadilesina/marchipoyadu, techukunna/tecchukunna/lepukochanu, yaaro/yaro vittutu/marandhu/vachitu, switch on location, location on, turn on location, track it, trace it, without him/her/them knowing`,
    isDoubtful: true,
    harmlessNear:
      'lost, missing, return, returned, claim, insurance, report, lend, anti, alarm, tracker, tracking, warranty, decathlon, amazon, flipkart, shop, store, showroom, notice, office, give, yours, friend, forgot',
    offers: 'yours, friend',
  },
  {
    kind: 'stolen goods',
    isWide: true,
    things: portable,
    actions: `lock was/got (broken/open/cut) when, lock was broken/cut when, broke/cut the lock/chain, start/starts it with wire/wires, original/real/actual owner doesnt/dont/does_not/didnt/has_not/hasnt/still, owner hasnt/still/has_not (not) noticed, number plate badal, number plate nikal, mila tha kisi, sticker nikal/nikaal/hata diya, stamp phad/faad/mita/nikal diya, stamp/tag/sticker torn/scratched/peeled/erased, naam mita, somebody/someone may/might recognise/recognize, la irundhu eduthen/sutten/thookinen/eduthutu, evado/evaro marchipoyina, ${place} me gira mila, gira hua mila, giri hui mili`,
    harmlessNear: 'lost, missing, return, returned, claim, insurance, report, anti, alarm, shop, store, showroom, notice, office',
  },
  {
    kind: 'shared accounts and licence keys',
    isWide: true,
    isDoubtful: true,
    things: service,
    actions: `combo list, combolist, combos, from combo, till/until (the) (real/original/main) owner changes/change/resets/finds, owner changes pass/password, owner pass, someones/somebodys/others card/account/subscription, on/from someones/somebodys, valid/works as_long_as/till/until he/she/they/owner/password, doesnt check, tested id, tested id pass, id pass, change nothing, dont/do_not change (the/anything/any) (pass/password/name/profile/plan/mail/email), pick one, i have <number>, have <number>, <number> logins/accounts/ids, full access, mail access, non drop, cracked, checked, hits, fresh hits, private fresh, replacement, warranty of acc, works for few, few days/weeks only, log/logs, hijacked, hacked, bin method, via bin, carded`,
    harmlessNear: 'card, book, tv, remote, stick, laptop, t, shirt, jersey, poster, mug, sticker, project, php',
  },
  {
    kind: 'shared accounts and licence keys',
    isWide: true,
    isDoubtful: true,
    things: software,
    actions: `no key needed, no/without key/licence/license/subscription (needed/required), antivirus off, disable/off/turn_off (the) antivirus/defender/firewall, with patch, patch included, full with patch, patched, amtlib, crack, cracked, with crack, keygen, loader, kms, activator, activated (lifetime/forever), lifetime/forever activated, install via/through anydesk/teamviewer, install (it) in/on your/ur laptop/pc/system, will install, lifetime no, burned, burnt at home, copied cds, copied cd, hall print, cam print, hd print, theatre print, telegram print, torrent, torrented, ripped, pirated, dump, all new titles, pendrive me, in one pendrive, bina license/licence, off karna padega, bina paise`,
    beside: paid,
    harmlessNear: 'original, genuine, jersey, poster, tshirt, book, box, screen, glass, broken, tempered, coupon, board',
  },
  {
    kind: 'stolen goods',
    isDoubtful: true,
    things: 'borrowed, taken, took, lifted, brought, removed, kept, flicked',
    actions: `from (the/our/a) (college/chem/physics/ece/eee/cse/mech/central/hostel/open) lab/labs/library/mess/department/dept/workshop/common_room/hostel_office`,
    harmlessNear: 'manual, notes, return, returned, printed, photo, photos, reference, list, syllabus, walk, minutes, far, guide, late, fine',
  },
  {
    kind: 'stolen goods',
    isWide: true,
    isDoubtful: true,
    things: `${portable}, jacket, hoodie, shoes, cap, specs, bottle, jersey, sunglasses, cable, probe, mouse, keyboard, power bank, powerbank, calculators, tool, tools`,
    actions: `left by someone/somebody/a_guest/a_stranger/unknown/some_guy/some_girl, left by a/some guest/stranger/guy, nobody came back, no one came back, never came back, bina lock/tale/taale/chabi/chaabi ke, lock ke bina, mila/mili/mile (tha/thi/hua/hui) ${place} (me/mein/ke/pe/par), mila/mili auto/bus/train/metro me/mein, ${place} la irundhu, thookitu/thookittu/suttutu/lavattitu/eduthutu vandhen/vanthen/vandhutten, thookiten/thookinen/suttuten/lavatiten/abase, borrowed and never, never gave back, forgot to return it, didnt return it, not going to return, long back selling, its owner left, owner left college, owner passed out, without asking`,
    harmlessNear:
      'lost, missing, claim, insurance, report, lend, warranty, decathlon, amazon, flipkart, shop, store, friend, bought, gift, purchased, box',
  },
  {
    kind: 'shared accounts and licence keys',
    isWide: true,
    isDoubtful: true,
    things: `adobe, all adobe, adobe all apps, photoshop, premiere, office, windows, matlab, autocad, solidworks, antivirus, software, softwares, udemy, coursera, courses, course, hotstar, netflix, prime, spotify, disney, youtube, zee5, iptv, ebooks, textbooks pdf, gate course, upsc course, cat course, neet course`,
    actions: `works offline, work offline, dont update, do not update, never update, no updates, never expires, no expiry, no trial, one time install, all apps, <number> gb/tb/gb_drive/tb_drive, gb drive, tb drive, (google/mega/telegram) drive link/access/folder, telegram link/channel/access, otp milta/milega/aayega/dunga/denge/on/available/when, otp ready, mobile number login, number login, login via otp, shared login, share login, full collection, entire collection, all courses, pdf collection`,
    beside: paid,
    harmlessNear:
      'original, genuine, harddisk, hdd, ssd, pendrive, pen, ram, laptop, phone, tablet, box, book, books, tv, screen, scooter, sandisk, wd, seagate',
  },
  {
    kind: 'stolen goods',
    isWide: true,
    isDoubtful: true,
    things: `from the/our/my (music/dance/drama/robotics/sports/old/ncc/nss/chem/physics/ece/college/hostel) club/office/department/dept/store/store_room/storeroom/common_room/music_room/club_room/lab/labs/workshop/mess/canteen/library/guard_room/sports_room/staff_room/gym, club room, somebodys, someones, somebody elses, someone elses, a strangers, lost purse, lost phone, lost wallet, lost bag, chabi nahi, chaabi nahi, kaagaz mat, kagaz mat, rc mat, bill mat, papers mat`,
    actions: `nobody uses, no one uses, lying unused, were lying, was lying, they have many, they have so_many, they have extra, wont miss, will not miss, nobody asked, no one asked, nobody counts, quietly, sneaked, slipped, keep the money, keep the cash, i sell, i am selling, selling it, finders, kaagaz mat mangna, mangna, maangna, mangana, pucho, puchna, poochna, chal jati, chalti hai, le jao`,
    harmlessNear: 'return, returned, claim, notice, permission, auction, stall',
  },
  {
    kind: 'stolen goods',
    things: 'somebodys lost, someones lost, someone elses lost, lost by someone',
    actions: 'purse, phone, wallet, bag, watch, id, i sell, selling, keep the money',
    harmlessNear: 'return, claim, found',
  },
  {
    kind: 'stolen goods',
    isDoubtful: true,
    things: portable,
    actions:
      'found near, found outside, found behind, found beside, found under, found lying, found on the road/way/ground/bus/bench/stairs, reset possible, can be reset, need to reset, needs reset',
    harmlessNear: 'lost, return, returned, claim, owner, yours, router, factory',
  },
  {
    kind: 'stolen goods',
    isWide: true,
    isDoubtful: true,
    things: `${portable}, dslr, guitar, jacket, trunk`,
    actions: `somebodys/someones/other_guys/owners/another name (on) (but/ignore/written/inside), name on it is not mine, ignore the name, ignore name, cut marks, lock marks, lock cut, spray painted (last/yesterday/recently/in/to), painted last night, painted yesterday, repainted last night, changed the stickers, removed the stickers, warden ko mat, warden ko na, hostel ka hai par, hostel ka gadda, lab ka hai par, le aaya tha, le aayi thi, utha laya, utha lai, chupke se, chupchap`,
    harmlessNear: 'lost, return, returned, claim, warranty, fabric, bill, box, pen, vinyl, art, fest, mandir',
  },
  {
    kind: 'shared accounts and licence keys',
    isWide: true,
    isDoubtful: true,
    things:
      'movies, new movies, films, web series, series, anime, games, songs, full of movies, new prints, latest prints, hd prints, cam prints, softwares, ebooks',
    actions:
      'tb full, gb full, full of, copy for <number>, copied for <number>, i copy, will copy, copying <number>, <number> per movie, per gb, per movie, bring (your) hard_disk/harddisk/pendrive/hdd, new prints, latest prints, telegram link, drive link',
    harmlessNear: 'dvd, poster, ticket, tickets, projector, empty, formatted, original, bluray, speaker, guitar',
  },
  {
    kind: 'stolen goods',
    isWide: true,
    things: 'previous owner, old owner, real owner, original owner, last owner, actual owner, its owner, the owner, somebody, the guy who lost it',
    actions:
      'still looking for it, is still looking, still looking, still searching, searching for it, is looking for it, will come looking, put up posters, put posters, keep it indoors, keep indoors, keep it inside for, keep it hidden, dont show it outside, dont know it is gone, thinks it is lost',
    harmlessNear: 'buyer, return, claim, replacement, spare, accessories, is it yours',
  },
];

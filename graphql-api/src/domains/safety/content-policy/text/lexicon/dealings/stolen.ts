import type { Lexicon } from '../lexicon.ts';

const place =
  '(college/hostel/chem/chemistry/physics/ece/eee/cse/mech/computer/central/the) library/lab/canteen/mess/corridor/classroom/class_room/lecture_hall/auditorium/ground/parking/bus_stop/auto/bus/lobby/workshop/washroom/hostel';

/** Property of somebody else. */
export const stolen: Lexicon = {
  kind: 'stolen goods',
  strong: `
    stolen, steal deal stolen, robbed, looted from, no/zero/dont_ask/without question asked, no questions asked, dont ask where/whose/who, picked up near/from/outside (a/the/our) (college/hostel) mess/hostel/library/gate/canteen/lab/parking, need to cut the lock, cut the lock, no key lock, dont ask how i got, owner not/unknown, owner does not know,
    found in/inside/near/outside/at (a/the/my/our) ${place}, found on the road, somebody/someone left it/behind in, someone left behind, left behind by someone,
    taken/took/flicked/lifted/nicked/borrowed from (a/the/our) ${place}, no one/nobody/noone noticed, not returned (to), never returned to, library stamp removed/torn/erased, library book not returned, seal/stamp/name/tag removed so, property of college,
    mess plates/spoons/cutlery/glasses/tumblers from, from the mess (so), fire extinguisher from, cctv from, projector from ${place}, lock cut/toota/tooti/toot, lock was cut, imei changed/change/tampered/erased, icloud locked/lock found, found phone/iphone/laptop/watch/wallet, found locked, fell off a truck, fell off the truck, other guys name scratch/scratched, scratch out the other, serial number removed/scratched/erased, chassis/engine number removed/changed`,
  spoken: `chori ka/ki/ke, choree ka/ki/ke, churaya, churayi, churaayi, churai hui/hua, chura ke/kar, uthaya hua, uthayi hui, uthai hui, utha ke laya/layi, tala tod, taala toota,
    thirudina, thirudinathu, yaarukum solladha/solladhinga,  thiruttu, thirudunadhu, suttadhu, aatayya pottadhu, dongilinchina, dongatanam, dongilinchindi, kottesina, kottesindi, mattu maal`,
  doubtful: `lock broken, icloud locked/lock, frp lock/locked, google lock/locked, bypassed icloud, no bill no box no, second hand from unknown`,
  harmlessBefore: 'got, gets, getting, be, being, been, was, were',
  harmlessAfter: 'na, nahi, hone, se, heirs, focus, princess, throne, youth, child, generation, lives, songs, base, bases, glance, kiss, season',
  harmlessNear:
    'bachne, bachane, bacha, tala, taala, afraid, worried, worry, safe, parked, cybercrime, criminology, anti, alarm, tracker, insurance, report, lost, owner, claim, return',
};

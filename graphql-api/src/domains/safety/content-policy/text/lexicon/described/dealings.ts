import type { Deal } from '../lexicon.ts';

/** Schemes, accounts and pictures that are offered without their usual words. */
const put =
  'double/triple your/ur (pocket/mess) money/cash/amount/savings, <number> dene pe/par, <number> lagao/lagaao/daalo/dalo/daal/katti/kattina/bhejo/bhej/lagaye/do/potta/potaa/podu/podunga/pottu/kattu/kattunga/anuppu/pedithe/pettu/petti/vesthe/veyyi/kadithe';
const back = `by friday/sunday/saturday/monday/tomorrow, min/minimum <number>, <number> milta/milte, <number> wapas/wapis/vapas/vapis/return/milega/milenge/kamao/pao/lo/le/thirumba/thirumbi/varum/tirigi/thirigi/vastayi/vasthayi/isthanu/kidaikum/kedaikum`;
const scheme = {
  kind: 'frauds and schemes',
  isWide: true,
  things: put,
  actions: `${back}, parso <number>, vaarathula/vaarathil/naalula/maasathula <number>, wapas <number>, tirigi <number>, thirumba <number>`,
  harmlessNear: 'advance, baaki, baki, cycle, rent, deposit, balance, book, books, table, chair, cooler, kiraya, udhaar, udhar, loan, emi',
};

const service =
  'netflix, prime, hotstar, jiohotstar, disney, spotify, youtube premium, canva, chatgpt, coursera, udemy, zee5, sonyliv, crunchyroll, linkedin, amazon, swiggy, zomato, zomato gold, ott, premium';

export const describedDealings: Deal[] = [
  {
    ...scheme,
    beside: `mere sab dost, sab dost kar, sab kar rahe, dost kar, ask my (roommates/friends/seniors), my friends/roommates earned/did/got, already earned, dost (aur) jodne/jodo/jodna/laao/lao/add, log (aur) jodne/jodo/jodna/laao/lao/add, logo ko add/jodo/jodna, logon ko add/jodo/jodna, jodne hai, do/teen/char/<number> bande, bande la/lao/laao, jodo, refer, rendu per, moonu per, pera serthu, sertha podhum, serthu vidu, iddarini, mugguru, cherpithe, cherpinchu, guarantee, guaranteed, pakka`,
  },
  {
    ...scheme,
    isDoubtful: true,
    beside: `din me/mein/baad, sunday ko, friday ko, monday ko, by friday, by sunday, by monday, parso, parson, vaarathula, ghante me/mein/baad, hafte me/mein/baad, mahine me/mein/baad, kal tak, naal la, naalla, naalaiku, vaaram la, rojullo, rojulalo, rojulu, vaaram lo, repu`,
  },
  {
    kind: 'shared accounts and licence keys',
    things: service,
    actions: `hack kiye/kiya/kari/ki/kara (hue/hua/hui), hacked wala/wale/wali, hack wala/wale, hack panna/pannina/pannadhu/panni, hack chesina/chesi/chesinavi, crack kiya/kiye/kiya_hua, crack wala/wale, crack panna/chesina, chori ka/ke/wala/wale/wali account/id/login`,
    harmlessNear: 'mera, meri, mine, my, was, got, recover, wapas, help',
  },
  {
    kind: 'gambling',
    isWide: true,
    isDoubtful: true,
    things: `everyone/everybody/all/each/ten/five/six/eight/<number> (of_us/person/one) puts/put/pays/pay/gives/give <number>, <number> each from, <number> ppl/people/friends/guys put/puts/pay/give/pays, sab/sabse/sabhi/sabko/har_koi <number>, ellarum/ellorum <number>, andaru/andharu/andaram <number>, put <number> in the hat/bowl/box/jar, in the hat/bowl, buy a number/ticket/chit/slot, <number> each`,
    actions: `one chit/name/number/ticket/paper (is/gets/will_be) drawn/picked/pulled, chit/name/number/ticket/paper is/gets/will_be drawn/picked/pulled, pull/pick/draw one name/chit, one takes (the) pot/all/everything, takes the pot/all/everything/whole_pot, he takes/gets all/everything/it_all, gets everything, gets the whole, winner takes/gets, dice decides, wheel decides, decides who takes/gets, wheel ghumega, ek banda/bande sab/sabka, sab le jayega, banda le jayega, okkade theesukuntadu, spin the wheel, lucky one gets/takes, lucky one, ek parchi/chit/naam niklegi/nikalegi/niklega/nikalega, parchi niklegi/nikalegi, jiski/jiska (niklega/niklegi/naam/number/parchi) usko, pura paisa, oru seettu/chit, seettu eduppom/eduppanga, chit eduppom, chitti tistam/theestam, okka chitti, avanuke/avanuku ellam, vadike anni/motham, we draw on, draw on sunday/saturday/friday`,
    harmlessNear: 'board, santa, pizza, food, trip, turf, farewell, gift, cab, rent, bus, book, poster, clean',
  },
  {
    kind: 'adult content',
    isWide: true,
    isDoubtful: true,
    things: `pics/photos/pictures/clips/videos/reels (that/which) i dont/never/do_not/cant/wont/would_never post/put/share/show/upload, pics/photos/pictures/clips/videos (that/which) only my bf/gf/boyfriend/girlfriend/ex, bold/naughty/hot/sexy/spicy/private pics/photos/clips/pictures/videos/video, clips/pics/videos/photos of my feet/body/legs, pics/photos/pictures/clips/videos (that/which) i keep hidden/private/secret, pics/photos/pictures/clips/videos/album not/never for insta/public/everyone, (my) private/hidden/secret/special/spicy album/pics/photos/clips/pictures/videos, clips/pics/photos/pictures/videos of me/myself/mine`,
    actions: `alone at night, see alone, alone, at night, late night, night time, night time kind, door closed, doors closed, door locked, only for your/ur eyes, for your/ur eyes only, for the set, a set, per set, <number> for (the) set/album/ten/five, only boys, only girls, not for public, for all, has seen, and more, for menu, <number> for <number>, the kind you, you wont see, not on insta, each, in bed`,
    harmlessNear:
      'painting, paintings, polaroid, polaroids, sofa, camera, frame, frames, art, print, prints, printing, tripod, wedding, birthday, drawing, drawings, landscape, sketch, passport, block, room, album is, cycle, bed, table, chair, cooler',
  },
  {
    kind: 'adult content',
    isWide: true,
    isDoubtful: true,
    isAlways: true,
    things: `things/what/stuff (that) i wear to/in bed, wear to bed, (what/how) i sleep in, what is under my (dress/clothes/shirt), under my dress, before/after my shower, me in the shower`,
    actions: 'pictures, pics, pic, photos, photo, clips, clip, videos, video, album',
    harmlessNear: 'pyjama, pyjamas, nightsuit, cotton, socks, room, bed, mattress, size, fan, cooler',
  },
];

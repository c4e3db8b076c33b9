import type { Deal } from '../lexicon.ts';

/** Goods that are described by their looks and effects. All matches are only doubtful. */
const described = { isWide: true, isDoubtful: true } as const;
const things =
  'lamp, frame, poster, toy, plush, sticker, stickers, keychain, mug, cushion, pillow, clock, speaker, shirt, tshirt, kurta, dress, shoes, soap, shampoo, perfume, candle, candles, book, novel, album';

export const describedGoods: Deal[] = [
  {
    ...described,
    kind: 'alcohol',
    things: `golden and fizzy, golden fizzy, fizzy and golden, golden liquid, golden/brown/yellow water, bubbly yellow, yellow bubbly, golden stuff, amber liquid, amber stuff, brown liquid, brown bottle/bottles, chilled cans, cold cans, cans with foam, foam on top, malt and hops, barley and hops, malt, hops, old grapes, grapes that aged, made of/from (old) grapes/malt/barley/hops/molasses/cane/potato/potatoes, something fizzy, something golden, something brown, something strong, clear liquid from, something from russia/scotland`,
    actions: `chilled, army canteen, military canteen, from pondy/pondicherry/goa/mahe/daman/scotland/russia/duty_free/the_duty_free, seal not opened, seal unbroken, not for kids, not for children, adults only, only adults, only for <number>, knock after, knock twice, not apple juice, not juice, cork still in, cork in, <number> percent, <number> ml, 330ml, 500ml, 650ml, 750ml, 180ml`,
    beside: `not for kids, not for children, adults, only for <number>, ml, 330ml, 500ml, 650ml, 750ml, 180ml, pondy, pondicherry, goa, mahe, daman, duty free, army canteen, military canteen, sealed, strong, percent, knock, cork, seal, not apple juice`,
    harmlessNear: `${things}, steel, protein, horlicks, boost, bournvita, malted, vinegar, soda, lotion, oil, honey, syrup, sunscreen, lunch, milk, empty, flask, table, chair, frame, fish, bath`,
  },
  {
    ...described,
    isAlways: true,
    kind: 'drugs',
    things: `squares, square, paper square/squares, paper tab/tabs, tabs, tab with, little stamp/stamps, tiny stamp/stamps, stamp you, stamps you, little paper, tiny paper, chew/swallow/eat/lick (this/the/one) paper/square/stamp, blotter, blotters, small paper, one drop, two drops`,
    actions: `on (the/your) tongue, hours of colours/colors, under (the/your) tongue, tongue and wait, you lick, lick it, lick and, walls breathing, walls breathe, walls start, colours talk, colors talk, sky moves, visible music, music becomes visible, see music, concert melt, world melt, everything melts, whole concert, see dragons/colours/colors/god/stars/sounds/music/universe`,
    harmlessNear: `${things}, envelope, collection, philately, candy, chocolate, chocolates, toffee, jelly, scraper, cleaner, medicine, mint, mints, shoe, origami, cat, dog`,
  },
  {
    ...described,
    kind: 'weapons',
    things: `with a spring, spring opens, spring and, press of (a/the) button, press (the/a/one) button, push of a button, one flick, a flick, folds into (the/its/a) handle, hidden inside/in a/an/the (walking) stick/umbrella/pen/belt/comb/lipstick, comb outside, pen outside, steel inside, blade inside, knife inside, opens with a click, fits on/over (the/your) knuckles, on/over your/the knuckles, on four fingers, over four fingers, on your fingers, on the fingers, sharp thing, sharp steel, shiny and sharp, inch thing, inch sharp thing`,
    actions: `nobody/no_one will (ever/dare/even) mess/touch/come/trouble/fight/bully, no one messes, nobody messes, nobody touches, people step back, they step back, steps back, everyone steps back, jumps out, pops out, comes out shining, sharp on both, both sides sharp, for safety, for self defence, for self defense, for protection, of sharp steel, sharp steel, one punch, for fight/fights/fighting, in a fight, metal that, brass that, he sleeps, pull it, scare anyone, scares anyone, keep/keeps bad people/guys/fellows away, pull and, for night walks, for night walk, it is sharp`,
    harmlessNear: `${things}, stapler, chair, bed, mattress, closer, tripod, trekking, remote, tent, door, alarm, lock, helmet, gloves, knee`,
  },
  {
    ...described,
    kind: 'weapons',
    things: `light it, light them, light the (end/tail/thread/fuse/wick/paper), lit the thread, small fuse, short fuse, one fuse, long fuse, from diwali, after diwali, of diwali, diwali leftover, diwali ke/ka/ki bache/bacha/bachi/bacha_hua/bache_hue, deepavali meedham, deepavali leftover, left from diwali, string of <number>, <number> wala string, <number> shot sky, <number> shots, sky thing, sky shot/shots, light one end, flower pots and, chakris`,
    actions: `and run, then run, run away, whole block/hostel wake/wakes/jumps/will, block wake/wakes, hostel wake/wakes, hostel will wake, wake up, wakes up, ear will ring, ears will ring, ears ring, big noise, big sound, loud noise, huge noise, leftover sound, goes up in the sky, in the sky, bursts in/with/loudly, cover (your) ears, close your ears, light one end, burn <number>, burns for, they burn, colours in the sky, scaring, scare the, dhamaka, go/goes dhoom/boom/bang, dhoom, sound only`,
    harmlessNear: `${things}, lights, led, diya, diyas, rangoli, sweets, sweet, alarm, amp, amps, electric, lantern, marathon, offer, sale, curtain, curtains`,
  },
  {
    ...described,
    kind: 'tobacco and vapes',
    things: `flavour/flavoured/flavor clouds/cloud, clouds, puffs, <number> puffs, kings, lights, twenty in a packet, pack of <number> kings/lights`,
    actions: `charges with type c, type c, rechargeable, room detector, smoke detector, detector, filter wala, red box, white box, gold box, break outside, outside gate, mango, blueberry, mint, grape, strawberry`,
    beside: 'puffs, detector, kings, filter, smoke, break',
    harmlessNear: `${things}, cream, puff pastry, bakery, corn, powder, inhaler, fairy, led, wifi, light, string, water, aquarium, chess, motion`,
  },
];

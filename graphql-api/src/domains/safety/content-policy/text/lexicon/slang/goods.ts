import type { Lexicon } from '../lexicon.ts';

/** Slang names of weapons and firecrackers. */
export const weaponSlang: Lexicon = {
  kind: 'weapons',
  strong: `
    brass knuckle/knuckles, push dagger, boot knife, neck knife, karambit, balisong, bali song, nunchaku, nunchucks, nunchuk, katana sharpened/full/real, full tang katana/sword/knife, throwing stars, throwing star, gulel/slingshot/catapult with steel/iron/marble ball/balls/bearings, gulel for hitting/hunting/birds, shock torch, electric shock torch/stick/baton, shock stick, stun torch, stun baton, expandable baton, collapsible baton, iron baton, pepper gun, bb gun 6mm/metal/co2/with, airsoft glock/pistol/rifle/m4, co2 pistol/gun/glock, blow pipe darts, spear gun, speargun, harpoon gun, hunting sling, desi bomb, petrol bomb, kacha bomb, kachcha bomb, smoke bomb military, 22 caliber, 22 bore, 315 bore, hollow point, kartoos, katta with/do/2/4, chhura, sutli bomb, sutli bombs, atom bomb packet/bundle/box/diwali, hydrogen bomb cracker/diwali, rocket <number> pc/pcs and anar/chakri, anar <number> pc, chakri crackers, chakri and anar, anar and chakri, phuljhadi, phuljhari, laxmi bomb, lakshmi vedi, oosi vedi, ola vedi, kuruvi vedi, pambu mathirai, sangu chakram, mathappu, busvanam, pencil cracker, ladi bomb, 1000 ladi, 5000 ladi, 10000 ladi, garland crackers, skyshot, sky shot, sky shots, bijili packet, cracker box sivakasi, phataka, phatake, fatake, fatakde, fataka, patake diwali, bhooichakkar, tikli bomb, pop pop cracker, green crackers, pataki, pataaki`,
  doubtful: 'gulel, slingshot, blunt katana, display katana, rod for fight, baseball bat for protection, hockey for fight',
  harmlessAfter: 'bag, poster, tshirt, costume, keychain, figure, toy, costume, yoga, paint, rangoli',
  harmlessNear: 'toy, foam, plastic, cosplay, poster, tshirt, figure, yoga, curry, lego, csgo, cricket, dslr, drone, photography',
};

/** Slang names of pets. */
export const animalSlang: Lexicon = {
  kind: 'live animals',
  strong: `
    red ear/ears/eared turtle/turtles/slider, rabbit/rabbits/bunny/bunnies/parrot/pigeon/kabootar/tota/budgie jodi, rabbit/hamster/hammy/hammies with wheel/cage/hutch/babies, hammy with, hammies, hedgehog exotic/male/female/baby/pet/live, baby hedgehog, persian kitty/kittens/kitty_litter, siamese kitty, kitty for adoption, kitty <number> months/days/weeks, kittens for/available/free, lab pup/puppy/pups/puppies, labra pup/puppy/pups, gsd pup/puppy/pups, indie pup/pups/puppy/puppies, stray puppies for, fighter fish, betta male/female/pair, fish alive, alive fish, fish with food and bowl, goldfish pair/alive, koi pair, tetra fish, molly fish, guppies with, turtles small/pair/baby, baby turtle/turtles, baby tortoise, white mice, white mouse pet, pet mice, pet rats, fancy rats, dumbo rat, guinea pair, love birds, java sparrow, zebra finch, finches pair, cockatiels, budgies, quails live, hatchlings, ducklings live, chicks live, live chicks, aseel murga, kadaknath chick, hermit crab live, hermit crabs, stick insects live, ant farm with ants, pet snake, snake live, gecko live, leopard gecko, bearded dragon, iguana baby, chameleon baby, axolotl live, axolotl pair`,
  doubtful:
    'needs a loving home, loving home, free to good home, good home only, fur baby, furbaby, doggo needs, pupper, catto needs, birdie with cage, pet needs',
  harmlessAfter: 'poster, plush, toy, costume, cushion, food, cage, bowl, tank, sticker, sweater, crackers, tshirt, print, keychain, shaped',
  harmlessNear: 'plush, toy, empty, poster, crochet, cushion, sticker, tshirt, soft, ceramic, print, instrument, trap, costume, plant, plants',
};

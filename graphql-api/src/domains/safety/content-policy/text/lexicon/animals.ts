import type { Lexicon } from './lexicon.ts';

const animal =
  'dog/cat/pup/puppy/puppie/kitten/bird/parrot/parakeet/rabbit/bunny/hamster/turtle/tortoise/fish/fishe/snake/lizard/iguana/guinea_pig/monkey/hen/chicken/chick/goat/duck/duckling/pigeon/squirrel/mouse/mice/rat/frog/gecko/chameleon/finch/ferret/hedgehog/pony/horse/cow/calf';
const dogs =
  'labrador/pug/beagle/german_shepherd/golden_retriever/retriever/husky/shih_tzu/shihtzu/pomeranian/spitz/rottweiler/doberman/dachshund/chihuahua/poodle/cocker_spaniel/pitbull/dalmatian';

export const animals: Lexicon = {
  kind: 'live animals',
  strong: `
    live/pet/baby/vaccinated/pedigree/purebred/pure_breed/breeding/month_old/months_old/week_old/weeks_old/adult_male/adult_female/trained/tame/hand_fed/kci ${animal}, ${dogs} puppy/puppie/pup/dog/female/male/for_sale/for_adoption, persian/siamese/himalayan/bengal/ragdoll kitten/cat,
    dog/cat/puppy/puppie/kitten/rabbit/parrot/bird/hamster/turtle (for) adoption, dog/cat/rabbit/parrot/bird/turtle/tortoise/fish for sale, love bird pair, lovebird, love bird, budgie, budgerigar, cockatiel, macaw, cockatoo, african grey, alexandrine, indian ringneck, sun conure, conure, star/indian/star_back tortoise, red eared slider, sugar glider, live animal, exotic pet/animal/bird, arowana, flowerhorn, betta fish, fighter fish, guppy pair, guppy fish, gold fish live, live goldfish, oscar fish, koi fish live,
    dog/cat/puppy/pup/kitten/rabbit/parrot/bird/hamster/turtle/tortoise/pigeon/hen/goat/monkey/snake/fish (male/female/black/white/brown) <number> month/months/week/weeks/day/days old, <number> day/days/week/weeks/month/months old (male/female/black/white/brown/cute/healthy/little) dog/cat/puppy/puppie/pup/kitten/rabbit/parrot/bird/hamster/pigeon/hen/goat/monkey, two/2/three/3/four/pair_of (white/black/baby/brown/green/small/tame) rabbits/hamsters/parrots/pigeons/turtles/kittens/puppies/tortoises/budgies/mice/squirrels/lovebirds with/and/alive/healthy/for, rabbit/hamster/parrot/bird/pigeon (pair) with (big/its/full/iron) cage, pair of rabbits/hamsters/parrots/pigeons/turtles/budgies/lovebirds/lizards, khargosh ka/ki/ke (jodi/joda/bachche/bachcha), khargosh jodi, tote ki jodi, tota bolne wala, kabutar jodi/pair, kabootar jodi/pair, murga murgi zinda, zinda murgi/murga/machli, muyal kutti, muyal kutty, kili kunju, pura jodi, pavuram jodi, kundelu pilla, kundelu pair, kukka pillalu, chilaka jodi, ramachiluka, nakshatra tabelu, star tabelu, nakshatra aamai, aamai kutti, hissing friend, slow loris, pangolin, owl live, ullu zinda, two headed snake, do muha saanp, do munha saap, red sand boa, sand boa,
    parrot/tota/mynah/myna/rabbit/pigeon/dog/cat/hamster (green/white/black/brown/grey) (talking/breeding/baby) pair, talking/breeding parrot/parrots/mynah/myna/pair, cute/healthy puppies/puppy/kittens/kitten (for/available), white mice, white rat, lab rat, mice pair, hamster pair, rabbit pair, pigeon pair, parrot pair, parrot talking, talking parrot, python snake live, ball python, pet tarantula, live chicken/hen/goat/insect/worm/frog, kitten litter trained, cat litter trained, pups available, puppy available, kutte ka bachcha/bachha/baccha/bacha, billi ka bachcha/bachha/baccha/bacha, tota pair, pilla, pille,
    पिल्ला, पिल्ले, कुत्ते का बच्चा, कुत्ते के बच्चे, बिल्ली का बच्चा, बिल्ली के बच्चे, पालतू कुत्ता, पालतू बिल्ली, जिंदा मछली, जिन्दा मछली, तोते का जोड़ा, खरगोश का जोड़ा, लवबर्ड,
    நாய்க்குட்டி, நாய் குட்டி, பூனைக்குட்டி, கோழிக்குஞ்சு, கிளி ஜோடி, కుక్కపిల్ల, కుక్క పిల్ల, కోడిపిల్ల, చిలుకలు`,
  spoken: `pachai kili jodi, kili jodi, naai kutti, naai kutty, poonai kutty, kozhi kunju, kukka pilla, pilli pilla, kodi pilla, kutte ke pilley/pille, billi ke bachche`,
  medium: `wags and barks, eats one mouse, days old vaccinated, puppy, puppie, pup, kitten, guinea pig, parakeet, tortoise, hamster, iguana, goldfish pair, तोता, खरगोश, कछुआ, जानवर`,
  weak: `dog, cat, parrot, rabbit, bunny, turtle, goldfish, snake, lizard, hen, chick, goat, duck, pigeon, monkey, squirrel, hedgehog, fish, bird, labrador, beagle, pug, husky, german shepherd, golden retriever, shih tzu, pomeranian, persian, guppy, betta, finch, ferret, gecko, tota, billi, kutta, कुत्ता, बिल्ली, मछली`,
  offers: `live, month, months, week, weeks, vaccinated, vaccination, breeding, adoption, adopt, pedigree, playful, litter, kci, tame, tamed,
    dewormed, deworming, neutered, purebred, alive, male, female`,
  harmlessBefore: `hush, soft, stuffed, ceramic, wooden, exploding, hot, corn, glass, inflatable, robot, balloon, porcelain, brass, clay, stone, knitted, rubber,
    computer, wireless, gaming, clockwork, windup, pink, paw, patrol, little`,
  harmlessAfter: `coil, coils, tent, lit, food, feed, bowl, collar, leash, bed, cage, tank, aquarium, net, feeder, house, hutch, nest, heel, heels, shampoo, brush, carrier, litter,
    treat, treats, harness, clothes, hat, ear, ears, earring, earrings, bag, cushion, clock, sock, socks, mat, themed, shaped, linux, print,
    printed, pattern, eyeliner, eye, tail, walk, woman, style, tag, whistle, scratcher, tree, tower, ornament, showpiece, statue, clip, oil,
    curry, gps, blanket, sweater, raincoat, wheel, belt, position, fat, crackers, cracker, filet, face, love, training, grooming, comb, nail,
    key, keychain, ball, perch, bath, pillow, slippers, slipper, onesie, lamp, dew, pose, skin, hood, shell, पट्टा, बिस्तर, कटोरा, टैंक, पिंजरा, खाना, patta, pinjra`,
  harmlessNear: `plush, ceramic, painting, crochet, amigurumi, figurine, mug, stuffed, leash, collar, statue, embroidery`,
};

/** A kind of goods that students trade: its category, its names, its brands, and its distinguishing traits. */
export interface Goods {
  category: string;
  noun: string;
  brands: string[];
  traits: string[];
  price: number;
}

const of = (category: string, text: string): Goods[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [noun, price, brands, traits] = line.split('|').map((part) => part.trim()) as [string, string, string, string];
      const list = (part: string) => part.split(',').map((each) => each.trim());
      return { category, noun, price: Number(price), brands: list(brands), traits: list(traits) };
    });

/** The goods that the evaluated catalogue consists of. */
export const goods: Goods[] = [
  ...of(
    'Electronics',
    `laptop | 32000 | Dell, HP, Lenovo, Asus, Acer | 8 GB RAM, 16 GB RAM, Core i5, Ryzen 5, 14 inch, 15.6 inch
    laptop charger | 900 | Dell, HP, Lenovo, Asus | 65 W, 45 W, type C, thin pin
    laptop stand | 600 | Portronics, AmazonBasics, STRIFF | foldable, aluminium, adjustable
    earphones | 400 | boAt, JBL, Realme, Sony | wired, with mic, type C
    wireless earbuds | 1200 | boAt, Noise, OnePlus, JBL | noise cancelling, with case, black, white
    headphones | 1500 | Sony, boAt, JBL, Sennheiser | over ear, bluetooth, wired, foldable
    bluetooth speaker | 1400 | JBL, boAt, Mivi, Zebronics | portable, waterproof, 10 W
    smartphone | 11000 | Samsung, Redmi, OnePlus, Realme, Motorola | 128 GB, 64 GB, 5G, dual SIM
    phone cover | 150 | Spigen, Ringke, Caseology | transparent, shockproof, flip
    power bank | 900 | Mi, Ambrane, Anker, Syska | 10000 mAh, 20000 mAh, fast charging
    pen drive | 400 | SanDisk, HP, Kingston | 32 GB, 64 GB, 128 GB, USB 3
    external hard disk | 3200 | Seagate, WD, Toshiba | 1 TB, 2 TB, portable
    mechanical keyboard | 2400 | Redragon, Cosmic Byte, Keychron | RGB, blue switches, wireless
    wireless mouse | 500 | Logitech, HP, Dell | silent, rechargeable, ergonomic
    monitor | 7500 | LG, Samsung, BenQ, Acer | 24 inch, 27 inch, 75 Hz, full HD
    webcam | 1100 | Logitech, Zebronics, Lenovo | 1080p, with tripod, USB
    wifi router | 1000 | TP-Link, D-Link, Tenda | dual band, 300 Mbps, 4 antennas
    extension board | 350 | Anchor, GM, Belkin | 4 sockets, 6 sockets, with USB, surge protected
    tablet | 13000 | Samsung, Lenovo, Realme | 10 inch, with pen, wifi only
    smartwatch | 1800 | Noise, boAt, Fire-Boltt, Amazfit | round dial, AMOLED, black strap
    graphics tablet | 3200 | Wacom, XP-Pen, Huion | small, with stylus, for teaching
    HDMI cable | 200 | AmazonBasics, UGREEN, Belkin | 1.5 metre, 3 metre, gold plated
    microSD card | 450 | SanDisk, Samsung, Strontium | 32 GB, 64 GB, class 10`,
  ),
  ...of(
    'Study',
    `scientific calculator | 900 | Casio, Citizen, Canon | fx-991EX, fx-82MS, solar, with cover
    drafter | 350 | Omega, Camlin, Artline | mini, engineering, with case
    drawing board | 500 | Omega, Isomars, Camlin | A2, wooden, with clips
    lab coat | 250 | Stallion, Medline, Unisex | white, size M, size L, full sleeve
    geometry box | 150 | Camlin, Faber-Castell, Classmate | steel, with compass, plastic
    notebook | 60 | Classmate, Navneet, Luxor | ruled, spiral, 200 pages, unruled
    fountain pen | 300 | Parker, Pilot, Lamy, Hero | fine nib, blue ink, steel body
    ball pen set | 80 | Cello, Reynolds, Linc | blue, black, pack of 10
    study table | 1800 | Wakefit, Nilkamal, IKEA | foldable, wooden, with drawer
    table lamp | 450 | Philips, Wipro, Syska | LED, rechargeable, flexible neck
    whiteboard | 400 | Roger & Moris, OBASIX, Pragati | with marker, 2x3 feet, magnetic
    sticky notes | 70 | 3M, Oddy, Kores | neon, pack of 5, flags
    college backpack | 800 | Skybags, Wildcraft, American Tourister, Safari | 30 litres, laptop sleeve, rain cover
    file folder | 120 | Solo, Deli, Kebica | A4, 20 pockets, zip
    stapler | 90 | Kangaro, Kores, Deli | with pins, mini, heavy duty
    apron | 200 | Stallion, Cookwell, Unisex | for chemistry lab, cotton, black`,
  ),
  ...of(
    'Books',
    `engineering mathematics book | 420 | B S Grewal, Kreyszig, Ramana | 43rd edition, volume 2, clean copy
    organic chemistry book | 500 | Clayden, Morrison Boyd, Solomons | second edition, hardcover, with notes
    data structures book | 350 | Lipschutz, Cormen, Sahni | in C, in Java, solved problems
    operating systems book | 450 | Galvin, Tanenbaum, Stallings | 9th edition, paperback, international
    physics book | 380 | H C Verma, Resnick Halliday, Irodov | volume 1, part 2, unmarked
    thermodynamics book | 400 | P K Nag, Cengel, Rajput | 6th edition, steam tables, solved
    GATE preparation book | 600 | Made Easy, ACE, Arihant | computer science, mechanical, previous years
    CAT preparation book | 450 | Arun Sharma, Nishit Sinha, IMS | quant, verbal, set of 3
    novel | 200 | Chetan Bhagat, Agatha Christie, Ruskin Bond, Haruki Murakami | paperback, collection, like new
    comics | 150 | Amar Chitra Katha, Tinkle, Marvel | set of 10, vintage, digest
    dictionary | 250 | Oxford, Collins, Merriam-Webster | English to Hindi, pocket, advanced learner
    microprocessor book | 380 | Ramesh Gaonkar, Douglas Hall, Barry Brey | 8085, 8086, with programs`,
  ),
  ...of(
    'Hostel',
    `mattress | 1500 | Sleepwell, Wakefit, Kurl-on | single bed, foam, 4 inch, foldable
    bed sheet | 350 | Bombay Dyeing, Raymond, Spaces | single, cotton, with pillow cover
    blanket | 500 | Cloth Fusion, Raymond, Signature | fleece, double, winter
    pillow | 250 | Wakefit, Sleepwell, Recron | memory foam, pair, soft
    bucket | 150 | Nilkamal, Cello, Milton | 20 litres, with mug, plastic
    clothes drying stand | 800 | Bathla, LiMETRO, Happer | foldable, steel, 3 tier
    iron box | 600 | Philips, Bajaj, Usha | steam, dry, non stick
    electric kettle | 700 | Prestige, Pigeon, Butterfly, Kent | 1.5 litres, steel, auto off
    induction cooktop | 1500 | Prestige, Pigeon, Philips | 1600 W, touch panel, with pan
    immersion rod | 350 | Bajaj, Crompton, Usha | 1500 W, copper, shockproof
    table fan | 900 | Usha, Bajaj, Crompton | high speed, oscillating, 400 mm
    air cooler | 3500 | Symphony, Crompton, Bajaj | 27 litres, personal, with remote
    mini fridge | 6500 | Haier, Godrej, Mitashi | 52 litres, single door, for hostel room
    mosquito net | 250 | Classic, Healthgenie, Elegant | single bed, foldable, hanging
    mosquito repellent machine | 90 | Good Knight, All Out, Mortein | with refill, combo, plug in
    wardrobe | 2500 | Godrej, Nilkamal, CbeeSo | collapsible, steel, 3 door
    shoe rack | 500 | Amazon Brand, Ebee, Nilkamal | 4 tier, metal, with cover
    wall clock | 250 | Ajanta, Titan, Orpat | silent, analog, round
    mirror | 300 | Anko, Saint-Gobain, Elegant | full length, wall mounted, with frame
    dustbin | 120 | Cello, Nilkamal, Joyo | with lid, pedal, mesh
    padlock | 180 | Godrej, Link, Harrison | 7 levers, number lock, with 3 keys
    door curtain | 300 | Cloth Fusion, Deco Window, Homefab | 7 feet, blackout, pair
    broom and mop set | 250 | Gala, Scotch-Brite, Spotzero | with wiper, microfibre, combo
    laundry bag | 200 | PrettyKrafts, Storite, HomeStrap | foldable, 45 litres, with handles
    carpet | 700 | Status, Saral Home, Warmland | anti skid, 3x5 feet, soft
    hair dryer | 800 | Philips, Nova, Vega | 1200 W, foldable, cool shot
    trimmer | 1000 | Philips, Mi, Beardo | cordless, waterproof, 20 settings
    umbrella | 250 | Sun, Citizen, John's | folding, windproof, black
    raincoat | 500 | Wildcraft, Duckback, Zeel | full sleeve, with pants, reversible`,
  ),
  ...of(
    'Kitchen',
    `water bottle | 300 | Milton, Cello, Borosil, Tupperware | 1 litre, steel, insulated
    lunch box | 350 | Milton, Cello, Signoraware | 3 containers, steel, with bag
    pressure cooker | 900 | Prestige, Hawkins, Pigeon | 3 litres, aluminium, induction base
    rice cooker | 1300 | Panasonic, Prestige, Bajaj | 1.8 litres, automatic, with steamer
    frying pan | 500 | Prestige, Pigeon, Hawkins | non stick, 24 cm, with lid
    mixer grinder | 1800 | Preethi, Sujata, Philips | 500 W, 3 jars, 750 W
    sandwich maker | 800 | Prestige, Philips, Borosil | grill, non stick, 700 W
    coffee mug | 150 | Clay Craft, Cello, IKEA | ceramic, printed, set of 2
    plates set | 400 | Larah, Cello, Milton | steel, melamine, set of 6
    egg boiler | 350 | Kent, SToK, iBELL | 7 eggs, electric, auto off
    knife set | 250 | Pigeon, Victorinox, Crystal | steel, with peeler, pack of 3
    thermos flask | 600 | Milton, Cello, Borosil | 500 ml, 1 litre, 24 hours hot
    gas stove | 1500 | Prestige, Sunflame, Butterfly | 2 burner, glass top, single burner`,
  ),
  ...of(
    'Cycles',
    `bicycle | 4500 | Hero, Hercules, Firefox, Btwin, Atlas | 21 gears, 26 inch, with lock, single speed
    bicycle lock | 250 | Btwin, Boldfit, Strauss | number lock, cable, steel
    bicycle pump | 300 | Btwin, Strauss, Amazon Brand | foot, portable, with gauge
    cycling helmet | 700 | Btwin, Strauss, Boldfit | adjustable, size M, red
    electric scooter | 45000 | Ola, Ather, TVS | 2 kWh, one owner, with charger
    motorcycle helmet | 1200 | Steelbird, Vega, Studds | full face, ISI, with visor
    skateboard | 1200 | Jaspo, Boldfit, Strauss | wooden, 31 inch, with bag`,
  ),
  ...of(
    'Sports',
    `cricket bat | 1200 | SG, SS, MRF, Kookaburra | English willow, Kashmir willow, short handle
    cricket ball | 250 | SG, Cosco, SS | leather, tennis, red
    football | 500 | Nivia, Adidas, Cosco | size 5, stitched, training
    badminton racket | 800 | Yonex, Li-Ning, Victor | carbon, with cover, set of 2
    shuttlecock | 400 | Yonex, Cosco, Li-Ning | feather, nylon, pack of 6
    table tennis bat | 500 | Stag, GKI, Butterfly | pair, with balls, professional
    yoga mat | 400 | Boldfit, Strauss, Nivia | 6 mm, anti skid, purple
    dumbbells | 900 | Kore, Amazon Brand, Protoner | 5 kg pair, PVC, rubber
    skipping rope | 150 | Boldfit, Nivia, Strauss | adjustable, steel wire, with counter
    carrom board | 1300 | Synco, Precise, Surco | full size, with coins, 26 inch
    chess board | 350 | Ratnas, Smart, StonKraft | magnetic, wooden, foldable
    swimming goggles | 350 | Speedo, Nivia, Viva | anti fog, blue, with case
    volleyball | 450 | Cosco, Nivia, Mikasa | size 4, soft touch, stitched
    sports shoes | 1200 | Nike, Adidas, Puma, Campus | size 8, size 9, running`,
  ),
  ...of(
    'Music',
    `acoustic guitar | 4000 | Yamaha, Juarez, Kadence, Fender | 38 inch, cutaway, with bag
    ukulele | 1800 | Kadence, Juarez, Fender | soprano, concert, mahogany
    keyboard piano | 5500 | Casio, Yamaha, Roland | 61 keys, with stand, touch sensitive
    flute | 300 | Punam, Sarfuddin, Radhe | C natural, bamboo, G scale
    tabla set | 4500 | Maharaja, Bina, SG Musical | brass, with cushions, sheesham
    violin | 3500 | Juarez, Kadence, Yamaha | 4/4, with bow, with rosin
    harmonica | 400 | Hohner, Swan, Juarez | C major, 10 hole, chromatic
    guitar strings | 250 | D'Addario, Fender, Martin | light gauge, phosphor bronze, set of 6`,
  ),
  ...of(
    'Clothing',
    `hoodie | 700 | H&M, Campus Sutra, Roadster | black, size L, with zip
    denim jacket | 1100 | Levi's, Roadster, Wrangler | blue, size M, slim fit
    jeans | 800 | Levi's, Wrangler, Pepe | 32 waist, slim fit, black
    t-shirt | 300 | Bewakoof, H&M, Puma | cotton, size M, oversized
    saree | 1200 | Kanchipuram, Nalli, Pothys | silk, with blouse, cotton
    kurta | 600 | Fabindia, Manyavar, Biba | cotton, size 40, festive
    formal shirt | 600 | Peter England, Van Heusen, Arrow | white, size 40, full sleeve
    blazer | 1800 | Raymond, Peter England, Blackberrys | navy, size 38, for placements
    sunglasses | 500 | Ray-Ban, Fastrack, Vincent Chase | polarised, aviator, black
    wrist watch | 1200 | Titan, Fastrack, Casio, Sonata | analog, leather strap, digital
    slippers | 250 | Bata, Paragon, Crocs | size 8, rubber, indoor
    formal shoes | 1000 | Bata, Red Tape, Hush Puppies | size 9, leather, black
    dupatta | 250 | Fabindia, Biba, W | cotton, printed, silk
    sweater | 500 | Monte Carlo, Roadster, H&M | wool, size M, round neck`,
  ),
  ...of(
    'Furniture',
    `office chair | 2200 | Green Soul, Featherlite, IKEA | mesh back, wheels, adjustable
    plastic chair | 450 | Nilkamal, Cello, Supreme | with arms, white, set of 2
    bookshelf | 1200 | IKEA, DeckUp, Nilkamal | 5 shelves, wooden, wall mounted
    bean bag | 1000 | Amazon Brand, Sattva, Couchette | XXL, with beans, leatherette
    folding cot | 1700 | Nilkamal, Story@Home, Camabeds | steel, single, with mattress
    bedside table | 700 | IKEA, DeckUp, Nilkamal | with drawer, wooden, round`,
  ),
];

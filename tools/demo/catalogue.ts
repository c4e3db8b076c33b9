/** A demo listing, and its drawing in art. Prices are in the currency of the college. */
export interface DemoProduct {
  name: string;
  description: string;
  price: number;
  quantity: number;
  shipping: boolean;
  art: string;
}

const p = (art: string, name: string, price: number, quantity: number, shipping: boolean, description: string): DemoProduct => ({
  art,
  name,
  price,
  quantity,
  shipping,
  description,
});

/** Listings of the demo shop, by category. */
export const demoCatalogue: Record<string, DemoProduct[]> = {
  Books: [
    p(
      'books',
      'First-year engineering bundle',
      1450,
      1,
      true,
      'Physics, chemistry, mathematics and graphics, the four fat ones. Some pencil notes in the margins, all pages there, covers taped where the monsoon got them.',
    ),
    p(
      'blue-book',
      'Higher Engineering Mathematics',
      420,
      2,
      true,
      'The book everybody tells you to buy in week one. I have two copies because my brother had the same idea. Clean, no highlighter.',
    ),
    p(
      'orange-book',
      'Data Structures in C',
      350,
      3,
      false,
      'Solved examples, a worn spine and a bus ticket as a bookmark. Served me well for two semesters and one interview.',
    ),
    p('green-book', 'Organic Chemistry, second edition', 380, 1, true, 'Reaction maps glued to the inside cover. I passed, so they work.'),
    p(
      'open-book',
      'Novels, a shelf of twelve',
      600,
      1,
      false,
      'Twelve paperbacks, mostly mysteries, two in Tamil. Sold together because they have become friends.',
    ),
    p(
      'notebook',
      'Unused lab notebooks, pack of five',
      0,
      4,
      false,
      'Our lab went digital the week after I bought these. Yours if you pick them up from the hostel office.',
    ),
  ],
  Electronics: [
    p(
      'headphone',
      'Over-ear headphones',
      1899,
      1,
      true,
      'Comfortable for long library evenings. The left cushion was replaced last year, the cable is new, and the case is included.',
    ),
    p(
      'laptop',
      'Laptop, 14 inch, 16 GB',
      28500,
      1,
      false,
      'Three years old, new battery in March, runs everything the curriculum asks for. Comes with the charger and a sleeve.',
    ),
    p(
      'desktop-computer',
      'Monitor and desktop set',
      12400,
      1,
      false,
      'Full HD screen with a small desktop that hums quietly. Ideal for simulations that must run overnight.',
    ),
    p('mobile-phone', 'Phone, 128 GB', 8200, 1, true, 'Works perfectly, a hairline scratch on the back that a cover hides. Box and bill available.'),
    p(
      'camera',
      'Mirrorless camera with kit lens',
      21000,
      1,
      false,
      'Shot two fests and one convocation. Sensor cleaned, two batteries, strap, 64 GB card.',
    ),
    p(
      'television',
      'Small television for the common room',
      3500,
      1,
      false,
      '24 inch, HDMI, remote with new batteries. We are graduating and nobody can take it on the train.',
    ),
    p('radio', 'Pocket radio', 450, 2, true, 'For cricket commentary during load shedding. Takes two AA cells.'),
  ],
  'Music & Hobbies': [
    p(
      'guitar',
      'Acoustic guitar with bag',
      3200,
      1,
      false,
      'Full-size acoustic guitar, warm tone, strings changed last month. Bag, capo and a chord poster are included. Selling because my hands chose the keyboard.',
    ),
    p(
      'musical-keyboard',
      'Keyboard, 61 keys',
      4800,
      1,
      false,
      'Touch-sensitive keys, stand and adapter included. Headphone socket, so that the corridor can sleep.',
    ),
    p('long-drum', 'Folk drum', 2200, 1, false, 'Hand-made, tuned for stage. Played at three cultural nights, always asked for an encore.'),
    p('studio-microphone', 'USB microphone', 1750, 1, true, 'Clear voice for podcasts and viva recordings. Tripod and pop filter included.'),
    p(
      'artist-palette',
      'Acrylic paints and brushes',
      540,
      3,
      true,
      'Twenty-four colours, most of them full, six brushes and a palette. The blue is popular, so less of it.',
    ),
    p(
      'telescope',
      'Beginner telescope',
      5200,
      1,
      false,
      "Saturn's rings from the academic block terrace, I promise. Tripod, two eyepieces, moon filter.",
    ),
    p('chess-pawn', 'Tournament chess set', 699, 2, true, 'Weighted pieces, roll-up board, and a notebook of openings that did not work for me.'),
    p('puzzle-piece', '1000-piece puzzles, three of them', 450, 1, true, 'Complete, counted twice during the semester break.'),
  ],
  Cycles: [
    p(
      'bicycle',
      'Geared cycle, 21 speed',
      5400,
      1,
      false,
      'Serviced in October: new brake pads and chain. Lock and pump included. Hostel to lecture hall in four minutes.',
    ),
    p('kick-scooter', 'Folding kick scooter', 2100, 1, false, 'Fits under a desk. Good wheels, loud bell.'),
    p('rescue-workers-helmet', 'Cycle helmet, medium', 550, 2, true, 'Never fallen on. Adjustable strap, washed padding.'),
    p('skateboard', 'Skateboard', 1600, 1, true, 'Maple deck with fresh grip tape. Bearings cleaned.'),
    p('flashlight', 'Cycle light and torch', 280, 4, true, 'Clips onto the handlebar, charges over USB.'),
  ],
  'Hostel & Home': [
    p('teapot', 'Electric kettle and teapot', 640, 2, true, 'Boils a litre in five minutes. Descaled with lemon, smells of nothing.'),
    p('bed', 'Single mattress with cover', 1800, 1, false, 'Cotton, four inches, aired in the sun every month. The cover was washed yesterday.'),
    p('light-bulb', 'Study lamp, three brightness levels', 480, 3, true, 'Bends any way you like and stays there. USB powered.'),
    p('bucket', 'Bucket and mug', 0, 2, false, 'Free to whoever comes first. Blue, survivor of four years.'),
    p('mirror', 'Wall mirror', 350, 1, false, 'With the hooks. No cracks, flattering.'),
    p('potted-plant', 'Money plant in a clay pot', 150, 6, false, 'Grew from one leaf in my first year. Needs water on Sundays and compliments.'),
    p('broom', 'Room cleaning set', 220, 1, false, 'Broom, dustpan, mop. Moving out, so they are out of excuses.'),
    p('alarm-clock', 'Very loud alarm clock', 299, 2, true, 'For eight o’clock lectures. Neighbours will know you own it.'),
    p('basket', 'Laundry basket', 260, 2, false, 'Holds two weeks of denial. Handles intact.'),
  ],
  Furniture: [
    p('chair', 'Wooden study chair', 950, 1, false, 'Solid, quiet, slightly dented. Cushion included.'),
    p('couch-and-lamp', 'Two-seater sofa', 4200, 1, false, 'Has heard every kind of gossip. Clean fabric, removable covers; you carry, I help.'),
    p('framed-picture', 'Framed prints, set of three', 750, 1, true, 'Temple, sea and railway station. Hang them without drilling.'),
    p('window', 'Folding bookcase', 1300, 1, false, 'Four shelves, folds flat, must be gone before I move out.'),
  ],
  'Lab & Drawing': [
    p(
      'triangular-ruler',
      'Drafter and set squares',
      550,
      2,
      true,
      'Engineering graphics kit: mini drafter, set squares and clips. Scale is readable to the last millimetre.',
    ),
    p('lab-coat', 'Lab coat, size M', 260, 3, true, 'White again after a long talk with the laundry. Two pockets.'),
    p('goggles', 'Safety goggles', 180, 5, true, 'Fits over glasses. No scratches in front of the eyes.'),
    p('calculator', 'Scientific calculator', 780, 2, true, 'The model that the exam cell allows. Fresh battery, hard cover.'),
    p('microscope', 'Student microscope', 3900, 1, false, 'Three objectives, mirror and lamp. Comes with a box of slides, onion included.'),
    p('straight-ruler', 'Drawing instruments box', 340, 2, true, 'Compasses, dividers, steel rule, all in their slots.'),
  ],
  Sports: [
    p('cricket-game', 'Cricket bat, English willow', 2600, 1, false, 'Knocked in properly, grip new. Two fifties in it, both mine, more left.'),
    p('badminton', 'Badminton rackets, pair', 1100, 2, true, 'Restrung in August. A tube of shuttles goes with them.'),
    p('soccer-ball', 'Football, size 5', 450, 3, true, 'Holds air for weeks. Grass-stained, match-ready.'),
    p('basketball', 'Basketball', 520, 1, false, 'Good grip, outdoor rubber.'),
    p('running-shoe', 'Running shoes, UK 8', 1450, 1, true, 'Sixty kilometres on them, a size too big for me.'),
    p('boxing-glove', 'Boxing gloves, 10 oz', 880, 1, true, 'Bought with a resolution in January. Practically new.'),
  ],
  Clothing: [
    p('coat', 'Winter jacket for the north trip', 1700, 1, true, 'Warm to minus five. Worn for one industrial visit.'),
    p('sari', 'Silk-blend sari for farewell', 2400, 1, true, 'Worn once, dry-cleaned, blouse piece unstitched.'),
    p('backpack', 'Backpack, 40 litres', 990, 2, true, 'Laptop sleeve, rain cover, and a pocket for the ID card that you always lose.'),
    p('t-shirt', 'Fest T-shirts, four sizes', 199, 8, true, 'Left over from the organising team. Soft cotton.'),
    p('umbrella', 'Big umbrella', 240, 3, false, 'Survived two cyclone warnings.'),
    p('watch', 'Analogue wrist watch', 1250, 1, true, 'Allowed in exams where smart ones are not. New strap.'),
  ],
  'Games & Gadgets': [
    p('video-game', 'Game controller', 1350, 2, true, 'Works with computer and phone. No stick drift, tested for an unreasonable number of hours.'),
    p('electric-plug', 'Extension board, six sockets', 380, 4, true, 'Surge protected, three-metre cable, the true centre of any hostel room.'),
    p('printer', 'Ink printer', 2700, 1, false, 'Prints records at two in the morning. Half a set of ink left.'),
    p('battery', 'Power bank, 20,000 mAh', 890, 2, true, 'Charges a phone four times. Cable included.'),
    p('computer-mouse', 'Wireless mouse', 420, 0, true, 'Silent clicks. Sold out for now, two more come next month.'),
  ],
};

/** Users of the demo shop. The first two can sign in with the passwords that are printed at the start. */
export const demoPeople = [
  { name: 'Asha Menon', email: 'asha@vitstudent.ac.in', collegeId: '22BCE1042' },
  { name: 'Ravi Admin', email: 'admin@vitstudent.ac.in', collegeId: 'STAFF-001' },
  { name: 'Karthik Subramanian', email: 'karthik@vitstudent.ac.in', collegeId: '21BME0311' },
  { name: 'Priya Sharma', email: 'priya@vitstudent.ac.in', collegeId: '23BEC2207' },
  { name: 'Mohammed Irfan', email: 'irfan@vitstudent.ac.in', collegeId: '22BCE1190' },
  { name: 'Sneha Reddy', email: 'sneha@vitstudent.ac.in', collegeId: '21BIT0455' },
  { name: 'Arjun Nair', email: 'arjun@vitstudent.ac.in', collegeId: '23BCE0078' },
  { name: 'Divya Krishnan', email: 'divya@vitstudent.ac.in', collegeId: '20BBT0129' },
  { name: 'Rahul Verma', email: 'rahul@vitstudent.ac.in', collegeId: '22BEE0614' },
  { name: 'Fatima Sheikh', email: 'fatima@vitstudent.ac.in', collegeId: '21BCL0233' },
  { name: 'Vikram Singh', email: 'vikram@vitstudent.ac.in', collegeId: '23BME1501' },
  { name: 'Ananya Das', email: 'ananya@vitstudent.ac.in', collegeId: '22BCH0902' },
];

/** Reviews of bought listings. */
export const demoReviews: [rating: number, text: string][] = [
  [5, 'Exactly as described, and the seller met me at the library gate. Would buy again.'],
  [4, 'Good condition for the price. A small scratch that was mentioned honestly.'],
  [5, 'Picked it up the same evening. Works perfectly.'],
  [3, 'Does the job. I had hoped for a newer one, but the price is fair.'],
  [4, 'Friendly seller, quick replies, no haggling.'],
  [5, 'Saved me half the shop price. My room-mate wants one too.'],
  [2, 'It works, but needed cleaning first.'],
  [4, 'Solid. Delivered to my block within a day.'],
];

/** Messages between buyers and sellers, in turns, the buyer first. */
export const demoChats: string[][] = [
  [
    'Hi! Is it still there?',
    'Yes, all yours. Where do you stay?',
    'Block D. Can we meet at the canteen at six?',
    'Six works. I will wear the fest T-shirt.',
  ],
  ['Hello, does it come with the bill?', 'Yes, I kept it in the box.', 'Great, thank you.'],
  ['Could you deliver to the ladies hostel gate?', 'Sure, tomorrow after four.'],
];

/** Meeting spots of the demo shop. */
export const demoSpots = [
  { name: 'Central library', hint: 'at the gate, beside the notice board', mapX: 37, mapY: 24, latitude: 12.8422, longitude: 80.1541 },
  { name: 'Food court', hint: 'at the juice counter', mapX: 36, mapY: 78, latitude: 12.8391, longitude: 80.154 },
  { name: 'Main gate', hint: null, mapX: 61, mapY: 97, latitude: 12.838, longitude: 80.1562 },
  { name: 'Academic block 1', hint: 'in the lobby', mapX: 83, mapY: 24, latitude: 12.8421, longitude: 80.1583 },
  { name: 'Hostel office', hint: null, mapX: 82, mapY: 72, latitude: 12.8394, longitude: 80.1582 },
];

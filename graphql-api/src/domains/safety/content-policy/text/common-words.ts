/** Short words of everyday listings. They are never fragments of a pulled-apart word. */
export const commonWords = new Set(
  `a an the this that it its is are was were be been am do did does has have had having i me my we us our you your he she they them his her of in on at for to from with by and or
  but if so as no not yes all any some one two three four five six ten can could would should will may must get got go new old good best nice big small very much more most less only
  also just like used use out up down off over under per set box bag kit pack pair case free sale sell buy cost price size hard soft hot cold red blue black white green pink grey
  hero pen pan pot car bus bike can tin cup mug jar lid cap hat top shoe sock bed desk lamp book note page card game ball bat net cord wire plug fan light key lock pin clip tape
  glue ink dry wet full half left right side back front end last next year month week day hour time now then here there when what who why how man men women boy girl kid baby dog cat
  art map toy usb ram rom ssd hdd led lcd cpu gpu tv pc mac hp dell asus acer intel amd sony mi kg gm mm cm ml hz mah gb tb rs inr mrp no nos pcs pc xl xxl cell mouse cable
  hub bar rod rum gin met ran sat eat ate tea ham jam oil air sun sea sky ice ash cash hash wash dash dish fish wish wine line mine fine pine pole role hole sole cob con son ton
  won run gun fun bun sun nun rat mat hat fat pat tan ban van pain rain main gain vain mint tint hint pist cane lane mane sane vane pod rod nod cod god hand sand land band stand
  tab lab cab gab jab nab slab grab crab swiss army sword word words ward cards pipe type tips lips zip tip rip dip hip sip whip ship chip clip grip trip flip slip drip`.split(
    /\s+/,
  ),
);

/** Words that sellers join to the name of what they sell, as in "weed4sale". */
export const salesWords = new Set(
  `for 4 sale sales buy sell seller dealer shop store cheap cheapest best fresh pure real original available here now online college campus hostel home delivery delivered service services
  wala vala kit pens packet packets pack bottle bottles juice flavour flavours imported quality urgent contact my your the and`.split(/\s+/),
);

/**
 * Harmless words of one Indian script that are spelled or sound like a prohibited word of another, or of English, as they are written: "and" in
 * Kannada, a hill and noodles in Malayalam, "come" in Telugu, bamboo in Gujarati.
 */
const harmlessAsWritten = new Set(
  `ಮತ್ತು ಕಲ್ಲು ಕಲ್ಲಿನ ಕಲ್ಲುಗಳು ಕಲ್ಲುಗಳನ್ನು ಬಿಡಿ ಬಿರುಕು ಸುಟ್ಟು ನಂಗಿಲು ಗಣ ದಾರು മാഗി മാഗിയും കുന്ന് കുന്നിന് കുന്നും കുന്നിൽ കുന്നിൻ രമ ഗണ പുറവും വേദവും
  రండి గణ రమ శాటిన్ దారులు పోటీదారు వీడ వీడిన వీడని కున్న కత్తె చిట్టా కొక్కెం రజనీగంధ గుప్తి চাচ্ছিলুম ছিলুম গণ শাট মালশাট রজনীগন্ধা ঝাঁট
  ગણ જુદું જૂદું બાંબુ રમ માગી ભાંગવું ભાંગતો ભાંગું તૂટા બિયારું મુંડ રજનીગંધા गण रजनीगंधा திருத்து மதுரம் பீர்க்கு`.split(/\s+/),
);
const INDIAN_WORD = /[\u0900-\u0d7f][\u0900-\u0d7f\u200c\u200d]*/gu;

/** Removes words that are harmless in their own script, because all Indian scripts are later read as one. */
export const withoutHarmless = (text: string): string => text.replace(INDIAN_WORD, (word) => (harmlessAsWritten.has(word) ? '·' : word));

/**
 * Words that look like a disguised prohibited word but mean something else: "methai" is a spelling of mithai, which are sweets, and a therapist is
 * none of the words in it.
 */
export const harmlessSpellings = new Set([
  // Abbreviations of black, ground, counter, chart and words.
  'blck',
  'grnd',
  'cntr',
  'chrt',
  'wrds',
  'masking',
  'methai',
  'gandhi',
  'gandhian',
  'gandhinagar',
  'therapist',
  'therapists',
  'lipschutz',
  'lipschitz',
  'karandi',
  'oda',
  'sudhu',
  'otta',
  'ottura',
  'mudhal',
  'muthal',
  'moodra',
  'matrum',
  'mattrum',
  'pnch',
  'peela',
  'peele',
  'peeli',
  'pila',
  'aadapillala',
  'aadapillalu',
  'sudu',
  'soodu',
  'suudu',
  'kaalu',
  'thekka',
  'mntr',
  'odaa',
  'oode',
  'chakkaram',
  'chakram',
  'airdopes',
  'airdope',
  'arrival',
  'arrivals',
  'method',
  'methods',
]);

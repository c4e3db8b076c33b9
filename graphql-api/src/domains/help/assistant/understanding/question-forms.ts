/** Verb endings that ask or say what a thing does or is like, in the languages of the campus in Latin letters. */
const VERBS = [
  // Hindi: "khulega", "chalti hai", "lagta to nahi", "toot jata".
  /(?:^| )(?:to )?\w{2,}(?:ega|egi|enge|ayega|ayegi|yega|yegi)(?: (?:kya|na|to|ki nahi|ya nahi))*$/,
  /(?:^| )(?:ho|chal|lag|khul|aa|jaa?|dikh|kar|rakh|baj|t(?:u|oo)t|nikal|pakad|jal|reh|rah|pad|gir|phisal|sookh|sukh|bhar|kaat|kat|ruk|hil|mud|ghum|ghoom|bol|sun|ban|bhig|tik|fas|phas|bik|de|le)t[aei](?: (?:hai|h|he|hain|kya|na|nahi|to|bhi))+$/,
  /(?:^| )(?:to )?(?:nahi|nhi) (?:hai |h )?(?:lag|pad|gay|hu|ho|tut|toot|jal|fat|phat|kat|bigad|dikh|kar|kiy|aa|aat|jaat|hot)\w*(?: (?:hai|h|na|kya))*$/,
  /(?:^| )(?:sakt[aei]|skt[aei]|paunga|paayega)(?: (?:hai|h|hain|kya|na|isko|ise))*(?: |$)/,
  /(?:^| )(?:hua|hui|huye|hue|gaya|gayi|kiya|karaya|karwaya|liya|diya)(?: (?:hai|h|tha|thi|kya|na|kabhi))+$/,
  /(?:^| )(?:sahi|theek|thik|acc?h+[aei]|kharab|saaf|nay[aei]|puran[aei]|strong|working|clean|ok|poor[aei]|pur[aei]|full|original|tight|dheel[aei]|mot[aei]|patl[aei]|bad[aei]|chh?ot[aei]|garam|thand[aei]) (?:hai|h|he|hain)(?: (?:na|kya|ya nahi))*$/,
  // Tamil: "panniyacha", "kulla pogum", "varuma", "cool ah irukum".
  /(?:^| )\w{3,}(?:iyacha|iyaacha|chacha|nacha|aacha|uchaa?|uma|umaa|dhaa?na|thaana|mudiyuma|mudiyum|idhacha)$/,
  /(?:^| )(?:nalla|cool|soodu|sudu|clean|puthu|pudhu)\w*(?: ah| a)? (?:iruk\w*)$/,
  // Telugu: "vastunda", "avutunda", "padutunda", "chesara", "undha le".
  /(?:^| )\w{3,}(?:tunda|thunda|tundha|thundha|tundi|thundi|taada|tada|chesara|chesaara|inda|indha|istaru|istunnaru|tara|thara|galama|vacha|vachaa|ochha|occha)$/,
  // English: "can it", "does that", "will they", and without a subject "used much", "marked anywhere".
  /^(?:(?:and|but|so|ok|also|then) )*(?:can|could|will|would|does|did|do|is|are|was|were|has|have) (?:it|they|that|this|those|these|he|she|one|each|there be)\b/,
  /^(?:(?:and|but|so|ok|also|then) )*(?:keeps|works|fits|comes|runs|holds|stays|has|folds|leaks|opens|closes|charges|looks|feels|lasts|needs|rusts|smells|makes noise)\b/,
  /^\w{4,}ed(?: (?:already|before|yet|properly|recently|or not|any ?where|much|well|ever|at all|fully))*$/,
  /^\w+ (?:changed|replaced|repaired|cleaned|washed|serviced|tested|opened|fixed|worn|torn|broken|tuned|charged|sealed|included)$/,
  /^(?:each|every) one\b/,
];

/** Matches questions about whether something can be done, which may name another thing: "laptop vekka mudiyuma". */
const CAN =
  /(?:^| )(?!(?:vaanga|vanga|kharid\w*|khareed\w*|konu\w*|buy|le) )\w+ (?:mudiyuma|mudiyum|sakt[aei]|skt[aei]|galama|vachaa?)(?: (?:hai|h|hain|kya|na))*$/;

/** Matches hopes that something does not happen: "kapda chipakta to nahi". */
const HOPES_NOT =
  /(?:^| )(?:koi |kuch )?(?!ho|hai)\w{3,} to (?:nahi|nhi)(?: (?:hai|h|na|kya|hain))*$|(?:^| )\w{2,}t[aei] to (?:nahi|nhi)(?: (?:hai|h|na))*$|(?:^| )to (?:nahi|nhi) \w{2,}(?:t[aei]|egi|ega)(?: (?:hai|h|na))*$/;

/**
 * Returns whether a normalized question asks with a verb what something does or is like: "batan dabane se khulega", "service panniyacha", "can it get
 * wet".
 */
export const asksByVerb = (plain: string): boolean => [...VERBS, CAN, HOPES_NOT].some((each) => each.test(plain));

/** Returns whether a normalized question hopes that something does not happen, and therefore refuses nothing. */
export const hopesNot = (plain: string): boolean => HOPES_NOT.test(plain);

/** Returns whether a normalized question asks what can be done with something. */
export const asksWhetherOneCan = (plain: string): boolean => [CAN, HOPES_NOT].some((each) => each.test(plain));

/** Matches questions about whether something is available, which therefore wish for it: "drone hai kya", "curtains irukka", "heater undha". */
const THERE =
  /(?:^| )(?:(?:hai|h|he|hain) (?:kya|koi|kisi \w+ \w+)|kya (?:hai|h)|koi (?:hai|h)|irukk?[au]m?a?|und?haa?|unnaya+|milega|milegi|milenge|mil (?:jayega|jayegi|sakta)|kidaik\w*|dorukut\w*|available|there|chahiye|chahie|venum|kavali|kaavali|dikhao|dikha|kaattu|chupinchu|pls show)(?: (?:kya|na|pls|please|bro|bhai|anna|da|ra))*$/;

/** Returns whether a normalized question asks whether something is available. */
export const asksWhetherThere = (plain: string): boolean => THERE.test(plain) && !VERBS[1]!.test(plain);

/** Phrases in Hindi (in Latin letters or not), Tamil, Telugu and Kannada, with their equivalents in the words that the patterns know. */
const SAID: [said: RegExp, meant: string][] = [
  [/(?<!\S)(\S+) (?:ke alawa|ke alava|ke siwa|के अलावा|के सिवा)(?!\S)/gu, 'except $1'],
  [/(?<!\S)(\S+) (?:ke bina|ke bagair|के बिना|के बगैर)(?!\S)/gu, 'without $1'],
  [/(?<!\S)(\S+) (?:wala|wali|wale|वाला|वाली|वाले) (?:nahi|nahin|नहीं)(?!\S)/gu, 'not $1'],
  [/(?<!\S)(\S+) (?:nahi|nahin|नहीं) (?:chahiye|chaahiye|chahie|चाहिए)(?!\S)/gu, 'not $1'],
  [/(?<!\S)(?:lekin|magar|par|लेकिन|मगर|पर)(?= .*\b(?:not|except|without)\b)/gu, 'but'],
  [/(?<!\S)(?:muft|mufat|मुफ्त|फ्री)(?!\S)/gu, 'free'],
  [/(?<!\S)डिलीवरी(?!\S)/gu, 'delivery'],
  [
    /(?<!\d)(\d+) (?:rupaye |rupay |rs )?(?:se kam|ke andar|ke niche|ke neeche|ke under|tak|se neeche|से कम|के अंदर|तक|के नीचे)(?![\p{L}\p{M}])/gu,
    'under $1',
  ],
  [/(?<!\d)(\d+) (?:rupaye |rs )?(?:se zyada|se jyada|se upar|se ooper) (?:nahi|nahin|mat)(?: \S+)?(?!\S)/gu, 'under $1'],
  [/(?<!\d)(\d+) (?:rupaye |rupay |rs )?(?:se zyada|se jyada|se upar|se ooper|से ज्यादा|से ज़्यादा|से ऊपर)(?![\p{L}\p{M}])/gu, 'above $1'],
  [/(?<!\S)(?<!\b(?:between|from) )(\d{1,6}) to (\d{3,6})(?!\S)/gu, 'between $1 and $2'],
  [/(?<!\d)(\d+) (?:se|से) (\d+)(?: ke beech| ke bich| के बीच)?(?![\p{L}\p{M}])/gu, 'between $1 and $2'],
  [/(?<![\p{L}\p{M}])(?:sabse sasta|sabse saste|sabse sasti|sasta|saste|sasti|सबसे सस्ता|सबसे सस्ती|सस्ता|सस्ती|सस्ते)(?![\p{L}\p{M}])/gu, 'cheapest'],
  [
    /(?<![\p{L}\p{M}])(?:kammi vilai\w*|vilai kammi\w*|thakkuva dhara\w*|takkuva (?:dhara|rate|price)\w*|kadime bele\w*|kammi bele\w*|vila kurach?\w*|kom dam\w*|swastat?|sosta)(?![\p{L}\p{M}])/gu,
    'cheapest',
  ],
  [
    /(?<!\S)(\S+)(?: (?:kuda|kooda|um|bhi|dum|matram|di|dhi|ni|nu|vi|one|ones|type|types|wala|wali|wale))* (?:vendam|vendaam|venda|vaddu|vadhu|oddu|beda|nako|venaam|nahi chahiye|mat dikhao)(?!\S)/gu,
    'not $1',
  ],
  [
    /(?<!\S)(\S+)(?: (?:ni|nu|di))? (?:illama|illaama|illamal|illatha|lekunda|kakunda|kaakunda|kaadu|kadu|illade|alladhu thavira|thavira|thappa|bittu|ozhike|chhodke|chodke|chhod kar|chod kar)(?!\S)/gu,
    'without $1',
  ],
  [
    /(?<!\d)(\d+) (?:rupees |rupayalu |rubai |rs |ku |ki |kku )*(?:kulla|kkulla|ulla|lopu|lopala|lope|olage|olagade|keela|keezha|keezhe|kinda|kante takkuva|kante thakkuva|kanna takkuva|vida kammi|ku kammi|kadime|varaikum|varaikkum|varaku|varegu|vare|paryant|aat)(?!\S)/gu,
    'under $1',
  ],
  [/(?<!\d)(\d+) (?:rupees |rs |ku |ki |kku )*(?:mela|mele|meda|paina|pai|kante ekkuva|vida adhigam|jaasthi|jasti|mukalil)(?!\S)/gu, 'above $1'],
  [/(?<![\p{L}\p{M}])(?:sabse mehnga|sabse mehanga|mehnga|mehanga|सबसे महंगा|महंगा)(?![\p{L}\p{M}])/gu, 'most expensive'],
  [/(?<![\p{L}\p{M}])(?:kitne ka|kitne ki|kitna ka|kya daam|daam kya|kitne rupaye|कितने का|कितने की|क्या दाम)(?![\p{L}\p{M}])/gu, 'price of'],
  [/(?<![\p{L}\p{M}])(?:bechne (?:wala|wale|wali)|bech (?:raha|rahe|rahi)|बेचने (?:वाला|वाले|वाली)|बेच (?:रहा|रहे|रही))(?![\p{L}\p{M}])/gu, 'selling'],
  [/(?<![\p{L}\p{M}])(?:chahiye|chaahiye|chahie|चाहिए)(?![\p{L}\p{M}])/gu, 'need'],
  [/(?<![\p{L}\p{M}])(?:dikhao|dikhaao|dikha do|dikhaiye|दिखाओ|दिखाइए)(?![\p{L}\p{M}])/gu, 'show'],
  [/(?<![\p{L}\p{M}])(?:milega kya|milega|milegi|mil sakta hai|hai kya|मिलेगा|मिलेगी|है क्या)(?![\p{L}\p{M}])/gu, 'available'],
];

/** English phrases for refusing something. */
const REFUSALS: [said: RegExp, meant: string][] = [
  [/\b(\w+) or (?:no|without|not) \1\b/g, ' '],
  [
    /\b(?:nothing|none|not|no one|not (?:one|a) rupee) (?:above|over|more than|costlier than|beyond|crossing|exceeding|past|going (?:above|over|beyond))(?= \d)/g,
    'under',
  ],
  [
    /\b(?:i )?(?:won ?t|will not|can ?not|can ?t|do not want to|not going to) (?:pay|go|spend|give|afford) (?:more than|above|over|beyond|past|crossing)(?= \d)/g,
    'under',
  ],
  [/\b(?:more than|above|over|beyond) (\d+) (?:i |we )?(?:can ?t|can not|cannot|wont|won t|will not|not possible|no)\b/g, 'under $1'],
  [/\b(\d+) (?:is |are )?(?:all (?:i|we) have|my (?:max|maximum|limit|budget)|(?:is )?(?:the )?(?:limit|max|maximum))\b/g, 'under $1'],
  [/\b(?:nothing|none) (?:under|below|less than|cheaper than)(?= \d)/g, 'above'],
  [/\b(?:i )?(?:can not|can t|cannot) (?:read|speak|eat|play|lift|wear)(?= \S)/g, 'not'],
  [/\b(?:other than|apart from|besides|except|instead of|rather than|anything but) (?:that|this|these|those|it|them)(?: (?:one|ones))?\b/g, ' '],
  [
    /\b(?:any|anything|something|one|ones|everything|all)(?: (?:brand|company|maker|make|colou?r|kind|type|size))? (?:but|other than|except|besides|apart from)(?= \S)/g,
    'not',
  ],
  [/\bnothing (?:from|by|on|of|in|with)(?= \S)/g, 'not'],
  [
    /(?<!\b(?:i|we|you|u|they) )\b(?:(?:that|which|who) )?(?:do ?n ?t|do not|does ?n ?t|does not) (?:have|contain|come with)(?: an?| any| the)?(?= \S)/g,
    'without',
  ],
  [/\b(?:that|which|who) (?:are ?n ?t|are not|is ?n ?t|is not)(?: an?| the)?(?= \S)/g, 'not'],
  [/\b(?:extra|x) large(?: (?:size[ds]?|ones?|wala|wali))?\b/g, 'xl'],
  [/\bmedium (?:size[ds]?|ones?|wala|wali)\b/g, 'm'],
  [/\blarge (?:size[ds]?|ones?|wala|wali)\b/g, 'l'],
  // A person who has none of something needs one.
  [
    /\b(?:i|we) (?:have|had|got|own)(?: \S+){0,7}? (?:and |but )?no (?!idea|problem|issue|time|money|cash|budget|space|room|place|clue|plan|doubt|use|need|one\b)(?=\S)/g,
    'need ',
  ],
  [
    /\b(?:there is |there s )?no (?!space|place|room|need|use|problem)(\w+(?: \w+)?) (?:in|at) (?:my|our) (?:room|hostel|house|home|place|block|pg)\b/g,
    'need $1',
  ],
  [/\bneither(?= \S)/g, 'not'],
  [/\b(?:i )?(?:do not|don t|dont) (?:want|need|like|show me|show|give me)(?! to\b)(?: (?:any|the|those|that|a|an))?(?= \S)/g, 'not'],
  [/\b(?:i )?(?:hate|dislike)(?= \S)/g, 'not'],
  [/\bnot (?:interested in|looking for|into)(?= \S)/g, 'not'],
  [/\b(?:besides|leaving out|leave out|remove|exclude|minus|rather than|instead of|in place of)(?= \S)/g, 'not'],
];
const PATTERNS = [...SAID, ...REFUSALS];

/** Replaces foreign phrases and phrases of refusal in a normalized text by the words that the patterns know. */
export const inEnglish = (text: string) => PATTERNS.reduce((said, [pattern, meant]) => said.replace(pattern, meant), text);

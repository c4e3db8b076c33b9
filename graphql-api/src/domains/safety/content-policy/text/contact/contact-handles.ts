const PROVIDER = '(?:g ?mail|gmial|gamil|googlemail|yahoo|ymail|outlook|hotmail|rediffmail|rediff|icloud|protonmail|proton|live|msn|aol|zoho)';
const ENDING = '(?:com|in|co|org|net|edu|ac|me|io|info|biz|xyz|shop|store|site|online|app|link|page|club|live|dev|gg|ly|tk|tech)';
const PAYMENT =
  '(?:ok[a-z]{3,10}|ybl|ibl|axl|upi|paytm|ptyes|ptsbi|ptaxis|apl|yapl|rapl|waicici|wasbi|waaxis|wahdfcbank|axisbank|hdfcbank|icici|sbi|kotak|jupiteraxis|fam|freecharge|airtel|pthdfc|naviaxis|superyes|slice|cnrb|barodampay|indus|idfcbank|federal)';
const MESSENGER =
  '(?:whats ?app|watsapp|whatsap|whtsapp|wattsapp|wapp|telegram|tele ?gram|insta(?:gram)?|ig|snap(?:chat)?|discord|signal|messenger|facebook|fb|linkedin|linked ?in|twitter|skype(?: live)?|wechat|viber|instagm|threads|व्हाट्सएप|व्हाट्सऐप|टेलीग्राम|इंस्टाग्राम|इंस्टा)';
const VERB = '(?:call|text|ping|dm|pm|msg|message|contact|reach|follow|add|find|hit|mail|email|write|whatsapp|inbox|buzz|ring|phone|catch|search)';
/** Places and things that follow @ in listings. */
const NOT_HANDLE =
  '(?!(?:hostel|block|campus|home|room|gate|mess|canteen|library|rs|only|just|work|college|rate|discount|price|low|best|cheap|half|night|each|any|all|mrp|vit|media|import|keyframes|supports|override|param|property|component|bean|autowired)\\b)';
/** A place on this site or a time. A request to write is not contact data if one of these follows. */
const NOT_HERE =
  '(?!\\s*(?:the |this |our )?(?:chat|order|here|campus ?cart|site|app\\b|platform|portal|inbox|website|listing|page|product|any ?time|once|day|weekdays|weekends|mornings?|evenings?|night|lunch|time|campus|hostel|sundays?|saturdays?|weekend|top|before|after))';

const patterns = [
  // Addresses, after every disguise of @ and the dot was undone.
  `(?<![\\p{L}\\d._%+-])[\\p{L}\\d._%+-]{1,64}\\s?@\\s?[a-z0-9-]{1,64}(?:\\s?\\.\\s?[a-z]{2,20}){1,4}`,
  `(?<![a-z0-9._%+-])[a-z0-9._%+-]{2,64}\\s{0,3}(?:@| at | (?!live\\b(?!\\.(?:com|co|in)\\b)))\\s*${PROVIDER}(?:\\s*\\.?\\s*(?:com|co|in|ac)\\b|\\b(?=\\s*(?:$|[.,;!)])))`,
  `(?<![a-z0-9._%+-])[a-z0-9._%+-]{3,64}(?:gmail|hotmail|rediffmail)\\s?\\.\\s?(?:com|in)\\b`,
  `(?<![a-z0-9._-])[a-z0-9._-]{2,64} at [a-z0-9-]{2,64}\\s?\\.\\s?${ENDING}\\b`,
  `(?<![a-z0-9._-])[a-z0-9._-]{2,64}\\s?@\\s?${PAYMENT}\\b`,
  `\\b(?:g ?mail|email|e-mail|mail)(?: id| address)?\\s*(?:is|:|=|-)\\s*[a-z][a-z0-9_]*[.\\d_][a-z0-9._]*`,
  `\\b(?:upi|gpay|g pay|phonepe|paytm|bhim)(?: id| number| no)?\\s*(?:is|:|=|-)\\s*[a-z0-9._-]+@?[a-z]*`,
  // Links.
  `\\bh(?:tt|xx)ps?\\s?:\\s?\\/\\s?\\/\\s?\\S+`,
  `\\bwww\\s?\\.\\s?\\S+`,
  `\\b(?:wa\\s?\\.\\s?me|t\\s?\\.\\s?me|bit\\s?\\.\\s?ly|tinyurl\\s?\\.\\s?com|linktr\\s?\\.\\s?ee|cutt\\s?\\.\\s?ly|goo\\s?\\.\\s?gl|discord\\s?\\.\\s?gg|rb\\s?\\.\\s?gy|is\\s?\\.\\s?gd|chat\\s?\\.\\s?whatsapp|forms\\s?\\.\\s?gle|m\\s?\\.\\s?me|fb\\s?\\.\\s?(?:com|me)|ig\\s?\\.\\s?me|telegram\\s?\\.\\s?me|instagram\\s?\\.\\s?com|facebook\\s?\\.\\s?com|youtu\\s?\\.\\s?be)\\b\\S*(?:\\s?\\/\\s?\\S+)?`,
  `(?<![a-z0-9.-])[a-z0-9-]{1,64}(?:\\.[a-z0-9-]{1,64}){0,4}\\.${ENDING}\\s?\\/\\s?[a-z0-9]\\S*`,
  `\\b(?:visit|see|check|website|site|link|order at|order from|book at|buy at|shop at|store|go to|available at|more at|more on|find us at|url)\\s*(?:is|:|-|out|at|on|us at|my|our)*\\s+[a-z0-9-]{1,64}(?:\\s?\\.\\s?[a-z0-9-]{1,64}){0,4}\\s?\\.\\s?${ENDING}\\b`,
  `\\b(?:tinyurl|bitly|bit ly|linktree|linktr ee|wa me|wa ?\\. ?me|t me|t ?\\. ?me|u a ?\\. ?me|rb gy|cutt ly|goo gl|drive google|forms gle|discord gg|instagram|facebook|fb)(?: ?\\.? ?(?:com|ly|ee|gl|gy|gg|me))? (?:forward |back )?slash \\S+`,
  `(?<![a-z0-9.-])[a-z0-9-]{2,64}\\s?\\.\\s?${ENDING} (?:forward |back )?slash \\S+`,
  // Messengers and social networks.
  `\\b${VERB} (?:me |us )?(?:up )?(?:directly )?(?:on|at|via|through|over|thru|in|by|@)\\s*(?:my |our )?${MESSENGER}(?![\\p{L}])(?! (?:group|theme))`,
  `\\b${MESSENGER} (?:me|us)\\b`,
  `(?<![\\p{L}])(?:my|our|mera|meri|मेरा|मेरी) ${MESSENGER}(?![\\p{L}])(?! (?:account was|clone|ui|project|marketing))`,
  `(?<![\\p{L}])${MESSENGER}(?: ?(?:id|i'?d|handle|username|user ?name|number|no|dm|ac|account|profile|page|at|on|is|pe|par|पर|आईडी|नंबर))+(?![\\p{L}])\\s*(?:is|:|=|-|@|–|~|>)*\\s*[\\p{L}\\d@][\\p{L}\\d._]{2,}`,
  `(?<![\\p{L}])${MESSENGER}\\s*(?::|=|@|-|–|~|>|->|→|»|\\|)+\\s*@?(?=[a-z0-9._]*[\\d._@])[a-z0-9._]{3,}`,
  `(?<![\\p{L}])${MESSENGER}\\s*(?::|=|->|>|~)+\\s*(?:@|at )?[a-z][a-z0-9._]{2,}`,
  `(?<![\\p{L}])${MESSENGER}\\s+@\\s?[a-z0-9._]{3,}`,
  `(?<![\\p{L}])(?:insta(?:gram)?|snapchat|telegram|discord|whats ?app)\\s+[a-z][a-z._]{3,30}\\d{2,4}(?![\\p{L}\\d])`,
  `(?:^|[\\s(,:])@ ?${NOT_HANDLE}[a-z][a-z0-9._]{3,}`,
  `\\b(?:id|handle|username|user name|dm|dms)\\s*(?:is|:|=)+\\s*@?[a-z]+(?:[._]+[a-z0-9]|\\d)[a-z0-9._]*`,
  `\\b[a-z][a-z0-9_.]{1,31}#\\d{4}\\b`,
  `\\b(?:call|text|ping|dm|msg|message|contact|mail|email|whatsapp|phone|ring|buzz) (?:me|us) (?:at|on|in|directly|via|@)${NOT_HERE}\\s+[^.\\n]{2,40}`,
  `(?<![\\p{L}])${MESSENGER}(?![\\p{L}])[^.\\n]{0,12}\\bsame (?:as|name|id|user|username)\\b`,
  `\\bfollow (?:me )?(?:and|&|then|n) (?:dm|msg|message|text|ping)\\b`,
  `\\b(?:follow(?: me| us)?|(?:add|find|search|ping) me(?: on| as| at| by)?) @?[a-z][a-z0-9]*(?:[._]+[a-z0-9]+)+`,
  `\\b(?:add|find|search|ping|look up|text|msg|follow) @?[a-z0-9._]{4,} (?:on|in|at|over) ${MESSENGER}(?![\\p{L}])`,
  `(?<![\\p{L}])(?:i am|im|me|find me) (?:also )?on ${MESSENGER} (?:as|by|under|with) [a-z]`,
  `\\b(?:follow|add|find|search|look for|look up|ping|message|msg|text) (?:me |us |for )?(?:[a-z0-9._]+ )?(?:on|in|at) (?:the |that )?(?:photo|camera|picture|pic|gram|ghost|blue|green|purple|bird|paper plane|plane|game chat|gamers?) app\\b`,
  `(?<![\\p{L}])(?:tele|tg|ig|wa|snap|insta) @?[a-z][a-z._]{3,30}\\d{2,4}(?![\\p{L}\\d])`,
  `(?<![a-z0-9._-])[a-z0-9._-]{3,64} at (?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl)\\b`,
  `(?<![\\p{L}\\d])[a-z0-9]{2,32}(?: ?(?:_|underscore|dot) ?[a-z0-9]{1,32})+ (?:on|in|at) ${MESSENGER}(?![\\p{L}])`,
  `\\b(?:links?|handle|details|username) (?:is |are )?(?:in|on) (?:the |my )?(?:bio|profile|dp)\\b`,
  `\\b(?:g ?mail|email|mail)(?: id)? [a-z][a-z._]{2,30}\\d{1,4}(?![\\p{L}\\d])`,
  `\\b(?:google|search)(?: for)? my name\\b`,
  `\\bname is [a-z0-9]+_[a-z0-9_.]+`,
  `\\b(?:where (?:everyone|everybody|all|we) posts? (?:stories|reels|photos|tweets)|bird site|reels app)\\b`,
  `\\b(?:the )?gram\\s*(?::|=|@|->|>)+\\s*@?[a-z][a-z0-9._]{2,}`,
  `\\bscan (?:the |my |this )?(?:qr|code|qr code) (?:in|on|from) (?:the |my )?(?:[a-z]+ )?(?:photo|pic|image|picture|dp)\\b`,
  `(?<![\\p{L}])(?:x|twitter) (?:handle|id|account|username|user) (?:is |- ?|: ?)?@?[a-z0-9_.]{4,}`,
  `\\b(?:dm|pm) (?:for|to|me|open|@)\\b[^.\\n]{0,20}(?:insta|ig|telegram|tg|snap|whatsapp)`,
  `\\b(?:number|no|num|contact|whatsapp|insta|id|details) (?:is )?(?:on|in) (?:my |the )?(?:(?:first|second|third|last|next|2nd|3rd|1st) )?(?:profile|bio|pic|photo|image|picture|dp)\\b`,
  `\\b(?:phone|mobile|whatsapp|contact|call) (?:number|no|num)\\s*(?:is|:|=|-)\\s*(?:on|in) (?:my )?(?:profile|bio|pic|photo|image)`,
].map((source) => new RegExp(source, 'gu'));

const atColleges = new WeakMap<readonly string[], RegExp>();

/**
 * Returns the pattern of addresses of the college: with the domain in any spacing, and without its ending if an address precedes it, because the
 * first part of a domain may be an ordinary word, such as "college".
 */
function atCollege(emailDomains: readonly string[]): RegExp {
  const known = atColleges.get(emailDomains);
  if (known) return known;
  const whole = emailDomains.map((domain) => domain.replaceAll('.', '\\s*\\.?\\s*')).join('|');
  const name = emailDomains.map((domain) => domain.slice(0, domain.indexOf('.'))).join('|');
  const parts = [
    `(?<![a-z0-9._%+-])[a-z0-9._%+-]{2,64}\\s{0,3}(?:@| at | )\\s*(?:${whole})\\b`,
    `(?<![a-z0-9._%+-])(?:[a-z0-9]{1,32}[._][a-z0-9._]{1,32}|[a-z]{3,32}\\d{2,8})\\s{0,3}(?:@| at )\\s*(?:${name})\\b`,
    `\\b(?:email|e-mail|mail)(?: id| address)?\\s*(?:is|:|=|-)\\s*[a-z0-9._%+-]{2,64}\\s{0,3}(?:@| at )\\s*(?:${name})\\b`,
  ];
  const made = new RegExp(parts.join('|'), 'gu');
  atColleges.set(emailDomains, made);
  return made;
}

/** Shopping and other sites. A product bought or needed there is no link to the seller. */
const KNOWN_SITES =
  /\b(?:amazon|flipkart|myntra|ajio|meesho|nykaa|ebay|wikipedia|github|google|youtube|coursera|udemy|nptel|apple|samsung|dell|hp|lenovo|decathlon|ikea|croma|snapdeal|booking|makemytrip|microsoft|leetcode|geeksforgeeks|stackoverflow|vit|arduino|raspberrypi|adobe)\.(?:com|in|org|ac\.in|co\.in|cc)\b(?!\/)/g;

/** Replaces every spelling of @ and the dot in addresses with those signs. */
function withSigns(text: string): string {
  return text
    .replace(/\s{0,3}[[({<*_-]{1,3}\s{0,3}(?:at|@|a t)\s{0,3}[\])}>*_-]{1,3}\s{0,3}|\s{1,3}at ?the ?rate(?: of)?\s{1,3}|एट द रेट/g, '@')
    .replace(
      /\s{0,3}[[({<*_-]{1,3}\s{0,3}(?:dot|d0t|\.|d o t|punto)\s{0,3}[\])}>*_-]{1,3}\s{0,3}|\s{1,3}(?:dot|d0t|dawt)\s{1,3}|\s{0,3}डॉट\s{0,3}/g,
      '.',
    );
}

/** Joins the letters of an address that were pulled apart. */
const joinedAddress = (text: string) =>
  text.replace(/(?<![\p{L}\d])(?:[\p{L}\d@._-] ){5,}[\p{L}\d@._-](?![\p{L}\d])/gu, (row) => row.replaceAll(' ', ''));

/** Returns addresses, links, and messenger and payment accounts in a normalized text. `emailDomains` are those of the college. */
export function handlesIn(text: string, emailDomains: readonly string[]): string[] {
  const plain = withSigns(joinedAddress(text)).replace(KNOWN_SITES, ' ; ');
  const all = emailDomains.length > 0 ? [atCollege(emailDomains), ...patterns] : patterns;
  return all.flatMap((pattern) => plain.match(pattern) ?? []).map((found) => found.trim());
}

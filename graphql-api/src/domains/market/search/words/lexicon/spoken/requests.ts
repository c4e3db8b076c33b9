const phrases = (text: string): (readonly string[])[] =>
  text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => phrase.split(' '))
    .toSorted((one, other) => other.length - one.length);

/** Phrases before what people wish for, longer ones first. */
export const REQUESTS = phrases(`
want, wants, wanted, wanna, need, needs, needed, require, requires, in need of, in search of, looking for, looking to buy, looking to get, searching, searching for, hunting for, search for, look for
want to buy, want to get, want to have, want to purchase, want to own, want to order, wanna buy, wanna get, wants to buy, need to buy, need to get, have to buy, have to get, needs to buy, got to buy, gotta get, gotta buy
thinking of buying, thinking of getting, thinking of giving, thinking of taking, thinking to buy, thinking to get, thinking about getting, thinking about buying, thought of buying, thought of getting, thought of giving,
thought of taking, thought to buy, thought i would get, thought i would buy, thought i will buy, thought i will get, thought id get, planning to buy, planning to get, planning on buying, planning on getting, plan to buy, plan to get,
decided to buy, decided to get, trying to buy, trying to get, trying to find, hoping to find, hoping to get, hoping to buy, hoping for, wish to buy, wish to get, like to buy, like to get, like to have, love to have, interested in, interested in buying
going to buy, going to get, have been looking for, been searching for
anyone has, anyone have, anybody has, anybody have, someone has, someone have, somebody has, somebody have, anyone having, anybody having, someone having, anyone selling, anybody selling, someone selling, somebody selling, girl selling, guy selling
anyone is selling, anybody is selling, someone is selling, somebody is selling, girl is selling, guy is selling, senior is selling, anyone is giving, anybody is giving, someone is giving, somebody is giving, anyone giving, anybody giving, someone giving,
anyone giving away, anyone is giving away, anyone got, anybody got, someone got, anyone to sell, anyone willing to sell, anyone wants to sell, seniors selling, any senior selling, who has, who is selling, got any, have any
is there, are there, is there any, are there any, is there some, is there a, do you have, do u have, you have, have you got, does anyone have, does anybody have, does someone have, does anyone sell, do you sell
lend or sell, sell or lend, sell me, anybody sell, anyone sell, someone sell, somebody sell, anybody lend, anyone lend, someone lend, somebody lend, lend me, someone give, somebody give, anyone give, to spare, show me, give me, get me, find me, send me, suggest, suggest me, recommend, recommend me, sell me, lend me, help me find, help me get, tell me about, please show, please suggest
can i get, could i get, can i buy, can i have, could i have, may i have, where can i get, where can i buy, where to get, where to buy, how much for, whatever, any
ill take, i will take, i ll take, id take, i would take, ill buy, i will buy, ill get, id like, i would like, i d like, i would love, id love, would like, would love, would prefer, prefer, better get, must have, must get
want to gift, want to give, wanted to gift, want to present, planning to gift, thinking of gifting, have to gift, going to gift, to gift
have nothing to, has nothing to, got nothing to, havent anything to, have no
`);

/** Phrases after what people wish for, in English, Hindi, Tamil, Telugu, Kannada and Malayalam. */
export const REQUESTED = phrases(`
would be great, would be better, will be better, would be best, would be useful, would be handy, would be ideal, would suit, is better, would be nice, would be good, would be perfect, would be awesome, would be helpful, would be fine, would be enough, would help, would do, would work, will do, will be great, will be good, will be fine, will help, is what i need, is what i want, is needed, are needed, is required
chahiye, chahie, chaiye, chaahiye, chaiyye, chahiye tha, chahiye thi, chahiye the, chahiye thaa, chahye, dedo, de do, de de, dede, dila do, dilado, dikhao, dikha do, milega, milegi, milenge, mil jayega, mil jayegi, mil jaye, mil sakta, bech raha, bech rahe, bechna, kharidna
venum, vendum, venam, venu, vennum, vnum, irukka, iruka, irukaa, irukkaa, kedaikuma, kidaikuma, kedaikumaa, kedaikkuma, vikringala, vikkringala, vaanganum, vanganum, thedren, theduren
kavali, kaavali, kavalandi, kaavalandi, undha, unda, undaa, dorukutunda, dorukuthunda, ammuthunnara, ammutunnara, chupinchu, chupinchandi, konali, kavalenu
beku, bekagide, bekithu, ideya, idiya, sigutta, venamayirunnu, kittumo, undo
`);

/** Words with which a clause begins that names nothing but the wish: "so some small fridge". */
export const DETERMINERS: ReadonlySet<string> = new Set(['some', 'any', 'a', 'an', 'one']);

/** Subjects of sentences such as "without the coat nobody enters", in which the thing is needed. */
export const NOBODY: ReadonlySet<string> = new Set('nobody noone no we you i they cant cannot cant'.split(' '));

/** Owners of a thing, and verbs for a loss after which a replacement is wanted. */
export const OWNERS: ReadonlySet<string> = new Set(['my', 'our']);
export const LOST: ReadonlySet<string> = new Set(
  `is was are were have got gets has had broke breaks broken fell tore torn ripped stopped died dies lost stolen gone went missing finished leaked leaks burnt burned cracked damaged flew flown vanished disappeared exploded fused snapped bent jammed melted rusted slipped expired crashed failed shattered
    taken swallowed washed fallen spoiled spoilt hangs stuck does doesnt dont isnt wont keeps became`.split(/\s+/),
);

/** Verbs of `LOST` that say nothing about a loss without another verb. */
export const AUXILIARY: ReadonlySet<string> = new Set('is was are were have got gets has had does doesnt dont isnt wont keeps became'.split(' '));

/** Verbs for what somebody did to a thing that now has to be replaced, and words that stand before an existing thing. */
export const TAKEN: ReadonlySet<string> = new Set(
  'took stole broke lost borrowed damaged spilled spilt tore burnt dropped ate forgot misplaced sold cut cracked'.split(' '),
);
export const OF_ONE: ReadonlySet<string> = new Set('the my our his her their a an this that'.split(' '));

/** Things that people lack without wishing for them: "i have no money". */
export const NO_THINGS: ReadonlySet<string> = new Set(
  'money time idea clue budget experience energy choice option patience knowledge cash'.split(' '),
);
/** Words of sentences in which something is not possible without the thing. */
export const CANNOT: ReadonlySet<string> = new Set('cannot cant couldnt hard difficult impossible tough unable'.split(' '));

/** Words that begin another clause. */
export const CLAUSE_BEGINNINGS: ReadonlySet<string> = new Set(
  `because cause coz cuz bcoz bcz since so but although though while whereas unless until kyunki kyuki kyonki isliye par lekin magar till please thanks thank thx yaar
  plz pls ennendral aana aanaa kaani kani endukante therefore hence then anyway actually basically honestly literally maybe perhaps`.split(/\s+/),
);

/** Words that introduce the reason after a sentence that begins with the wish. */
export const REASONS: ReadonlySet<string> = new Set(
  'because cause coz cuz bcoz bcz since so as i im my we our kyunki kyuki kyonki endukante'.split(' '),
);

/** Words that begin another clause if a subject or a verb follows: "and i", "as my old one", "if anybody". */
export const JOINTS: ReadonlySet<string> = new Set('and as if or when where after before now'.split(' '));

/** Subjects of clauses. */
export const SUBJECTS: ReadonlySet<string> = new Set(
  'i im ive ill id he hes she shes we were weve they theyre it its my our mine this there you your everyone everybody nobody noone mum mom mother father dad sister brother roommate someone somebody anyone anybody'.split(
    ' ',
  ),
);

/** Verbs that end a clause in Hindi, Tamil and Telugu. */
export const CLAUSE_ENDS: ReadonlySet<string> = new Set(
  `hai hain hu hun hoon tha thi gaya gayi gaye gya gyi aata aati jata jati aayi aaya hota hoti rahi raha rahe karta karti padta padti lagta lagti lag
  poyindi poindi undi vundi ayyindi ayipoyindi povali vellali vachindi aachu aagidhu pochu poiduchu pochi odanjuruchu odanjidhu irukku iruku varuthu pogudhu ponum poganum aagthu hogide illa ledu kathukanum`.split(
    /\s+/,
  ),
);

/** Placeholders for a thing that is not named. */
export const GENERIC: ReadonlySet<string> = new Set(
  `something anything nothing thing things stuff one ones item items kind kinds type types sort sorts way solution gadget device product products option options piece place somewhere that this those these it them some any
  edhavadhu ethavathu edaina edainaa koi kuch kuchh cheez cheej chiz`.split(/\s+/),
);

/** Words for an amount of a thing, or pointing at it, that do not name it. */
export const VAGUE: ReadonlySet<string> = new Set(
  'that this those these it them some any one piece set sets pair pairs pack lot bunch couple dozen collection whole full complete everything half'.split(
    ' ',
  ),
);

/** Words after which a thing is described further rather than named. */
export const AFTER_HEAD: ReadonlySet<string> = new Set(
  'for to with without that which who whose in on at under over from inside like where when by near below between so i we you he she they it is are was will would can could should has have had goes'.split(
    ' ',
  ),
);

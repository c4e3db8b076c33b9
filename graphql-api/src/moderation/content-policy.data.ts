/** A group of things that may not be listed. Patterns read text that was made plain: lower case, without accents, single spaces. */
interface ProhibitedGroup {
  concern: string;
  words: RegExp;
  /** What the same words say harmlessly; taken out before the words are looked for. */
  except?: RegExp;
}

/** What may not be sold on a campus. Source: rulings on the marketplace norms. Every row has examples in norms.rejected.ts and norms.accepted.ts. */
export const prohibited: ProhibitedGroup[] = [
  {
    concern: 'weapons',
    words:
      /\b(guns?|handguns?|shotguns?|pistols?|revolvers?|rifles?|air ?guns?|katta|ammo|ammunition|live rounds|grenades?|explosives?|detonators?|gunpowder|bombs?|daggers?|machetes?|swords?|switchblades?|butterfly kni(fe|ves)|combat kni(fe|ves)|hunting kni(fe|ves)|kni(fe|ves)|brass knuckles|knuckle ?dusters?|stun guns?|tasers?|nunchucks?|fire ?crackers?|crossbows?|throwing stars?)\b/g,
    except:
      /\b((glue|heat|nerf|water|massage|spray|staple|toy|label|pricing|bubble|soldering|caulking|grease|thermometer|temperature|laser tag|squirt) guns?|gun ?metal|(bath|cherry|seed|photo|glitter) bombs?|bomb(ay|er jacket)|air rifle club badge|(toy|foam|plastic|wooden|cosplay|lightsaber|inflatable) (swords?|daggers?|pistols?|guns?|rifles?)|sword art online|(sword|dagger) of [a-z]+ (novel|book)|(kitchen|chef|butter|cheese|paper|utility|cutter|cutlery|bread|fruit|vegetable|pizza|palette|cake|steak|dinner|paring) kni(fe|ves)|kni(fe|ves) (set )?(kitchen|for (the )?kitchen|and forks?|block|sharpener)|forks? (and )?kni(fe|ves)|guns? n roses|guns germs and steel|top gun|young guns?)\b/g,
  },
  {
    concern: 'drugs',
    words:
      /\b(weed|ganja|marijuana|cannabis|charas|hash(ish)?|cocaine|coke powder|heroin|mdma|ecstasy pills?|lsd|acid tabs?|meth|crystal meth|methamphetamine|ketamine|opium|afeem|magic mushrooms?|shrooms|bongs?|thc|edibles|joints? (of|pre ?rolled)|pre ?rolled joints?|rolling papers?|bhang|smack powder|mephedrone|ecstasy)\b/g,
    except:
      /\b(weed (killer|remover|whacker|control|cutter)|sea ?weed|hash (table|map|function|browns?|tables|maps|functions)|hash ?tag|perfect hash(ing)?|cannabis free|opium wars?|opium of the people|opium perfume|black opium|heroin chic essays?|the opium (war|trade) book)\b/g,
  },
  {
    concern: 'tobacco and vapes',
    words:
      /\b(cigarettes?|ciggies?|cigars?|cigarillos?|tobacco|beed(i|is)|bid(i|is)|gutk(h)?a|hookah?s?|shisha|vapes?|vaping|vaporisers?|vaporizers?|e ?cigs?|e cigarettes?|juul( pods?)?|nicotine( gum| pouch(es)?)?|pan masala|paan masala|snus|khaini|elf ?bars?|smoking pipes?)\b/g,
    except:
      /\b(cigarette lighter (socket|plug|charger|adapter|port)|no tobacco|anti tobacco|tobacco free|stop smoking poster|cigarettes after sex|cigar box guitar)\b/g,
  },
  {
    concern: 'alcohol',
    words:
      /\b(beers?|whisk(e)?y|whiskies|vodka|rum|gin|wines?|brandy|tequila|scotch|bourbon|champagne|liquors?|daru|toddy|arrack|feni|breezers?|old monk|alcohol(ic)? (drinks?|beverages?|bottles?)|alcohol|moonshine|kingfisher (strong|premium|can)|sula (red|white))\b/g,
    except:
      /\b((wine|beer|whisk(e)?y|champagne|shot) (glass(es)?|mugs?|tumblers?|flutes?|stoppers?|racks?|openers?|coolers? bag|red|colou?red?|colou?r)|(ginger|root) beer|alcohol (markers?|ink|thermometers?|wipes?|swabs?|pads?|free|based)|(isopropyl|rubbing|denatured) alcohol|wine colou?r(ed)?|gin rummy|brandy melville|scotch (tape|brite|guard)|non alcoholic|rum cake recipe|champagne (gold|colou?r(ed)?))\b/g,
  },
  {
    concern: 'medicines',
    words:
      /\b(paracetamol|crocin|dolo 650|antibiotics?|amoxicillin|azithromycin|ciprofloxacin|alprazolam|xanax|valium|diazepam|tramadol|codeine|adderall|ritalin|modafinil|viagra|sildenafil|steroids?|anabolic|insulin|sleeping (pills?|tablets?)|abortion pills?|contraceptive pills?|prescription (drugs?|medicines?|pills?)|painkillers?|pain killers?|medicines?|medications?|cough syrup|benadryl|corex|pills?|ibuprofen|aspirin|weight loss (pills?|tablets?|capsules?))\b/g,
    except:
      /\b((pill|medicine|pills) (box(es)?|organi[sz]ers?|cases?|cutters?|balls?|cabinets?|books?|textbooks?|journals?|pouch(es)?)|(textbook|book|principles|handbook|history|manual|notes) (of|on|for) (internal |general |sports |forensic )?medicine|(internal|forensic|general|sports|community|preventive) medicine|medicine (notes|students?|syllabus)|steroids? chemistry|steroid hormones?|chemistry of (steroids|antibiotics)|antibiotics? (notes|chapter)|pill shaped|insulin resistance|harrison s principles)\b/g,
  },
  {
    concern: 'exam papers and paid assignments',
    words:
      /\b((leaked|stolen|advance|upcoming|original|confidential) (exam(ination)?|question|semester|fat|cat|mid ?term|end ?sem)( question)? papers?|exam papers?|question papers? (leaks?|leaked|in advance|before (the )?exam)|papers? leaks?|answer keys? (for|of|to) (the )?(coming|upcoming|next|tomorrow)|(assignments?|homework|lab records?|projects?|thesis|dissertation) (writing|done|completed?|solved|help) (service|for (you|money|cash|a fee)|on payment)|(assignments?|thesis|essay|homework|dissertation) writing services?|(write|do|complete|finish|solve|make) (your|ur) (assignments?|homework|lab records?|projects?|thesis|dissertation|essays?|quiz(zes)?|exams?)|paid (assignments?|homework|projects?|thesis)|ghost ?writ(er|ers|ing)|proxy (attendance|exams?|tests?|candidates?)|(take|write|attend|sit) (your|ur) (exams?|tests?|quiz(zes)?)|impersonat(e|ion|or)|custom thesis|exam cheat(ing)?|cheat sheets? for exam|bluetooth exam earpieces?|exam earpieces?|ready ?made (assignments?|projects?|thesis))\b/g,
    except:
      /\b((previous|past|solved|sample|model|practice|old|last) (years?|year s|semester|sem)? ?(exam|question|test|solved)? ?(question )?papers?|exam papers? (of|from) (past|previous|last) years?)\b/g,
  },
  {
    concern: 'forged documents',
    words:
      /\b((fake|forged?|counterfeit|duplicate|false|bogus|novelty|edited|photoshopped) (college |student |government |govt |university |degree |medical |birth |aadha?ar |pan |voter |driving )?(ids?|id ?cards?|cards?|degrees?|certificates?|mark ?sheets?|passports?|licen[cs]es?|aadha?ar|pan|bills?|invoices?|receipts?|notes?|currency|money|tickets?|medical certificates?|bonafides?|documents?|gate pass(es)?|outpass(es)?|transcripts?)|counterfeit|medical certificates? (for|available|without)|(degree|mark ?sheet|transcript) (without|for sale)|buy (a )?(degree|certificate)|backdated (bills?|certificates?))\b/g,
  },
  {
    concern: 'adult content',
    words:
      /\b(porn(o|ography)?|pornographic|xxx (videos?|movies?|content|dvds?|magazines?)|sex toys?|dildos?|vibrators?|escort services?|escorts?|call girls?|nudes?|nude (photos?|pics?|pictures?|videos?)|adult (videos?|films?|movies?|magazines?|content|dvds?|toys?)|only ?fans|hentai|18 ?plus (videos?|content|magazines?)|erotica?|playboy magazines?|strippers?|sugar (daddy|baby|mommy)|massage with happy ending|condoms?)\b/g,
    except:
      /\b(nude (lipsticks?|lip (gloss|liner)|palettes?|shades?|eye ?shadows?|heels|nail polish|colou?r(ed)?|pumps|bra)|ford escorts?|escort (tractors?|car)|wire strippers?|cable strippers?|paint strippers?|concrete vibrators?|vibration sensor)\b/g,
  },
  {
    concern: 'live animals',
    words:
      /\b(pupp(y|ies)|kittens?|dogs? for (sale|adoption)|cats? for (sale|adoption)|(live|pet|baby|vaccinated|pedigree|purebred|pure breed|breeding|month old|months old|week old|weeks old) (dogs?|cats?|pups?|birds?|parrots?|parakeets?|rabbits?|bunn(y|ies)|hamsters?|turtles?|tortoises?|fish(es)?|snakes?|lizards?|iguanas?|guinea pigs?|monkeys?|hens?|chickens?|goats?|ducks?|pigeons?|persian cats?|labradors?|squirrels?)|(labrador|pug|beagle|german shepherd|golden retriever|husky|shih tzu|pomeranian|persian) (pups?|pupp(y|ies)|dogs?|cats?|kittens?|for sale|for adoption)|love ?birds?( pair)?|budgies?( pair)?|parakeets?|cockatiels?|(star|star back|starback) tortoises?|guinea pigs?|hamsters? (pair|with cage|for)|pet (turtles?|snakes?)|goldfish(es)? (live|pair|in)|live animals?|exotic pets?)\b/g,
    except:
      /\b((soft|stuffed|plush|toy|poster|ceramic|wooden|crochet|amigurumi|lego|painting of (a )?) ?(pupp(y|ies)|kittens?|guinea pigs?|love ?birds?)|(pupp(y|ies)|kittens?|guinea pigs?|love ?birds?) (plush(ies)?|soft toys?|toys?|posters?|calendars?|stickers?|prints?|mugs?|figurines?|paintings?|food|bowls?|collars?|leash(es)?|beds?)|exploding kittens|paw patrol pupp(y|ies)|puppy linux|pet (fish food|dog food))\b/g,
  },
];

/** Ways to be reached, which belong into the Buy Now dialog and into the order's chat. */
export const contactData: RegExp[] = [
  /(?<![\d.])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g,
  /(?<!\d)[6-9](?:[\s.-]\d){9}(?!\d)/g,
  /[^\s@<>()]+@[a-z0-9-]+(?:\.[a-z]{2,})+/g,
  /[^\s@<>()]+@(?:ok(?:axis|icici|hdfcbank|sbi)|ybl|upi|paytm|apl|ibl)\b/g,
  /\b[a-z0-9._-]+ ?[([]? ?(?:at|@) ?[)\]]? ?(?:gmail|yahoo|outlook|hotmail|vitstudent) ?[([]? ?(?:dot|\.) ?[)\]]? ?(?:com|ac ?\.? ?in)\b/g,
  /\b(?:https?:\/\/|www\.)\S+/g,
  /\b(?:wa\.me|t\.me|bit\.ly|instagram\.com|fb\.com|facebook\.com)\/?\S*/g,
  /\b(?:whats ?app|telegram|insta(?:gram)?|snap(?:chat)?|discord)\s*(?:me|number|no|id|handle|dm|:|-|=|@)\s*\S+/g,
  /(?:^|\s)@[a-z][a-z0-9._]{3,}/g,
  /\b(?:call|text|ping|dm|msg|message|contact) me (?:at|on|in|directly|via|@)\b[^.]{0,40}/g,
];

/** Numbers that look like phones and are none. */
export const notContact = /\b(?:isbn(?:-1[03])?|asin|serial(?: (?:no|number))?|model(?: (?:no|number))?|imei|barcode|ean)[\s:.#-]*[\dx -]{8,17}/g;

/** Abuse in Hindi as people type it, beside the English data set of the library. */
export const hindiProfanity =
  /\b(chutiy[ae]s?|chut(?:iya)?pa|chut|ma+da+r ?cho+d+|ma+der ?cho+d+|be?he?n ?cho+d+|bha?in ?cho+d+|bhos[dr]i(?:ke|wale?)?|bhosd[ai]|ga+ndu+|ga+nd|lund|laud[ae]|lod[ae]|lawd[ae]|rand[iy](?:baaz|khana)?|randwa|hara+mi|hara+mza+d[aei]|ku+tiy[ae]|kam[ie]n[aei]|jha+t[uo]?|cho+dna|cho+d(?:u|ke)?|tatt[ei]|bakcho+d(?:i)?|gandfat)\b/g;

/** The same in Devanagari; the script has no word boundaries that regular expressions know. */
export const devanagariProfanity =
  /(चूतिय[ाे]|चुतिय[ाे]|चूत(?![\p{L}\p{M}])|मादरचोद|मादर ?चोद|बहनचोद|बहन ?चोद|भेनचोद|भोसड़?[ीिा](?:के|वाले)?|भोसडी(?:के)?|गांडू?(?![\p{L}\p{M}])|गाण्डू?(?![\p{L}\p{M}])|लंड(?![\p{L}\p{M}])|लण्ड(?![\p{L}\p{M}])|लौड़?[ाे]|लौडा|रंडी|रण्डी|हरामी|हरामज़?ाद[ाेी]|कुतिया|कमीन[ाेी]|झाट|टट्टी)/gu;

/** Harmless words that the English data set stumbles over. */
export const harmlessEnglish = [
  'sexy dress',
  'pussy cat',
  'pussycat',
  'pussy willow',
  'shiitake',
  'cumin',
  'rapeseed',
  'rape seed',
  'retardant',
  'bastard file',
  'moby dick',
  'dick francis',
  'philip k. dick',
  'philip k dick',
  'dick smith',
  'lund university',
  'cockpit',
  'cigarettes after sex',
];

import type { Deal } from '../lexicon.ts';

/*
 * Work that somebody offers to do for others, by the verbs of ten languages: the work, and the verb form for doing it for somebody else ("likh" and
 * "dunga", "ezhuthi" and "tharen", "rasi" and "istanu"). Something about studies is next to both. Stems of northern languages are in Devanagari too,
 * as which all northern scripts are read; southern words are recognized by sound.
 */
const theirWork = 'exam papers and paid assignments';

/** Returns a phrase of places, each a list of alternative words. "kar_ke" is two words. */
const phrase = (...places: string[]): string => places.map((words) => words.trim().split(/\s+/).join('/')).join(' ');

const work = `assignment, record, lab record, record work, observation, homework, thesis, dissertation, essay, quiz, exam, test, viva, project, mini project, final year project, ppt, report, case study, da,
  coursera, nptel, mooc, online class, class, classes, lab file, practical file, practical, drawing sheet, lab manual, असाइनमेंट, असाइनमेंट्स, असैनमेंट, होमवर्क, प्रोजेक्ट, रिकॉर्ड, थीसिस, परीक्षा, पेपर, एग्जाम, क्विज, ಅಸೈನ್ಮೆಂಟ್, ರೆಕಾರ್ಡ್, ಪ್ರಾಜೆಕ್ಟ್, ಪರೀಕ್ಷೆ,
  അസൈൻമെന്റ്, റെക്കോർഡ്, പ്രോജക്ട്, പരീക്ഷ, অ্যাসাইনমেন্ট, প্রজেক্ট, পরীক্ষা, ਅਸਾਈਨਮੈਂਟ, ਪ੍ਰੋਜੈਕਟ, ਪੇਪਰ, અસાઇનમેન્ટ, પ્રોજેક્ટ, પરીક્ષા, தேர்வு, பரீட்சை, அசைன்மென்ட், அசைன்மெண்ட், ரெக்கார்ட், ரெக்கார்டு, ப்ராஜெக்ட், పరీక్ష, అసైన్మెంట్, రికార్డు, రికార్డ్, ప్రాజెక్ట్`;

const hindiGives = `dunga dungi doonga doongi denge deta deti dete dega degi dijiye lunga lungi lenge sakta sakti sakte jaunga jaungi jayenge deunga
  दूंगा दुंगा दूंगी देंगे देता देती देते देगा लूंगा सकता सकती सकते जाऊंगा जाएंगे`;
/** Without phrases about one's own work: "project kar lunga". */
const hindiGivesTo = 'dunga dungi doonga doongi denge deta deti dete dega degi sakta sakti sakte दूंगा दुंगा दूंगी देंगे देता देती देते देगा सकता सकती सकते';
const otherGives = `devanga devaanga deyanga diyanga dyanga dinda dinde dende ਦਿਆਂਗਾ ਦੇਵਾਂਗਾ ਦਿੰਦਾ ਦਿੰਦੇ
  debo dibo dei dichchi dicchi dichhi dichi debe dibe dite_pari dewa_hoy deoya_hoy দেব দেবো দিই দিচ্ছি দিব দেওয়া
  deto dete deu dein deen denar milel milnar deil देतो देऊ देईन देणार मिळेल
  aapu aapish aapis aapishu aapshu aapsu apish dais daish dau deshu aapiye aapva આપીશ આપું આપીશું દઈશ દઉં આપીએ`;
const northGives = `${hindiGives} ${otherGives}`;
const northWrites = `likh likhwa likhva likhke likhkar likhe likhi lihun lakhi lekhi attend_kar attend_karke attempt_kar attempt_karke solve_kar solve_karke complete_kar complete_karke submit_kar
  poora_kar pura_kar pass_kar pass_karwa pass_karva clear_kar clear_karwa लिख लिखवा लिखकर लिहून লিখে લખી ਲਿਖ ਲਿਖਵਾ`;
const northDoes = `karke kore kori karun banake banakar banwa banva baniye banvun banavi kari karwa karva kar bana बनाकर बनवा बनवून करके करून करवा कर बना করে বানিয়ে કરી બનાવી ਕਰ ਬਣਾ`;

/** "I write it for you" and "I do it for you" in northern languages. */
const northWritten = [
  phrase(northWrites, '(ke kar de के कर दे ਕੇ)', northGives),
  phrase(
    'likhwane likhvane लिखवाने',
    'ke के',
    'liye लिए',
    'sampark contact msg message dm call whatsapp ping aao aaye miliye mile mujhe hume संपर्क मिलें मैसेज कॉल',
  ),
  phrase('main mai mein hum मैं हम', 'likhunga likhungi likhenge likhdunga likhdungi लिखूंगा लिखूंगी लिखेंगे'),
  phrase('likhwa likhva', 'lo lijiye', 'mujhse humse hamse'),
].join(', ');
const northDone = [
  phrase(northDoes, '(ke kar de के कर दे ਕੇ)', `${hindiGivesTo} ${otherGives}`),
  phrase(
    'karwane karvane banwane banvane करवाने बनवाने',
    '(ke के)',
    '(liye लिए)',
    'sampark contact msg message dm call whatsapp ping aao miliye mile mujhe hume wala wale hai ho संपर्क मिलें मैसेज कॉल',
  ),
  phrase('karwa karva karwao karwalo banwa banva banwao करवा करवाएं करवाओ बनवा बनवाएं बनवाओ', '(lo lijiye lena लो)', '(mujhse humse hamse)'),
  'karunga/karenge/karungi/करूंगा/करेंगे/करूंगी, karwana/banwana/karwani hai/he, banwana/karwana',
  phrase('kar', 'jayega jayegi jayenge jaega jaegi जाएगा जाएगी जाएंगे'),
].join(', ');

const tamilGives = `tharen tharean tharein tharuven tharom tharuvom tharapadum tharukiren kudukren kudukuren kudukkuren kudukiren kodukren kodukiren kudupen kuduppen kodupom kudupom kudukapadum kodukkapadum vidren viduren
  தரேன் தருகிறேன் தருவேன் தருவோம் தரோம் தரப்படும் குடுக்கறேன் குடுக்குறேன் கொடுக்கிறேன் கொடுக்கப்படும் கொடுப்போம்`;
const teluguGives = `istanu ista istam istamu istaru istunnam istunna pedatanu pedata pedatam pedtanu pedta pedtam ivvabadunu isthunna ఇస్తాను ఇస్తా ఇస్తాం ఇస్తాము పెడతాను పెడతా పెడతాం ఇవ్వబడును`;
const kannadaGives = `kodtini kodtivi kodteeni kodteevi kodteve kodteene koduttene koduteve kodtare kodalaguvudu ಕೊಡ್ತೀನಿ ಕೊಡ್ತೀವಿ ಕೊಡುತ್ತೇನೆ ಕೊಡುತ್ತೇವೆ ಕೊಡಲಾಗುವುದು`;
const malayalamGives = `tharam taram tharum tharunnu kodukkam kodukkum kodukkunnu nalkam nalkum nalkunnu തരാം തരും കൊടുക്കാം കൊടുക്കും നൽകാം നൽകും കൊടുക്കുന്നു`;

/** The same in southern languages, where the stem and the verb of giving are often one word. */
const southWritten = [
  phrase('ezhuthi ezhuthitu எழுதி எழுதித்', tamilGives),
  'ezhuthitharen/ezhuthitharom/ezhuthikudukuren/ezhuthikudukren/எழுதித்தரேன்/எழுதித்தருவேன்',
  phrase('naan nan naanga நான்', 'ezhuthuren ezhuthuven ezhuthurom ezhutharen எழுதுறேன் எழுதுவேன் எழுதுகிறேன்'),
  phrase('rasi raayinchi రాసి రాయించి', teluguGives),
  'rasistanu/rasista/rasistam/rasipedatanu/rasipedata/rasipedtanu/rasipedta/రాసిస్తాను/రాసిపెడతాను',
  phrase('nenu memu నేను మేము', 'rastanu rasta rastam రాస్తాను రాస్తా రాస్తాం'),
  phrase('bardu baredu ಬರೆದು ಬರ್ದು', kannadaGives),
  'baredukodtini/baredukodteeni/bardkodtini/ಬರೆದುಕೊಡ್ತೀನಿ',
  phrase('naanu ನಾನು', 'baritini bareetini bareyuttene ಬರೀತೀನಿ ಬರೆಯುತ್ತೇನೆ'),
  phrase('ezhuthi എഴുതി', malayalamGives),
  'ezhuthitharam/എഴുതിത്തരാം',
  phrase('njan njaan njangal ഞാൻ', 'ezhutham ezhuthitharam irikkam എഴുതാം'),
].join(', ');
const southDone = [
  phrase('senju senji seithu seidhu senjittu panni pannitu mudichi mudichu mudichittu செய்து செஞ்சு முடிச்சு முடித்து பண்ணி', tamilGives),
  'senjutharen/pannitharen/mudichutharen',
  phrase('chesi cheyinchi చేసి', teluguGives),
  'chesistanu/chesista/chesistam/chesipedatanu/chesipedata/chesipedta/చేసిస్తాను',
  phrase('madi maadsi ಮಾಡಿ ಮಾಡಿಸಿ', kannadaGives),
  'madikodtini/madkodtini/madkodtivi/ಮಾಡಿಕೊಡ್ತೀನಿ',
  phrase('cheythu cheytu cheydu undakki indakki ചെയ്തു ചെയ്ത് ഉണ്ടാക്കി', malayalamGives),
  'cheythutharam/ചെയ്തുതരാം',
].join(', ');

/** The person whose exam somebody else takes. */
const inTheirPlace = [
  phrase('tere tumhare aapke apke mere तेरे तुम्हारे आपके', 'naam badle jagah नाम बदले'),
  phrase('teri tumhari aapki apki tari tamari तेरी तुम्हारी आपकी', 'jagah jagya jagyae जगह'),
  phrase('tor tomar apnar', 'jaygay hoye bodole'),
  phrase('tumchya tujhya', 'jagi badli aivaji'),
  phrase('unga un', 'badhila badhula'),
  phrase('ninte ningalude', 'pakaram'),
  'mee/nee badulu, nim/ninna badalu',
].join(', ');

const marksRaise = [
  phrase('badha badhwa badhva vadhva vadhavi', `ke ${northGives}`),
  phrase('vangi vaangi pottu ethi', tamilGives),
  phrase('veyinchi veyisi penchi ekkuva_vesi', teluguGives),
  phrase('haaki haakisi jaasti_madi', kannadaGives),
  phrase('ittu vangi kootti', malayalamGives),
  'badhwaye/veyistanu/veyista/veyistam/badhvunga',
].join(', ');

/**
 * Work that somebody does for another. "test" and "class" are left out, because a test may be that of a phone, and a class one that the buyer
 * attends.
 */
const doneWork = work.replace(/ (?:test|class|classes|viva|practical|पेपर|पीपर|ਪੇਪਰ),/g, '');

export const offeredWork: Deal[] = [
  {
    kind: theirWork,
    isObject: true,
    things: doneWork,
    spokenThings: 'recordu',
    actions: '',
    spokenActions: `${northDone}, ${southDone}`,
    harmlessNear: 'kit, player, table, lamp, notebook, guide, blank, empty, unused, book, books, kitab',
  },
  {
    kind: theirWork,
    things: work,
    spokenThings: 'pareeksha, imtihan, thervu, parichai, porikkha, pariksha, recordu',
    actions: '',
    spokenActions: `${northWritten}, ${southWritten}`,
    harmlessBefore: 'how, blank, empty, unused',
    harmlessNear: 'pen, pad, notebook, guide, blank, empty, unused, table, lamp, laptop, calculator, book, books, kitab, kit, player',
  },
  {
    kind: theirWork,
    things: 'exam, exams, quiz, test, viva, interview, oa, mid, semester, paper, imtihan, परीक्षा, एग्जाम, क्विज, इम्तिहान, पेपर, পরীক্ষা, પરીક્ષા, ਪੇਪਰ',
    spokenThings: 'pareeksha, pariksha, porikkha',
    actions: '',
    spokenActions: `${inTheirPlace}, ${phrase('baith baithke बैठ', 'jaunga jaungi jayenge dunga denge lunga जाऊंगा जाएंगे')}, ${phrase('ami amra আমি আমরা', 'debo dibo dichchi দেব দেবো')}, ${phrase('aapi api આપી', 'dais daish dau aapish દઈશ આપીશ')}, ${phrase('quiz viva pottu', tamilGives)}`,
    harmlessNear: 'pen, pad, notebook, guide, calculator, book, books, table, lamp',
  },
  {
    kind: theirWork,
    things:
      'attendance, attendence, proxy, hajri, hajeri, haziri, hajar, हाजिरी, अटेंडेंस, हजेरी, હાજરી, হাজিরা, ਹਾਜ਼ਰੀ, அட்டெண்டன்ஸ், வருகை, హాజరు, అటెండెన్స్, ಹಾಜರಾತಿ, ಅಟೆಂಡೆನ್ಸ್, ഹാജർ, അറ്റൻഡൻസ്',
    actions: '',
    spokenActions: `${phrase('laga lagwa lagva lagake lavun puri puravi diye lagiye लगा लगवा लावून দিয়ে પૂરી પુરાવી ਲਗਾ ਲਵਾ', northGives)}, ${marksRaise}`,
    harmlessAfter: 'register, book, sheet, machine, app, scanner, device',
    harmlessNear: 'register, machine, server, network, software, app, scanner',
  },
  {
    kind: theirWork,
    things: 'marks, marku, internal marks, cgpa, grade, grades, मार्क्स, नंबर, మార్కులు, மதிப்பெண், மார்க், ಅಂಕ, മാർക്ക്',
    actions: '',
    spokenActions: marksRaise,
    harmlessNear: 'guide, tips, book, notes',
  },
];

import type { Deal } from '../lexicon.ts';

/**
 * Work that is offered formally or in languages without their own list: Odia, Assamese, Urdu, Punjabi, Gujarati, Marathi, and southern languages as
 * written.
 */
export const spokenElsewhere: Deal[] = [
  {
    kind: 'exam papers and paid assignments',
    things: `exam, exams, paper, test, quiz, assignment, record, lab record, thesis, project, report, homework, pariksha, imtehan, imtihan, porikkha, ପରୀକ୍ଷା, ଆସାଇନମେଣ୍ଟ, ପ୍ରୋଜେକ୍ଟ, পৰীক্ষা, এচাইনমেণ্ট, امتحان, پیپر, اسائنمنٹ, پروجیکٹ, ہوم ورک, ਪੇਪਰ, ਪ੍ਰੀਖਿਆ, ਅਸਾਈਨਮੈਂਟ, ਪ੍ਰੋਜੈਕਟ, પરીક્ષા, એસાઇનમેન્ટ, અસાઇનમેન્ટ, પ્રોજેક્ટ, परीक्षा, असाइनमेंट, असाईनमेंट, प्रोजेक्ट, प्रकल्प, पेपर, ಪರೀಕ್ಷೆ, ಅಸೈನ್ಮೆಂಟ್, ಪ್ರಾಜೆಕ್ಟ್, ರೆಕಾರ್ಡ್, പരീക്ഷ, അസൈൻമെന്റ്, പ്രോജക്ട്, റെക്കോർഡ്, অ্যাসাইনমেন্ট, পরীক্ষা, প্রজেক্ট, தேர்வு, ஒப்படைப்பு, அசைன்மென்ட், திட்டம், பதிவேடு, పరీక్ష, అసైన్మెంట్, ప్రాజెక్ట్, రికార్డు`,
    actions: `lekhi debi, lekhidebi, kari debi, tuma paain, tuma pai, tomar hoi, likhi dim, kori dim, likh doon ga, likh dunga, likh kar dete, tumhari jagah, aap ki jagah, lihun milel, lihun dile jail, tumchya aivaji, tumchya jagi, aivaji, tamara badle, tamari jagyae, lakhi aapva, banavi aapish, bana ke dende, likh ke devanga, teri jagah te, baredu kodalaguvudu, maadi kodalaguvudu, ezhuthi kodukkum, ezhuthi nalkum, cheythu kodukkum, likhe di, kore di, kore dii, ezhudhi tharapadum, unga saarba, ungal saarbaga, rasi ivvabadunu, mee tarapuna, mee sthanamlo, aapke sthan par,
      ଲେଖିଦେବି, ଲେଖି ଦେବି, କରିଦେବି, ତୁମ ପାଇଁ, ଲେଖି ଦିଆଯିବ, লিখি দিম, কৰি দিম, তোমাৰ হৈ, لکھ دوں, لکھ کر, دوں گا, تمہاری جگہ, آپ کی جگہ, کر دوں, ਲਿਖ ਕੇ, ਤੇਰੀ ਥਾਂ, ਤੁਹਾਡੀ ਥਾਂ, ਦੇਵਾਂਗਾ, ਬਣਾ ਕੇ, લખી આપીશ, લખી આપવામાં, બનાવી આપીશ, તમારી જગ્યાએ, તમારા બદલે, લખી આપું, लिहून मिळेल, लिहून दिले, लिहून देऊ, बनवून देतो, तुमच्या ऐवजी, तुझ्या ऐवजी, ऐवजी, ಬರೆದು ಕೊಡಲಾಗುವುದು, ಬರೆದುಕೊಡುತ್ತೇನೆ, ಮಾಡಿ ಕೊಡುತ್ತೇನೆ, ಮಾಡಿ ಕೊಡಲಾಗುವುದು, ನಿಮ್ಮ ಪರವಾಗಿ, എഴുതി കൊടുക്കും, എഴുതി നൽകും, എഴുതിക്കൊടുക്കും, ചെയ്തു കൊടുക്കും, ചെയ്തു നൽകും, നിങ്ങൾക്ക് പകരം, পরীক্ষা দেব, লিখে দিই, লিখে দেওয়া, করে দিই, করে দেওয়া, আপনার হয়ে, এর বদলে, எழுதி தரப்படும், எழுதித் தரப்படும், உங்கள் சார்பாக, உங்களுக்காக எழுத, செய்து தரப்படும், రాసి ఇవ్వబడును, రాసి ఇస్తాము, మీ తరఫున, మీ స్థానంలో, చేసి ఇవ్వబడును, आपके स्थान पर, लिखकर दिया, लिखकर दिए, लिखकर देते, बनाकर दिया, बनाकर दिए, बनाकर देते, आपके बदले`,
    harmlessNear: 'pen, pad, notebook, guide, blank, empty, table, lamp',
  },
  {
    kind: 'exam papers and paid assignments',
    things: `attendance, hajeri, hajri, hazri, hajira, hazira, haajri, proxy, ହାଜିରା, হাজিরা, হাজিৰা, উপস্থিতি, حاضری, پراکسی, ਹਾਜ਼ਰੀ, હાજરી, हजेरी, हाजिरी, उपस्थिति, ಹಾಜರಾತಿ, ಅಟೆಂಡೆನ್ಸ್, അറ്റൻഡൻസ്, ഹാജർ, வருகைப்பதிவு, வருகை, హాజరు, అటెండెన్స్`,
    actions: `lavun deto, lavto, lavun denar, puravi aapish, puri aapish, diye debo, lagai debi, lagi dim, ittu tharam, ittutharam, haakuttene, haakteeni, hakteeni, lagwa denge, laga doon, laga deva, ଲଗାଇଦେବି, দিয়ে দেব, দিয়ে দেবো, দি দিম, لگا دوں, لگوا, ਲਗਾ ਦੇਵਾਂਗਾ, ਲਵਾ, પુરાવી આપીશ, પૂરી આપીશ, लावून देतो, लावतो, लगवाएं, लगवा देंगे, ಹಾಕುತ್ತೇನೆ, ಹಾಕಿ ಕೊಡುತ್ತೇನೆ, ഇട്ടു തരാം, ഇട്ടുതരാം, രേഖപ്പെടുത്തി തരാം, பதிவு செய்து, போட்டு தரப்படும், వేయబడును, వేసి పెడతా`,
    harmlessNear: 'register, machine, app, software, book',
  },
];

import type { Deal, Lexicon } from '../lexicon.ts';

/**
 * Contempt for groups of people, who are excluded or threatened, and threats and advances to individuals: the person, and what is said about them.
 */
const kind = 'abusive language';

const groups = `northies/southies/biharis/madrasis/mallus/gultis/punjabis/bengalis/bongs/marathis/gujjus/marwadis/nepalis/kashmiris/pakistanis/bangladeshis/africans/nigerians/chinkis/north_indians/south_indians/northeasterners/north_easterners/muslims/hindus/christians/sikhs/jains/jews/brahmins/dalits/dalit/chamars/tribals/adivasis/untouchables/lower_castes/gays/lesbians/homos/homosexuals/transgenders/transgender/trans/hijras/foreigners/blacks/katuas/mullas/kafirs/rohingyas/tamilians/telugus/malayalis/gujaratis/kannadigas/odias/nagas/manipuris/missionaries/sc_st/scst/obcs`;
const peoples = `northie/southie/northeast/north_east/northeastern/bihari/madrasi/mallu/tamil/tamilian/telugu/malayali/punjabi/bengali/marathi/gujarati/marwadi/nepali/kashmiri/pakistani/bangladeshi/african/nigerian/chinese/north_indian/south_indian/muslim/hindu/christian/sikh/jain/jewish/brahmin/dalit/tribal/adivasi/lower_caste/low_caste/backward_caste/obc/sc_st/sc/gay/lesbian/trans/transgender/hijra/foreign/black/dark_skinned/reservation/quota/hindi/hindi_speaking/beef_eating/naga/manipuri/assamese/odia/kannadiga/gujju`;
const people =
  'people/guys/folks/folk/fellows/students/buyers/buyer/types/crowd/junta/log/supporters/lovers/families/tenants/roommates/flatmates/persons/person/wale/walas/category';
const someone = `${groups}, ${peoples} ${people}`;

const keptOut = `always/only (know) cheat/cheats/lie/steal/bargain/complain/trouble, are/r all/always/so/such cheats/cheaters/liars/thieves/dirty/cheap/filthy/lazy/terrorists/smelly, never pay/return/wash/bathe/trust, get out/lost, keep away/out/off, stay away/out, go home/back/to_pakistan/to_hell, will/shall (be) ignored/blocked/rejected, be ignored/blocked,
  not/never (be) entertained/accepted/welcome/served/allowed/considered/preferred/wanted/trusted, dont/do_not/need_not/should_not/shouldnt/must_not/please_dont (even) apply/message/msg/dm/ping/call/contact/come/bother/reply/touch/enquire, wont/will_not/never/dont/do_not sell/give/deal/rent/lend, cannot/cant be trusted, should/must/deserve (to) (be/get) thrown/kicked/banned/beaten/killed/deported/shot/hanged/burnt/burned/removed/die,
  kick/throw/drive (out), out of (our/the/this) hostel/india/campus/college/country, no sale, boycott, hate, disgust, make me sick, stink, stinks, smell/smells bad/like/of, not selling/giving/renting/lending (to), ruin/ruined/ruining (our/the/this), eat dogs/dog/beef, excuse, exempted, stick to your, know your place`;

/** Phrases that require no context. */
export const hatred: Lexicon = {
  kind,
  isAlways: true,
  strong: `
    no/not_for/not_to/except/minus/without (any/to/for) ${groups}, no/not_for/not_to/except (any/to/for) ${peoples} ${people}, hate/despise (all/these/those) ${groups}, hate/despise (all/these/those) ${peoples} ${people}, ladkiyan/ladkiya/लड़कियां/लड़कियाँ (gaadi/gadi/bike/scooty/गाड़ी) nahi/nhi/नहीं chala/चला sakti/sakte/सकतीं/सकती,
    i know which/what room/block/hostel/house/floor/bus you/u (stay/live), pay/reply/sell or else, (will/shall/gonna/gets/get) (be) beaten/thrashed/bashed up/black/badly/blue, make them/juniors/freshers/him/her cry/strip/dance, to spite/humiliate/insult that/this (ugly/fat/dirty), ugly/old/fat/nasty witch/hag/bitch`,
  doubtful: `
    is/are/was/hes/shes (a/an/such_a/the/just_a) (big/real/total/known/biggest/complete) pervert/creep/slut/whore/rapist/molester/thief/cheat/fraud/scammer/druggie/prostitute/characterless/lesbo, ragging, or else i/we/you/u, will be taught a lesson, beware of this/that/him/her, expose/exposing her/him/his, her/his leaked/private pics/photos/chats`,
  harmlessBefore: 'anti, no, against, stop',
  harmlessNear: 'novel, movie, dvd, book, committee, affidavit, helpline, form, undertaking',
};

const fewer =
  'book, books, history, literature, novel, novels, rights, study, welfare, recipe, recipes, thali, food, certificate, scholarship, form, topi, kurti, saree, dress, shawl';

export const hatefulDeeds: Deal[] = [
  { kind, things: someone, actions: keptOut, harmlessNear: fewer },
  {
    kind,
    things: `muslim, muslims, musalman, musalmano, musalmanon, muslimo, mullo, mullon, katuo, katuon, katuye, bihari, bihariyo, biharion, bihariyon, madrasi, madrasiyo, dalit, dalito, chamar, chamaro, neechi/nichi/neech/chhoti/choti jati/jaati/jaat, sc/reservation/quota/category/northeast wale/walo/walon, nepali, nepaliyo, chinki, chinkiyo, kaale/kale log, hijde, hijdo, pakistani, bangladeshi,
      मुसलमान, मुसलमानों, मुस्लिम, मुस्लिमों, मुल्लों, बिहारी, बिहारियों, मद्रासी, मद्रासियों, दलित, दलितों, चमार, चमारों, नीची/नीच/छोटी जाति/जात, आरक्षण/कोटा वाले/वालों, नेपाली, नेपालियों, चिंकी, पाकिस्तानी, पाकिस्तानियों, बांग्लादेशी, हिंदुओं, ईसाई, ईसाइयों, মুসলমান, মুসলমানদের, মুসলিমদের, হিন্দুদের, বিহারী, বিহারীদের, मुस्लिमांना, मुसलमानांना, बिहारींना, परप्रांतीयांना, दलितांना, મુસ્લિમોને, મુસલમાનોને, દલિતોને, બિહારીઓને, ਮੁਸਲਮਾਨਾਂ, ਬਿਹਾਰੀਆਂ, ਭਈਏ`,
    actions: `nahi/nahin/nhi/nai bechunga/bechenge/bechna/dunga/denge/dena/milega/chahiye/bechte/bechta, door/dur rahe/raho/rahen/hi, mat aana/lena/puchna/poochna/kharidna/message/msg/karna/aao/dikhna, bhaago, niklo, allowed nahi, bikri korbo/korbona na, debo/dibo na, asben/asbe na, denar/viknar nahi, nako, vechu/aapu nahi, nahi vechu/aapu,
      नहीं बेचूंगा/बेचेंगे/बेचता/बेचना/दूंगा/देंगे/मिलेगा/चाहिए, दूर रहें/रहो/रहे/रहना, मत आना/आएं/लेना/पूछना/खरीदना/आओ, न आएं, ना आएं, निकलो, भागो, বিক্রি করব না, বিক্রি করবো না, দেব না, দেবো না, আসবেন না, দূরে থাকুন, देणार नाही, विकणार नाही, येऊ नये, नको, નહીં વેચું, નહીં આપું, નહિ આપું, આવવું નહીં, ਨਹੀਂ ਵੇਚਣਾ, ਨਹੀਂ ਦੇਣਾ, ਦੂਰ ਰਹੋ`,
    harmlessNear: `${fewer}, टोपी, किताब, थाली`,
  },
  {
    kind,
    things: `sc/st payaluga/pasanga/aalunga, keezh/keel/thaazhndha/thazhntha jaathi/saathi/jathi, vadakkans, vadakkan/vadakan pasanga/aalunga, hindi/bihari/kerala/telungu karan/karanga/kaaranga, north/south indians, northies, muslims, thulukkan, thulukanga, தாழ்ந்த/கீழ் சாதி/ஜாதி, முஸ்லிம், முஸ்லிம்களுக்கு, வடக்கன், வடக்கன்கள், வடக்கனுங்க, ஹிந்திக்காரன், இந்திக்காரர்கள், தலித்,
      takkuva/thakkuva kulam, andhra/telangana/hindi/north/muslim vallu, muslimlu, madiga vallu, తక్కువ కులం, ముస్లింలకు, ముస్లింలు, దళితులకు, దళితులు, హిందీ వాళ్ళు, బీహారీలకు,
      muslimarige, dalitarige, keel jaathi, uttara bharatadavaru, ಮುಸ್ಲಿಮರಿಗೆ, ಮುಸ್ಲಿಮರು, ದಲಿತರಿಗೆ, ದಲಿತರು, ಕೀಳು ಜಾತಿ, ಉತ್ತರ ಭಾರತೀಯರಿಗೆ, bengalikalkku, bhaikalkku, muslingalkku, മുസ്ലിങ്ങൾക്ക്, മുസ്ലീങ്ങൾക്ക്, ദളിതർക്ക്, ബംഗാളികൾക്ക്, താഴ്ന്ന ജാതി`,
    actions: `வேண்டாம், விற்க மாட்டேன், விற்கமாட்டேன், தர மாட்டேன், தரமாட்டேன், வர வேண்டாம், வராதீங்க, வரக்கூடாது, கிடையாது, వద్దు, రావద్దు, రాకండి, అమ్మను, అమ్మము, అమ్మం, ఇవ్వను, ఇవ్వము, ಮಾರುವುದಿಲ್ಲ, ಮಾರಲ್ಲ, ಕೊಡುವುದಿಲ್ಲ, ಕೊಡಲ್ಲ, ಬೇಡ, ಬರಬೇಡಿ, കൊടുക്കില്ല, വിൽക്കില്ല, വേണ്ട, വരണ്ട, വരരുത്`,
    spokenActions:
      'vendam, vendaam, venam, venaam, varadhinga, varatheenga, varakoodathu, kidaiyathu, kidayadhu, vikkamaaten, tharamaaten, vikka maaten/matten/maattom, thara maaten/matten/maattom, vaddu, ravaddu, rakandi, ammanu, ammamu, ivvanu, ivvamu, maralla, kodalla, beda, barbedi, kodukkilla, vilkilla, venda, varanda',
    harmlessNear: 'book, puthagam, pustakam, recipe, thali, sambar, pickle, pachadi',
  },
  {
    kind,
    isAlways: true,
    things: 'whoever, anyone who, anybody who, those who, if you, if u, juniors, freshers, first years, the one who',
    actions: `(will/shall/gonna/gets/get/getting) (be/get/gets) beaten/thrashed/slapped/bashed/punched/stabbed/killed, dance or, strip or, will regret, is dead, is finished, will pay for it`,
    harmlessNear: 'price, game, chess, record, carrom',
  },
  {
    kind,
    isDoubtful: true,
    things: 'girl, girls, ladies, female, females, girlfriend, ladki, ladkiyan, ladkiyo, ponnu, ponnunga, ammayi, ammayilu, hudugi, penkutty, meye',
    actions:
      'send pics, send (your/ur) pic/selfie, send your/ur photo, your/ur photo if, photo if you/u, meet me alone, meet alone, alone at night, at night alone, come alone, in my room, hot/sexy (and) girls/ones, discount if, free if, if you/u date, date me, date with me, cute girls only, only cute, single girls, akeli, akele aana, raat ko aana, thaniya vaa, ontariga raa',
    harmlessNear: 'song, movie, novel, dvd, poster, book, request, exchange, size, cycle, watch, jacket, kurti, dress, shoes, old',
  },
];

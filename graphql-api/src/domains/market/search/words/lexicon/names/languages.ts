import { skeletonOf } from '../../sounds.ts';
import { HOSTEL_THINGS } from './hostel-things.ts';
import { SPOKEN_THINGS } from './spoken-things.ts';
import { WRITTEN_THINGS } from './written-things.ts';

/**
 * Names of campus things in Tamil, Telugu, Kannada, Malayalam, Marathi, Bengali and Gujarati, in Latin letters as people spell them: the English name
 * that listings use, and after ":" the others.
 */
const LINES = `
chair: naarkali, narkalee, chairu, kurchilu, kurchii, peetham, peeta, aasanam, kursi, khurchi, kurchi, kasera, kaseera, naarkaali, narkaali, chaiyaar, chair u
table: mesai, mejai, mej, tebal, balla, mesha, tebil
study table: padikka mesai, padikkira mesai, chaduvu balla, chaduvukune balla, odhuva meju
bed: manjam, manchaalu, mancham kavali, palangu, bedu, kattil, padukkai, mancha, manchamu, khatla, palang, bichana, bistara
cot: kattil, kattilu, manchamu, mancha, khaat, palang, khatia
mattress: metha, meththa, haasige, hasigay, haasigay, parupulanu, gaddi, gudda, thosok, godhadi, methai, methu, mettai, parupu, parupulu, hasige, gaadi, gadde, gaddey, gadla, toshok, mettha, meththai
pillow: thalakaani, talakani, dindlu, takiyaa, tholokani, girdi, balis, thalayina, thalakaani, thalaganai, thalagani, thalakani, thalai anai, dindu, dimbu, talegimbu, ushi, balish, osheeku, takia, takiye, takie
blanket: porva, pothapu, puthapu, kammbali, kambala, bedshet duppati, hodikke, chaddar blanket, razaayi, lep, porvai, kambali, kambli, duppati, hodhike, puthappu, ghongadi, kombol, dhabla, rajai
bedsheet: padukkai virippu, duppatlu, duppati, chaadar, padduka chadar, bichanar chador, hasige batte, pakka battalu
bucket: bakit, bakettu, baaldi, bakkettu, thottiya, baalti, vaali, vali, baaldi, badli, balti, bakedu, thotti, bucketu
mug: semmbu, sombu, chombu
bottle: neella seesa, seesa, neellu bottle, thanni kuppi, kudineer bottle, paani botal, jol botol, thanni bottle, thanneer bottle, neella bottle, neeru bottle, vellam kuppi, kuppi, paanyachi batli, batli, botol, boththal, buttle
kettle: ketli, ketal, ketel, thanni kodhikka, neellu kaache
stove: aduppu, aduppa, poyyi, poyi, chula, chulo, unun
cooker: kukkar, kukar, kookar
plate: dabbi, thattu, plettu, kancham, thatte, thali, thala
spoon: karandi, spoonu, garite, chamcha, chamach
pan: vaanali, baanale, kadhai, kadai
fan: gaali pankha, visirikattai, faana, fyan, visiri, kaathadi, pankha, pankaa, faanu, visanakarra, fanu, paakha, pakha
table fan: mesai fan, mesai visiri, balla fan
light: vilakku, velakku, deepam, light u, deepa, batti, dipam
emergency light: avasara vilakku, current pona light
lamp: vilakku, deepam, chimni
iron box: istri petti, isthri, istiri, ishtri
umbrella: umberalla, chhatha, godugulu, kudaa, kudai, kodai, kudai, kuda, godugu, gudugu, chhatri, chatri, chhata, chata, kode, chhatro
raincoat: mazhai coat, mazha coat, varsham coat, vaana coat, male coat, pavsali coat, barsati, rain kottu
lock: taalaalu, thaazhu, beegada, kulupa, taalo, poottu, puttu, pootu, taalam, talam, thaalam, taala, kulup, beega, tala, talu
key: chevulu, thaakkol, beegada kai, saavi, thaalam chevi, chavi, thalapu chevi
mirror: kannaadi, mukham addam, aaina, aarsi, kanadi, kannadi, kannaadi, addam, addham, kannadii, aarsa, aarasa, arsa, ayna, aayna, darpan
cupboard: bheeruva, almarah, alamaara, pettelu, kapatu, gudarm, beero, biro, alamari, almaari, beeruva, beeruvaa, kapaat, kapat, almirah, almira, kabaat
book rack: puthaga alamari, pusthakala rack
shoe stand: seruppu stand, seruppu vekkira stand, cheppula stand, chappal stand, juto stand
clothes clips: thuni clip, battala clip, kapdyache clip, batte clip
drying rack: battala stand, thuni stand, batte stand, thuni kaaya, thuni kaayapodura stand, battalu aarese stand, battalu aarabette stand, kapde valat ghalayche stand
mosquito net: dhomala valalu, kosu vala, mosari, dhomala tera, kosu valai, kosuvalai, dhoma tera, domatera, doma valai, dhoma valai, sollu parade, machhardani, moshari, mashari, machardani
mosquito racket: kosu bat, kosu adikkira bat, dhoma bat, domala bat, doma bat, sollu bat, mosha marar bat
trunk: pette, inupa pette, irumbu potti, tranku petti, petti, trunku petti, irumbu petti, tranku
suitcase: soot case, pettii, sootkes
bag: sanchulu, pai, paiy, baagu, cheelam, thaili, thela, sanchi, cheela, chila, thola pai, byag, pishvi, jhola
college bag: pustaka sanchi, puthaga pai, college pai
book: pusthakalu, pustakaalu, puthagangal, pusthakangal, boiye, pothi, puthagam, puththagam, puthakam, pusthakam, pustakam, pustaka, pusthaka, pustak, boi, chopdi, pusthagam, nool
physics book: iyarpiyal, iyarpiyal puthagam, bhauthika, bhautika sastram
chemistry book: vedhiyal, vethiyal puthagam, rasayana, rasayanam
maths book: kanidham, kanitham, kanakku, kanakku puthagam, ganitam, ganitham, lekkalu, ganita
notebook: notebuk, nottubuku, kaapi, raasukune pustakam, note puthagam, nottu, notu, vahi, khata, noatu, kopi
calculator: kanakku potti, kanippan, ganaka yantram, calculator u, calcu
cycle: cycil, saikilu, cycle bandi, sykle, cyclu, saikil, saykil, cycle u, saikal, saikel, sykil, mithivandi, midhivandi
cycle lock: cycle poottu, cycle talam, saikil pootu
cycle pump: kaathu adikkira pump, kaathu pump, gaali pump, gaali kotte pump, gali pump, hawa pump
cycle light: cycle vilakku, cycle batti
helmet: thalai kavasam, thalakavasam, helmetu, shirastrana
phone: kaipesi, alaipesi, phonu, fonu, mobailu, moobile, phone u
laptop: madikkanini, laptopu, laptap, lapto
computer screen: thirai
headphones: headphonu, kaadhu phone
earphones: kaadhu la podra, chevi phone, yearphone
shoes: shoelu, shoos, chappulu boots, bhootlu, bootulu, sappattu, kaalani, kalani, boots u, bootlu, booti, shoesu, juto, pagarakha, sappathu
running shoes: oduradhuku shoes, odra shoes, parigetthe bootlu
slippers: cheppalu, seruppugal, chepplu, cherippu, paduka, champal, seruppu, cheruppu, cheppulu, cheppal, chappli, chappal, chappala, chappalgalu, joto
shirt: chokkaa, shartu, satta, kuppaayam, angi, sattai, chokka, chokkai, sadra, shirtu
pants: kaalsattai, pantu, pyantu, phant
formal shirt: interview sattai, office sattai
cap: thoppi, topi, toppi, topee
gloves: kai urai, chethi thodugulu, hatmoje, dastana
blazer: kottu, coat u
ball: banti, bandu, panthe, chendh, boll, pandhu, panthu, bandhu, banthi, bandi bandhu, chendu, chendoo
football: kaalpandhu, kaal pandhu, futball, phutball, phutbol
cricket bat: cricket battu, krikettu bat, betta, kirikket mattai, mattai, bat u, betu, battu
badminton racket: shuttle bat, poopandhu mattai, racketu
shuttle: poopandhu, shuttle cock u
guitar: gitaru, kitar, gitaaru
keyboard: keybordu
camera: kemera, kyamera, pugaipada karuvi, camera u
power bank: powerbanku, charge bank
charger: charjaru, charjer
extension box: switch box, plug box, extension boxu
`;

/** The English name of a thing and its names in other languages. Mere misspellings of the English name are left to the spelling correction. */
export const languageLines: readonly string[][] = `${LINES.trim()}${SPOKEN_THINGS.trimEnd()}${HOSTEL_THINGS.trimEnd()}${WRITTEN_THINGS}`
  .trim()
  .split('\n')
  .map((line) => line.split(/[:,]/).map((name) => name.trim()))
  .map(([english = '', ...others]) => [english, ...new Set(others.filter((name) => skeletonOf(name) !== skeletonOf(english)))]);

/**
 * Names of things as speakers of Hindi, Tamil and Telugu write them on phones: native words, and English words by their sound. In the format of
 * `languages.ts`: the English name, and after ":" the others.
 */
export const WRITTEN_THINGS = `
blanket: kammal
stool: chauki
trunk: baksa
curtain: pardah, kartens, paradaa
carpet: qaleen, darri
mat: chataai, chapa
doormat: paydaan, paidan, payedaan, gonepatta
mug: magga, jaggu
bathing tub: tasla, tubbu, besin, basinu, gangalam
towel: toliya, tawliya, taulia, angocha, thundhu, towelu, tuvvalu, tuvalu
soap dish: sabundani
slippers: chappale, slipperlu
broom: jharu, thudappam, thudaipam, vilakkumaaru, vilakkamaru, cheepuri
mop: ponchha, maap, maapu
dustbin: kudedaan, dastubin
hook: khooti, khunti, hukkulu, cheelalu, mekulu
sewing kit: soodhi
table fan: pankhaa, kathadi, phyanu
fridge: frij, freej, pridge, frijju
bulb: balb, balbu
tube light: tubelight
mouse: maus, mousu, mauz
keyboard: kibord, keybord
television: teevi, tivi, tholaikaatchi, tholaikatchi, doordarshini
mic: maik, maiku
camera: kaimra, kemara
projector: projektar, projectaru
printer: printar, printeru, printaru
game controller: joystik
scientific calculator: kalkulator
screwdriver set: pechkas, penchkas, penchkash, thiruppuli, thirupuli, tiruppuli
pen: penna, pennu, pennulu
pencil: pensilu
geometry box: parkaar, prakar, kavarayam
scale: futta, phutta, skelu
highlighters: hailaiter, hailaitar
exam pad: dafti
stapler: stepler, steplar
file folder: filu, failu
scissors: qainchi, katthiri, kathirikkol, katthera, scissoru
glue: gond, fevicol, pasai, gummu, atuku, jiguru, feviquick, fevistick
dictionary: dikshnari, dictionery, agaradhi, agaraadhi, dictnary, dikshanari, dictonary
induction stove: indakshan
pan: bhagona, patila
microwave: maikrowave, ovenu
flask: thermas, tharmas, plask, flasku
tumbler: gilas, glaas, tambler, glaasu, gilasu
plate: tashtari
bowl: katori, kataura, katora, boulu
knife: chhuri, kaththi
cycle bell: ghanti
two wheeler helmet: helmat, hailmet, helmattu, helmettu, sirastranam
scooter: iskooter, scuty
shuttle: satal
badminton racket: raiket
volleyball: vollyball, valibal, kaipandhu, valiball, vaalibaal
chess: satranj, shatranz, sadhurangam
playing cards: pekamukkalu
harmonium: harmoniyam, harmoniam
flute: basuri, baansuri, pullankuzhal, pulangulal, kuzhal, venuvu, pillanagrovi, murali, fluttu
cajon: kahon
tabla: tabala, dholak, dhol, thabala, dolu
sweater: swetar, suetar, sweatar, swettar
jeans: jins, jeens, jeansu, jinsu
blazer: koat, blejar
belt: bailt, beltu
saree: saadee, pudava, selai, chira
scarf: muffler, maflar, shawl, gulband, odhni
socks: mauje, moje, juraab, jurab, saaks, soksu, saaksu, socksulu, mejodu
cap: kaip, kyap
trekking bag: raksak, rucksack
tent: tambu, tamboo, tentu, gudaram
wallet: batuwa, parsu
lock: pootthu, talakappa, laaku
chain: zanjeer, janjeer
perfume: attar, ittar
trimmer: trimar, trimer, trimmaru
hair straightener: straitner
weighing scale: taraazu, tarazu, taraju, taakkidi
poster: postar, posterlu
plant pot: gamla, gamle, poonthotti
cupboard: kabordu
clothesline: dandem, thadu
hanger: hengar, hangarlu, hangerlu
torch: taarchu
storage container: dappa, dabbalu
phone: kaitholaipesi, fonu
charger: sarjar
charging cable: vayar, vaiyar
alarm clock: alaram
battery cells: sellu, pattery
drafting sheet: saartu
eraser: rabbar, labbar, azhippan, rubbar
book: putthagam
cricket ball: pandu
carrom: karambord
jacket: svetter
dhoti: veshti, vetti
kurta: jippa
sunglasses: gagulsu
comb: seeppu, sippu, dhuvvena, duvena, dhuvena
water filter: filteru
tablet: tabu
mouse pad: mousepadu
breadboard: breadbord
apron: epran
record book: recordu
sketch pens: skechulu
emergency light: laantaru
bottle: baatil, batilu, thermos bottle, sipper botal
spoon: genti, gante
track pants: trackulu
shorts: shortu, nikkaru
study table: bhalla
tape: tepu
shaving kit: rezar, bledu
door lock: tala chabi, taala chaabi, poottu saavi, pootu saavi, talam chevi, taalam chevulu, kadhavu poottu, kadhavu pootu, room poottu, darwaze taala, darwaza taala, kamre tala, kamra tala, gadi talam, talupu talam, gate tala, almari tala, room tala, room talam, lock chabi, saavi poottu, chabi tala, poottusavi, taala chaabi, thaala chaavi, taalachevi, pootu saavi, poottu saavi, chaabi taala, chavi tala, talam tho chevi
`;

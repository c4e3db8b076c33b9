import type { Query } from './queries.ts';

/*
 * Queries that students type, and the words that the name of a right hit must contain: all the words of one of the alternatives. They are written
 * from how students speak (English, Hinglish, Hindi, transliterated Tamil, brands used as nouns), not from the synonyms of the product.
 */
const LINES = `
almari | wardrobe
almirah | wardrobe
cupboard | wardrobe
अलमारी | wardrobe
closet for clothes | wardrobe
beero | wardrobe
chashma | sunglasses
goggles for sun | sunglasses
shades | sunglasses
चश्मा | sunglasses
cooling glass | sunglasses
cycle | bicycle
साइकिल | bicycle
saikil | bicycle
bike with gears | bicycle
gear cycle | bicycle
hero cycle | hero bicycle
cycle lock | bicycle lock
cycle pump | bicycle pump
hawa bharne ka pump | bicycle pump
cycle helmet | cycling helmet
bike helmet | motorcycle helmet
scooty | scooter
ev scooter | scooter
water heater rod | immersion rod
pani garam karne ki rod | immersion rod
heating rod | immersion rod
paani ki bottle | water bottle
botal | water bottle
sipper | water bottle
बोतल | water bottle
dabba | lunch box
tiffin | lunch box
tiffin box | lunch box
टिफिन | lunch box
lunchbox | lunch box
balti | bucket
बाल्टी | bucket
bucket and mug | bucket
gadda | mattress
गद्दा | mattress
single bed mattress | mattress
methai | mattress
chadar | bed sheet
bedsheet | bed sheet
chaddar | bed sheet
razai | blanket
kambal | blanket
कंबल | blanket
porvai | blanket
takiya | pillow
तकिया | pillow
thalaiyanai | pillow
machardani | mosquito net
macchardani | mosquito net
kosu valai | mosquito net
all out machine | mosquito repellent
good knight | good knight
mosquito machine | mosquito repellent
pankha | table fan
पंखा | table fan
fan | fan
visiri | table fan
cooler | air cooler
fridge | fridge
refrigerator | fridge
press | iron box
istri | iron box
clothes iron | iron box
steam iron | iron box
इस्त्री | iron box
kettle | kettle
water boiler | electric kettle
chai banane wala kettle | kettle
maggi kettle | kettle
induction | induction
induction stove | induction
chulha | gas stove / induction
gas chulha | gas stove
aduppu | gas stove
cooker | cooker
kukar | cooker
tawa | frying pan
kadai | frying pan
mixie | mixer grinder
mixi | mixer grinder
mixer | mixer grinder
chaku | knife
katthi | knife
cup | mug
plates | plates
thali | plates
tattu | plates
sandwich toaster | sandwich maker
toaster | sandwich maker
flask | flask
anda boiler | egg boiler
table | table
mez | table
मेज | table
study desk | study table
desk | study table
kursi | chair
कुर्सी | chair
naarkali | chair
gaming chair | office chair
revolving chair | office chair
beanbag | bean bag
charpai | cot
khatiya | cot
kattil | cot
book rack | bookshelf
kitaab | book
kitab | book
किताब | book
puthagam | book
maths book | mathematics book
m1 maths book | mathematics book
chemistry textbook | chemistry book
dsa book | data structures book
os book | operating systems book
hc verma | verma
thermo book | thermodynamics book
gate books | gate preparation
cat books | cat preparation
story books | novel / comics
storybook | novel / comics
calci | calculator
calculator | calculator
calc | calculator
casio fx | casio calculator
ED drafter | drafter
mini drafter | drafter
drafting board | drawing board
lab apron | lab coat / apron
labcoat | lab coat
compass box | geometry box
copy | notebook
register | notebook
classmate | classmate notebook / classmate geometry
pen | pen
reynolds | reynolds
bag | backpack / bag
school bag | backpack
basta | backpack
बैग | backpack / bag
rucksack | backpack
study lamp | lamp
night lamp | lamp
lappy | laptop
laptop | laptop
लैपटॉप | laptop
dell laptop | dell laptop
notebook computer | laptop
adapter for laptop | laptop charger
laptop adaptor | laptop charger
earfone | earphones
earpods | earbuds
airpods | earbuds
buds | earbuds
tws | earbuds
handsfree | earphones
headset | headphones
boat headphones | boat headphones
speaker | speaker
mobile | smartphone
mobile phone | smartphone
मोबाइल | smartphone
android phone | smartphone
phone case | phone cover
mobile cover | phone cover
back cover | phone cover
powerbank | power bank
portable charger | power bank
pendrive | pen drive
usb stick | pen drive
thumb drive | pen drive
hard drive | hard disk
hdd | hard disk
keyboard | keyboard
mouse | mouse
wireless mice | wireless mouse
screen | monitor
display | monitor
web cam | webcam
router | router
wifi | wifi
spike buster | extension board
extension cord | extension board
plug board | extension board
tab | tablet
ipad | tablet
smart watch | smartwatch
fitness band | smartwatch
memory card | microsd card
sd card | microsd card
ghadi | watch / clock
घड़ी | watch / clock
watch | watch
deewar ghadi | wall clock
bat | bat
balla | cricket bat
cricket kit | cricket
racquet | racket
shuttle | shuttlecock
shuttle bat | badminton racket
shuttle cock | shuttlecock
tt bat | table tennis bat
ping pong | table tennis
dumbell | dumbbells
gym weights | dumbbells
jump rope | skipping rope
carrom | carrom board
shatranj | chess board
soccer ball | football
gitar | guitar
गिटार | guitar
uke | ukulele
casio keyboard | casio keyboard
bansuri | flute
बांसुरी | flute
pullanguzhal | flute
mouth organ | harmonica
synthesizer | keyboard piano
chappal | slippers
चप्पल | slippers
seruppu | slippers
flip flops | slippers
crocs | crocs
joote | shoes
जूते | shoes
sneakers | sports shoes
running shoes | shoes
blazer | blazer
coat for interview | blazer
sweatshirt | hoodie
jumper | sweater
jeans pant | jeans
tshirt | t shirt
t shirt | t shirt
sari | saree
साड़ी | saree
pudavai | saree
kurti | kurta
chunni | dupatta
chhata | umbrella
छाता | umbrella
kudai | umbrella
rain coat | raincoat
taala | padlock
ताला | padlock
lock for room | padlock
poottu | padlock
jhadu | broom
झाड़ू | broom
thodappam | broom
sheesha | mirror
शीशा | mirror
kannadi | mirror
parda | curtain
kachra dabba | dustbin
trash can | dustbin
kuppai thotti | dustbin
clothes stand | drying stand
cloth dryer stand | drying stand
shaver | trimmer
hair drier | hair dryer
jamakkalam | carpet
rug | carpet
dhurrie | carpet
post it | sticky notes
white board | whiteboard
xerox file | file
parker pen | parker
bisleri bottle | water bottle
cello pen | cello pen
rayban | ban sunglasses
levis jacket | denim jacket
`;

/** Queries of students. */
export const studentsQueries: Query[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [text, right] = line.split(' | ') as [string, string];
    return { kind: "students' own", text, words: right.split(' / ').map((all) => all.split(' ')) };
  });

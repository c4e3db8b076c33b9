const LINES = `
engg eng engr: engineering
mech: mechanics
elec elex: electronics
sci: scientific
calc calcu calci: calculator
algo algos: algorithms
ds: data structures
coa: computer organization
prog progg: programming
phy: physics
chem: chemistry
bio: biology
eco: economics
stats: statistics
prob: probability
sigs: signals
sys: systems
dict: dictionary
apti: aptitude
bball: basketball
fball ftball: football
vball: volleyball
badm badmin: badminton
racq rckt raket: racket
cric crkt: cricket
tt: table tennis
mosq mosqt: mosquito
mattr mtrs: mattress
blzr: blazer
ext extn xtn xtnsn xtnsion xtension extnsion extensn: extension
bord: board
hd hdd: hard disk
dsk: disk
pd: pendrive
bt: bluetooth
spkr spk: speaker
hdphn hdphns hdphones: headphones
lite: light
kb kbd: keyboard
lap lappy laptp: laptop
mob mobl: mobile
chrgr chgr: charger
adptr: adapter
pwr: power
bnk: bank
tbl: table
chr: chair
brd: board
btl bttl: bottle
bkt: bucket
umb umbr: umbrella
induc indn: induction
emerg emg: emergency
immer: immersion
washg: laundry
rm: room
frshnr: freshener
shrt: shirt
formls: formals
jckt: jacket
swtr: sweater
guit gtr: guitar
uku: ukulele
cyc cycl: cycle
hlmt helmt: helmet
lck: lock
pmp: pump
drftr: drafter
ntbk: notebook
hghltr: highlighter
rasp rpi: raspberry
ard: arduino
sldr: soldering
pt prt: part
vol: volume
sns: signals systems
mmeter mmtr multimtr: multimeter
inductn iductn indctn indctin: induction
terabyte terabytes: tb
gigabyte gigabytes gigs: gb
kbrd keybrd: keyboard
mse: mouse
mntr: monitor
prntr: printer
extnsn: extension
fldr: folder
bdsht bedsht: bedsheet
plw pilw: pillow
blnkt: blanket
mttress matres matris mattres: mattress
ktl kettl: kettle
tffn: tiffin
cookr: cooker
shmp: shampoo
drwng: drawing
calcltr calculater calculatr calclator calculater calcy: calculator
nb: notebook
hlghtr: highlighter
engdraw: engineering drawing
fm: fluid mechanics
dbm: dbms
netwrks: networks
thermodyn: thermodynamics
bdmtn: badminton
dumbl: dumbbells
ftwr: footwear
shs: shoes
trsr: trousers
hddy: hoodie
lhnga: lehenga
krta: kurta
umbrla: umbrella
rncoat: raincoat
suitcs: suitcase
trlly: trolley
fr fer: for
wth wid: with
frm: from
xam xams exm: exam
btn bttn butn: button
fone foan phn phne: phone
hv: have
sngl sngle singl: single
dbl dubl doubl: double
scientfc scntfc scientfic: scientific
sm: small
smthng sumthng: something
whl whls: wheels
wrls wrless wireles: wireless
chrging chrgng: charging
bttry btry: battery
bckpk backpk: backpack
`;

/** Abbreviations that students type on phones, by the short form. Words that listings contain stay as they are. */
export const shortForms: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [short = '', long = ''] = line.split(':');
      return short.split(' ').map((word) => [word, long.trim().split(' ')] as const);
    }),
);

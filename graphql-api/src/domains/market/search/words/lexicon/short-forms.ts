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
ext extn: extension
hd hdd: hard disk
dsk: disk
pd: pendrive
bt: bluetooth
spkr spk: speaker
hdphn hdphns hdphones: headphones
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
`;

/** What students shorten on phones, by the short form. Words that listings have stay as they are. */
export const shortForms: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [short = '', long = ''] = line.split(':');
      return short.split(' ').map((word) => [word, long.trim().split(' ')] as const);
    }),
);

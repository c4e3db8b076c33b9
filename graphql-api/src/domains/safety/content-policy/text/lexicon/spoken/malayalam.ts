import type { Deal } from '../lexicon.ts';

/** Phrases of students in Kerala, in Latin letters and in Malayalam. */
export const spokenMalayalam: Deal[] = [
  {
    kind: 'exam papers and paid assignments',
    things: `exam, exams, paper, test, quiz, cat, fat, assignment, record, lab record, observation, thesis, supply, viva, പരീക്ഷ, എക്സാം, അസൈൻമെന്റ്, റെക്കോർഡ്, പേപ്പർ`,
    spokenThings: 'pareeksha, exaam, recordu',
    actions: `ninakku vendi, ningalkku vendi, ninte/ningalude peril, ente peril, enikku/enik vendi/pakaram ezhuthan/ezhuthanam/ezhuthumo, ente sthanath/sthanathu, എന്റെ പേരിൽ, എനിക്ക് പകരം, എഴുതാം, എഴുതിത്തരാം, എഴുതി തരാം, ചെയ്തു തരാം, ചെയ്ത് തരാം, നിനക്ക് വേണ്ടി, നിങ്ങൾക്ക് വേണ്ടി, നിനക്കു പകരം`,
    spokenActions:
      'njan ezhutham, njan ezhuthaam, ezhuthi tharam, ezhuthitharam, cheythu tharam, cheyth tharam, cheythutharam, cheyyam njan, assignment cheyyam, ninakku pakaram, enikku pakaram, pakaram ezhuthan, ezhuthan aarenkilum, ezhuthan oraalu, ezhuthi tharumo',
    harmlessNear: 'pen, pena, pad, notebook, calculator, guide, blank, empty, table, lamp',
  },
  {
    kind: 'exam papers and paid assignments',
    things: `question paper, question, questions, qp, exam paper, ചോദ്യപേപ്പർ, ചോദ്യ പേപ്പർ, ചോദ്യക്കടലാസ്`,
    spokenThings: 'chodya paper, chodyapaper',
    actions: `leak aayi, leakayi, out aayi, kayyil und, ചോർന്നു, ചോർന്ന, കിട്ടിയിട്ടുണ്ട്, കയ്യിൽ ഉണ്ട്, നേരത്തെ കിട്ടും`,
    spokenActions: 'chornnu, chorthi, kittiyittund, kittiyitund, neratthe kittum',
    harmlessNear: 'previous, old, past, solved, sample, pazhaya, roll, ream',
  },
  {
    kind: 'alcohol',
    isWide: true,
    things: `kuppi, full kuppi, half kuppi, kallu, beer, jawan, full, half, quarter, കുപ്പി, കള്ള്, കള്ളും, ബിയർ, ബിയറും, ഫുൾ, ജവാൻ`,
    spokenThings: 'charayam, kallum, beerum, vaattu',
    actions: `venel para, venel paranjo, venamenkil para, വേണേൽ, വേണേൽ പറഞ്ഞോ, bevco, beverage il, beveragil, adich pookkuttu, കുടിക്കാൻ, അടിക്കാം, അടിച്ചു പൊളിക്കാം, ബെവ്കോ, വാറ്റ്, രാത്രി ഗേറ്റിൽ, ബിയറും, കള്ളും`,
    spokenActions: 'kudikkaan, kudikkam, adikkam, adikkaan, adichu polikkam, touchings, poosanam, poosaavam',
    harmlessNear: 'water, vellam, paal, milk, coffee, kaappi, tea, chaya, juice, enna, thenga',
  },
  {
    kind: 'drugs',
    isDoubtful: true,
    things: `saadhanam, sadhanam, stuff, item, pothi, podi, idukki, crystal, സാധനം, പൊതി, പൊടി`,
    spokenThings: 'saadhanam, kanjavu, kanchavu',
    actions: `nalla sadhanam, idukki, pukakkan, puka, kick kittum, high aavum, <number>g, 1g, 2g, 3g, 5g, 10g, valikkan, വലിക്കാൻ, പുകയ്ക്കാൻ, ലഹരി`,
    spokenActions: 'pukakkaan, valikkaan, lahari, thala karangum',
    harmlessNear: 'elakka, cardamom, chaya, tea, kurumulaku, pepper, spice, biryani, kaapi, phone, sim, mobile, redmi, chammanthi, masala',
  },
  {
    kind: 'drugs',
    things: `kanchavu, kanjavu, കഞ്ചാവ്`,
    actions: `podi, pothi, 2g, 3g, 5g, 10g, und, unde, venam, kittum, gram, ഉണ്ട്, പൊതി, വേണം`,
    spokenActions: 'undu, venamenkil, kittumo',
  },
  {
    kind: 'tobacco and vapes',
    things: `onnu, onninu, packet, koodu, loose, ഒന്നിന്, ഒരെണ്ണം, പാക്കറ്റ്, കൂട്`,
    actions: `സിഗരറ്റ്, സിഗററ്റ്, സിഗരറ്റിന്, ബീഡി`,
    spokenActions: 'sigarettu, sigaret, cigarettu',
  },
  {
    kind: 'stolen goods',
    isDoubtful: true,
    things: `phone, mobile, cycle, bike, laptop, charger, watch, helmet, ഫോൺ, സൈക്കിൾ, ലാപ്ടോപ്പ്`,
    actions: `bill chodikkaruth, bill chodikkalle, അടിച്ചുമാറ്റിയ, മോഷ്ടിച്ച, പൊക്കിയ`,
    spokenActions: 'adichu maattiya, adichumattiya, moshticha, mootticha, pokkiyathu, kattathu, katteduthathu, chodyam chodikkaruth',
  },
  {
    kind: 'gambling',
    isDoubtful: true,
    things: `cards, game, match, ipl, cheettu, cheettukali, rummy, ചീട്ട്, ചീട്ടുകളി, മാച്ച്`,
    actions: `panam vechu, paisa vechu, പണം വെച്ച്, പൈസ വെച്ച്, വാതുവെപ്പ്`,
    spokenActions: 'paisa vechu, panam vachu, vaathu vekkam',
  },
];

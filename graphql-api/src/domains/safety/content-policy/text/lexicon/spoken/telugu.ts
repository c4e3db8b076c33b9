import type { Deal } from '../lexicon.ts';

/** Phrases of students in Andhra Pradesh and Telangana, in Latin letters and in Telugu. */
export const spokenTelugu: Deal[] = [
  {
    kind: 'exam papers and paid assignments',
    things: `exam, exams, paper, test, quiz, cat, fat, assignment, record, lab record, observation, thesis, backlog, viva, పరీక్ష, పరీక్షలు, ఎగ్జామ్, అసైన్మెంట్, రికార్డు, రికార్డ్`,
    spokenThings: 'pareeksha, pariksha, recordu, assignmentlu',
    actions: `nenu kurchunta, nenu kurchuntanu, bhayam vaddu nenu, నేను కూర్చుంటా, నేను కూర్చుంటాను, nee place lo, mee place lo, mee badulu, nee kosam nenu, nenu rastha, nenu rasta, నేను రాస్తా, నేను రాస్తాను, రాసేస్తా, రాసేస్తాను, మీ బదులు, నీ బదులు, నీ ప్లేస్ లో, చేసి పెడతా, చేసిస్తా`,
    spokenActions: 'nenu raasthanu, raasesta, rasestanu, raasesthanu, chesesta, chesi pedtha, chesi pedathanu, raasipedatha, rasipedta',
    harmlessNear: 'pen, pennu, pad, notebook, calculator, guide, blank, empty, table, lamp',
  },
  {
    kind: 'exam papers and paid assignments',
    things: `exam paper, question paper, questions, qp, repati paper, paper, prashna patram, ప్రశ్నాపత్రం, పేపర్, రేపటి పేపర్`,
    spokenThings: 'prasnapatram',
    actions: `leak ayindi, leak aindi, out ayindi, bayataki vachindi, naa daggara, na daggara undi, mundhe dorikindi, లీక్ అయింది, నా దగ్గర ఉంది, ముందే దొరికింది, బయటికి వచ్చింది`,
    spokenActions: 'vachesindhi, dorikesindi, leakayyindi',
    harmlessNear: 'previous, old, past, solved, sample, paatha, roll, ream',
  },
  {
    kind: 'alcohol',
    isWide: true,
    things: `mandu, mandhu, full, full bottle, quarter, beer, beerlu, half, మందు, ఫుల్, క్వార్టర్, బీర్లు, బీరు`,
    spokenThings: 'kallu, saara, beerulu',
    actions: `mandu party, mandu undi full, mandhu undi full, full bottle mandu, తాగుదాం, తాగడానికి, మందు పార్టీ, మందు ఉంది, కిక్కు`,
    spokenActions: 'thagudham, thagadaniki, taagudam, taagadaniki, kikku, mandhu vesukundam, mandu veddam',
    harmlessNear: 'water, neellu, milk, paalu, coffee, tea, juice, tablet, cold, dose, doctor',
  },
  {
    kind: 'alcohol',
    things: `mandu, mandhu, మందు`,
    actions: `full bottle, full, quarter, half bottle, peg, peggu, chilled, ఫుల్ బాటిల్, ఫుల్, క్వార్టర్, హాఫ్, పెగ్గు`,
    harmlessNear:
      'mokkalaku, mokka, pestu, pesticide, doctor, jwaram, daggu, daggu mandu, chedapurugu, bokka, purugu, dental, అన్నం, మొక్కలకు, దగ్గు, జ్వరం',
  },
  {
    kind: 'drugs',
    isDoubtful: true,
    things: `aaku, aku, stuff, item, maal, araku, vizag stuff, sarukku, ఆకు, సరుకు, పొడి`,
    spokenThings: 'podi, saruku',
    actions: `dum kottu, dum kodadam, kick isthundi, high vasthundi, dham, దమ్ము, కిక్కు ఇస్తుంది`,
    spokenActions: 'dhammu, dhammu kottadam, mathekkistundi, mattekkistundi, potlam, pottlam, gala kottadam',
    harmlessNear: 'biryani, tea, koora, karivepaku, tulasi, pooja, coffee, idli, chutney',
  },
  {
    kind: 'tobacco and vapes',
    things: `okati, oka packet, packet, dabba, half packet, ఒకటి, ప్యాకెట్`,
    actions: `సిగరెట్లు, సిగరెట్, బీడీలు`,
    spokenActions: 'sigarettlu, sigaretlu, cigarettelu, sigarettu, beedilu, chuttalu',
  },
  {
    kind: 'gambling',
    isDoubtful: true,
    things: `match, cricket, ipl, cards, game, pekata, pekaata, rummy, పేకాట, మ్యాచ్, క్రికెట్`,
    spokenThings: 'pekaata, joodam',
    actions: `dabbulu petti, dabbulaki, పందెం, డబ్బులు పెట్టి, బెట్టింగ్`,
    spokenActions: 'pandhem, pandem kadadam, dabbulu pettali, dabbulu vesi',
  },
  {
    kind: 'stolen goods',
    isDoubtful: true,
    things: `phone, mobile, cycle, bike, laptop, charger, watch, helmet, ఫోన్, సైకిల్, లాప్టాప్`,
    actions: `bill adagaku, bill adagoddu, owner ki teliyadu, ownerki teliyadu, కొట్టేశా, లేపేశా, లేపేసిన, ఎత్తుకొచ్చా, ఓనర్ కి తెలియదు`,
    spokenActions: 'lepesina, lepesanu, lepesam, ettukocha, ethukochanu, kottesa, jhappinchina, ekkadidi ani adagaku',
  },
  {
    kind: 'adult content',
    isDoubtful: true,
    things: `cinema, cinemalu, videos, video, ammayi, ammayilu, అమ్మాయి, సినిమాలు`,
    actions: `night ki, oka night, rate entha, బూతు, రాత్రికి`,
    spokenActions: 'bhoothu, boothu, oka raathri, raathriki',
    harmlessNear: 'ticket, poster, dress, cycle, kurti',
  },
];

import type { Deal } from '../lexicon.ts';

/** Phrases of students in Karnataka, in Latin letters and in Kannada. */
export const spokenKannada: Deal[] = [
  {
    kind: 'exam papers and paid assignments',
    things: `exam, exams, paper, test, quiz, cat, fat, assignment, record, lab record, observation, thesis, backlog, viva, ಪರೀಕ್ಷೆ, ಎಕ್ಸಾಮ್, ಅಸೈನ್ಮೆಂಟ್, ರೆಕಾರ್ಡ್`,
    spokenThings: 'pareekshe, parikshe, recordu',
    actions: `nin/ninna/nim/nimma/nan/nanna badlu/badalu, nin/ninna/nim/nan/nanna hesralli, ನನ್ನ ಬದಲು, ನನ್ನ ಹೆಸರಲ್ಲಿ, ನಾನು ಬರೆಯುತ್ತೇನೆ, ಬರೆಯುತ್ತೇನೆ, ಬರೀತೀನಿ, ಬರೆದು ಕೊಡುತ್ತೇನೆ, ಬರ್ಕೊಡ್ತೀನಿ, ನಿಮ್ಮ ಬದಲು, ನಿನ್ನ ಬದಲು, ಮಾಡಿಕೊಡುತ್ತೇನೆ, ಮಾಡ್ಕೊಡ್ತೀನಿ`,
    spokenActions:
      'bariteeni, bareetini, baritini, bareyuttene, barkodtini, baredu kodtini, bardkodtini, madkodtini, maadi kodtini, naanu barithini, bareyoke yaradru, bareyoke yaaradru, baredu kodtira, bareyoke obbru',
    harmlessNear: 'pen, pennu, pad, notebook, calculator, guide, blank, empty, table, lamp',
  },
  {
    kind: 'exam papers and paid assignments',
    things: `question paper, questions, qp, exam paper, naale paper, ಪ್ರಶ್ನೆ ಪತ್ರಿಕೆ, ಪ್ರಶ್ನೆಪತ್ರಿಕೆ, ಪೇಪರ್`,
    spokenThings: 'prashne patrike, prashnepatrike',
    actions: `leak aagide, leak agide, out aagide, nan hatra ide, nanna hatra ide, ಸಿಕ್ಕಿದೆ, ಲೀಕ್ ಆಗಿದೆ, ನನ್ನ ಹತ್ರ ಇದೆ, ಮೊದಲೇ`,
    spokenActions: 'sikkide, sigutte modle, modale sigutte, siktu',
    harmlessNear: 'previous, old, past, solved, sample, haleya, roll, ream',
  },
  {
    kind: 'alcohol',
    isDoubtful: true,
    isWide: true,
    things: `full bottle, full, quarter, half, beer, ಫುಲ್ ಬಾಟಲ್, ಫುಲ್, ಕ್ವಾರ್ಟರ್, ಬಾಟಲ್`,
    actions: `yenne, enne ide, enne party, kudiyoke, kudiyakke, kudyoke, ಕುಡಿಯೋಕೆ, ಕುಡಿಯಲು, ಎಣ್ಣೆ ಪಾರ್ಟಿ, ಎಣ್ಣೆ ಇದೆ`,
    spokenActions: 'kudiyoke, saaraayi, maddya, henda',
    harmlessNear: 'water, neeru, haalu, milk, coffee, tea, juice, hair, coconut, kobbari, tengina, tale, sesame, adige, cooking, refill, gas',
  },
  {
    kind: 'drugs',
    isDoubtful: true,
    things: `soppu, stuff, maal, saman, item, ಸೊಪ್ಪು, ಮಾಲು`,
    spokenThings: 'soppu, saamaanu',
    actions: `hogeyaakke, hogeyoke, hoge biduva, ಹೊಗೆ, dum hodiyoke, dum hodi, kick kodutte, high agutte, ದಮ್, ಪೊಟ್ಟಣ, ಮತ್ತು ಬರುತ್ತೆ`,
    spokenActions: 'hogeyaakke, hogeyoke, dham hodiyoke, pottana, nashe, mattu baratte',
    harmlessNear: 'saaru, palya, curry, menthe, palak, adige, biryani, tea, coffee',
  },
  {
    kind: 'tobacco and vapes',
    things: `ondu, packet, dabba, loose, ಒಂದು, ಪ್ಯಾಕೆಟ್, ಇವೆ`,
    actions: `ಸಿಗರೇಟುಗಳು, ಸಿಗರೇಟು, ಬೀಡಿಗಳು`,
    spokenActions: 'sigaretu, sigretu, sigarettu, beedigalu',
  },
  {
    kind: 'forged documents',
    things: `certificate, marks card, id card, id, licence, degree, ಸರ್ಟಿಫಿಕೇಟ್, ಮಾರ್ಕ್ಸ್ ಕಾರ್ಡ್, ಐಡಿ`,
    actions: `ನಕಲಿ, ಮಾಡಿಸಿಕೊಡುತ್ತೇನೆ`,
    spokenActions: 'nakali, sullu, madskodtini, maadiskodtini, madisi kodtini',
    harmlessNear: 'frame, holder, file, folder, cover, original',
  },
  {
    kind: 'stolen goods',
    isDoubtful: true,
    things: `phone, mobile, cycle, bike, laptop, charger, watch, helmet, ಫೋನ್, ಸೈಕಲ್, ಲ್ಯಾಪ್ಟಾಪ್`,
    actions: `bill kelbedi, bill kelbeda, kadda, kaddiddu, ಕದ್ದ, ಕದ್ದಿದ್ದು, ಕಳ್ಳ`,
    spokenActions: 'kaddiddu, kadkond bandiddu, kalla maal, owner ge gottilla, ettkond bandiddu',
  },
  {
    kind: 'gambling',
    isDoubtful: true,
    things: `match, cricket, ipl, cards, game, ispeet, ispit, rummy, ಇಸ್ಪೀಟ್, ಮ್ಯಾಚ್`,
    actions: `duddu ittu, bet kattu, bet katti, ಜೂಜು, ಬೆಟ್ಟಿಂಗ್, ದುಡ್ಡು ಇಟ್ಟು`,
    spokenActions: 'jooju, dudd haaki, duddige',
  },
];

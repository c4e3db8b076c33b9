import type { Deal } from '../lexicon.ts';

/** Numbers and accounts in the form of riddles. */
export const hintedContacts: Deal[] = [
  {
    kind: 'contact data',
    isWide: true,
    isDoubtful: true,
    things: `ten digits, 10 digits, my digits, mobile digits, digits, my number, the number, number hidden, number is hidden, my mail, mail me, blue bird, bird app, paper plane, paper plane app, plane app, camera logo, camera app, ghost app, yellow ghost, green app, green phone app, purple app, blue app, the gram, gram app, the google one, google one, app with the camera, search me, find me, ping me, reach me, look me up, mera number, number mera, mujhe dhundo`,
    actions: `digits start, digits starts, start with nine/eight/seven/six, starts with nine/eight/seven/six, then four zeros, four zeros, then three/double/triple, nine triple/double, triple nine/eight/seven/six/five/zero, double nine/eight/seven/six/five/zero, hidden in the price, hidden in, in the photo, in the pic, second photo, last photo, first photo, text that, call that, year of freedom, year of independence, my name plus, name plus, my name and, plus 99, name is same, same name, same name as, same username, same user, name same as, same as my listing, same as my name, my listing plus, user hostel, user name, username, on the app with, logo, dont message here, dont msg here, dont chat here, not on this app, app is slow, text there, message there, ask there, there only, on the paper plane, plane app user, handle is, ulta karke, jod do`,
    harmlessNear:
      'calculator, display, multimeter, clock, counter, tshirt, shirt, mug, cap, sticker, poster, keychain, lost, lens, tripod, laptop, bag, print',
  },
];

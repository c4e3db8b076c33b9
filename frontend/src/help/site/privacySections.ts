import { currency } from '../../lib/texts/college.ts';
import { hasCollegeSignIn } from '../../lib/texts/signInWays.ts';
import { hasPoints } from '../../lib/texts/points.ts';
import type { TextSection } from './TextPage.tsx';

/** UPI pays in Indian rupees only. */
const paysByUpi = currency === 'INR';

/** Sections of the privacy page. */
export const privacySections: TextSection[] = [
  [
    'What we store',
    [
      `Your name, email address, phone number, college ID and, if you add ${paysByUpi ? 'them, a picture and a UPI id' : 'one, a picture'}.`,
      `Your listings with their photos, your orders, your messages and the photos in them, your reviews, your offers, meetings and ratings${hasPoints ? ', and your points' : ''}.`,
      'Your password only as a hash that cannot be turned back, and sign-in tokens only as hashes.',
      ...(hasCollegeSignIn ? ['If you sign in with your college, the name under which it knows you.'] : []),
      'What you write in the contact form, in reports, in objections to a delivery and in appeals, and what administrators decided about you.',
      'Your favourites, saved searches, wanted posts, last searches, notifications and the people you blocked.',
      'The access tokens you make (as hashes), and when and why a listing of yours was rejected.',
    ],
  ],
  [
    'Who sees what',
    [
      'Guests see your first name and the initial of your last beside your listings and reviews. Signed-in students see your name and your profile, unless you make it private.',
      'Signed-in students who press Buy Now on one of your listings see your email address and phone number. Students who order from you keep them with the order. They appear at no other place.',
      'The other side of an order sees your name and what you write in its chat.',
      ...(paysByUpi ? ['Your buyers see your UPI id in the payment link of their order.'] : []),
      'Administrators see accounts, listings, orders and chats, to help and to keep order.',
    ],
  ],
  [
    'Searches',
    ['Your last ten searches are suggested to you alone. What everybody searches for is counted without names, to find out what is missing.'],
  ],
  [
    'The assistant',
    [
      'Your questions are not kept. Where a language model words the answers, it gets the question and the facts of the answer, and nothing about you.',
    ],
  ],
  ['Photos', ['The place, time and camera stored inside a photo are removed when you upload it.']],
  [
    'Taking and deleting',
    [
      'On your profile you can download everything we store about you as a ZIP file with your pictures, and delete your account.',
      'When you delete it, your listings go, open orders are cancelled and your personal data is erased. Finished orders, your reviews and what you wrote to others stay under “Deleted user”.',
    ],
  ],
  [
    'Your devices',
    [
      'Where you turn on notifications on a device, we store the address at which its browser receives them, until you turn them off or sign out there. The maker of the browser carries them encrypted and cannot read them.',
      'Your browser keeps the pages, listings and chats that you saw last, so that they are there without a network. Signing out deletes the lists and chats, and messages that were not sent yet.',
    ],
  ],
  [
    'Cookies',
    [
      hasCollegeSignIn
        ? 'Two, while you sign in with your college; they end after ten minutes. Your sign-in, your cart and your choice of light or dark are kept in your own browser.'
        : 'There are none. Your sign-in, your cart and your choice of light or dark are kept in your own browser.',
    ],
  ],
];

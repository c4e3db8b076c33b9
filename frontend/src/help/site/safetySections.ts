import { currency } from '../../lib/texts/college.ts';
import type { TextSection } from './TextPage.tsx';

/** UPI pays in Indian rupees only. */
const paysByUpi = currency === 'INR';

/** Sections of the safety page. */
export const safetySections: TextSection[] = [
  [
    'Before you meet',
    [
      'Look at the listing, the reviews and how long the other person is a member.',
      'Talk in the chat here. Nobody needs your bank details, passwords or codes.',
      'A price that is too good, or somebody in a great hurry, is a warning.',
    ],
  ],
  [
    'When you meet',
    [
      'Meet on campus, in daylight, where other people are: the canteen, the library, a hostel lobby.',
      'Take a friend along when the thing is expensive.',
      'Try it before you pay: switch it on, turn the pages, ride it.',
    ],
  ],
  [
    'When you pay',
    [
      'Pay when you have the thing in your hands, not before.',
      'Show the handover code of your order only then, and send it to nobody: with it the seller proves that you have the thing.',
      ...(paysByUpi ? ['To receive money by UPI you never enter your PIN and never scan a code.'] : []),
      'Check that the money has arrived in your own app. A screenshot proves nothing.',
    ],
  ],
  [
    'When something is wrong',
    [
      'Report: on a listing, press “Report listing” or “Report seller”; in a chat, the flag beside a message. Administrators look at it and tell you what they did.',
      'Object: when an order is set to Delivered and you do not have it, open its handover and press “Something is wrong” within 7 days.',
      'Block: you will not hear from each other any more. The other person is not told.',
      'In danger, call 112 or the campus security first.',
    ],
  ],
];

import { studentEmailDomains } from './college.ts';

const domains = studentEmailDomains.map((domain) => `@${domain}`).join(' or ');

/** Texts of forms that are not part of a schema rule. They are separate from the texts of the first page, which load earlier. */
export const formMessages = {
  digitsOnly: 'Digits only, for example 1500',
  emailRequired: 'Enter your email',
  passwordRequired: 'Enter your password',
  studentEmail: `Your university address, which ends in ${domains}`,
  /** The specified text for the specified domain. For other domains the text names them. */
  wrongDomain: `Enter the correct email (Only ${domains === '@vitstudent.ac.in' ? 'Vit mail id' : domains} allowed)`,
  photoUnreadable: 'This file is not a picture we can read. Use a JPEG, PNG, WebP, GIF or AVIF image.',
  photoHeic: 'This browser cannot read HEIC photos. Add it from the phone that took it (Safari can), or save it as a JPEG first.',
  roomTooMany: (most: number) => `${most} things at once at most. The other pictures were left out.`,
  photosTooMany: (most: number) => `A listing shows at most ${most} photos. The others were left out.`,
} as const;

/** Texts about signing in with the college. */
export const signInMessages = {
  collegeAway: 'The sign-in of your college does not answer. Please try again in a minute.',
  collegeRefused: 'Your college did not confirm the sign-in. Please try again.',
  collegeAddressUnverified: 'Your college does not say that your email address is yours, so you cannot sign in with it',
  collegeAddressOfOther: 'Your address has an account that another person at your college signs in to. Write to us, so that we find out whose it is.',
  collegeSignInOver: 'This took too long, or was done already. Sign in with your college again.',
  passwordsOff: 'There are no passwords here: sign in with your college',
  signInAgain: 'To be sure that it is you, sign in with your college again: this is possible in the first 10 minutes after it',
} as const;

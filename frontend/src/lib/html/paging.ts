/** The name of the parameter with the cursor after which a list begins. Only the server reads it: the program loads more into the same list. */
export const AFTER = 'after';

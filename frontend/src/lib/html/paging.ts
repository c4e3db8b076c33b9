/** Name of the URL parameter with the cursor after which a list begins. Only the server reads it: the browser loads more rows into the same list. */
export const AFTER = 'after';

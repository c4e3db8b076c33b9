/** Returns whether a text has the digits of an ISBN. The server checks the check digit. */
export const looksLikeIsbn = (text: string): boolean => /^(?:\d{9}[\dX]|\d{13})$/.test(text.toUpperCase().replaceAll(/[\s-]/g, ''));

/** Returns whether the text of a bar code is that of a book. */
export const isBookCode = (text: string): boolean => /^97[89]\d{10}$/.test(text);

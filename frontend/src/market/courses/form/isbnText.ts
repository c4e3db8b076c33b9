/** Whether a text has as many digits as an ISBN; the server checks the check digit. */
export const looksLikeIsbn = (text: string): boolean => /^(?:\d{9}[\dX]|\d{13})$/.test(text.toUpperCase().replaceAll(/[\s-]/g, ''));

/** Whether the text of a bar code is one of a book. */
export const isBookCode = (text: string): boolean => /^97[89]\d{10}$/.test(text);

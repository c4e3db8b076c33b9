const article = (typeName: string): string => `${/^[AEIO]/.test(typeName) ? 'an' : 'a'} ${typeName}`;

/** Texts for users that belong to no domain. */
export const platformMessages = {
  controlCharacters: 'contains characters that cannot be shown',
  notEmpty: 'cannot be empty',
  oneLine: 'must be one line',
  invisibleCharacters: 'contains invisible characters. Type it again instead of pasting it.',
  idOfAnotherType: (field: string, expected: string, given: string) => `${field} takes the id of ${article(expected)}, not of ${article(given)}`,
  cursorMalformed: 'This is not a cursor of this API',
  cursorElsewhere: 'This cursor belongs to another list or sort order',
  unavailable: 'The shop is not available right now. Please try again in a few seconds.',
  photosUnavailable: 'Photos cannot be stored or shown right now. Please try again later.',
} as const;

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
  subscriptionOverHttp: 'Subscriptions are served over WebSocket with the graphql-transport-ws protocol',
  conditionalSubscription: 'The field of a subscription takes neither @skip nor @include',
  noOperation: 'The document has no operation of that name, or several operations and no name was given',
  notForm: 'The form is incomplete or malformed',
  notJson: 'The request body is not valid JSON',
  bodyTooLarge: 'A request body may have 100,000 bytes',
  noSuchPath: 'There is no such path',
  noCampus: 'There is no campus at this address',
  campusesHere: 'These campuses are here:',
  campusSuspended: (name: string) => `${name} is closed for now.`,
  campusMaintained: (name: string) => `${name} is being maintained. Please try again in a few minutes.`,
  wrongMethod: 'This path does not take this method',
  unreadableAddress: 'This address cannot be read',
} as const;

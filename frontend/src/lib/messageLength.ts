/** Maximum length of a chat message, in characters; the limit of `sendMessage`. */
export const MAX_MESSAGE_LENGTH = 2000;

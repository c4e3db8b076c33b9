/** The longest message of a chat, in characters: the limit of `sendMessage`. */
export const MAX_MESSAGE_LENGTH = 2000;

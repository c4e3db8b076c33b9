/** URL parameters that name the open chat: the chat of an order, or a conversation. The page behind the chat does not depend on them. */
const OPEN_CHAT = ['chat', 'conversation'];

/** Removes the open chat from the parameters of a URL. */
export const closeChat = (params: URLSearchParams): void => OPEN_CHAT.forEach((name) => params.delete(name));

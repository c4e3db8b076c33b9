/** The parameters of an address that name the open chat: that of an order, or a conversation. The page behind it does not depend on them. */
const OPEN_CHAT = ['chat', 'conversation'];

/** Takes the open chat out of the parameters of an address. */
export const closeChat = (params: URLSearchParams): void => OPEN_CHAT.forEach((name) => params.delete(name));

/** Chat to which a message belongs: the chat of an order, or a conversation. */
export type ChatPlace = { orderId: string } | { conversationId: string };

/** Returns a key that identifies a chat among all chats. */
export const chatKey = (place: ChatPlace): string => ('orderId' in place ? `order:${place.orderId}` : `conversation:${place.conversationId}`);

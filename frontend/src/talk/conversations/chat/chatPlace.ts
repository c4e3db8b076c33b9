/** Where a message is written: in the chat of an order, or in a conversation. */
export type ChatPlace = { orderId: string } | { conversationId: string };

/** Identifies a chat among all chats. */
export const chatKey = (place: ChatPlace): string => ('orderId' in place ? `order:${place.orderId}` : `conversation:${place.conversationId}`);

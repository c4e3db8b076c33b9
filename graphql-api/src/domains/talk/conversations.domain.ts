import type { Domain } from '../../read/domain.ts';
import { answerTimeMapping } from './conversations/answer-time.mapping.ts';
import { Conversation } from './conversations/conversation.entity.ts';
import { conversationMapping } from './conversations/conversation.mapping.ts';
import { ConversationResolver } from './conversations/conversation.resolver.ts';
import { inboxMapping, productConversationMapping } from './conversations/inbox.mapping.ts';
import { ConversationMember } from './conversations/people/conversation-member.entity.ts';
import { ChatResolver } from './conversations/messages/chat.resolver.ts';
import { Message } from './conversations/messages/message.entity.ts';
import { messageMapping, messagePhotoMapping, userMessagesMapping } from './conversations/messages/message.mapping.ts';

/** Registration of `talk/conversations`. */
export const conversations: Domain = {
  entities: [Conversation, ConversationMember, Message],
  mappings: [
    conversationMapping,
    inboxMapping,
    productConversationMapping,
    messageMapping,
    messagePhotoMapping,
    userMessagesMapping,
    answerTimeMapping,
  ],
  resolvers: [ChatResolver, ConversationResolver],
};

import type { Domain } from '../../read/domain.ts';
import { AssistantConversation } from './assistant/assistant-conversation.entity.ts';
import { AssistantResolver } from './assistant/assistant.resolver.ts';

/** What is registered of `help/assistant`. */
export const assistant: Domain = {
  entities: [AssistantConversation],
  resolvers: [AssistantResolver],
};

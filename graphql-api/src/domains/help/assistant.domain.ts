import type { Domain } from '../../read/domain.ts';
import { AssistantConversation } from './assistant/assistant-conversation.entity.ts';
import { AssistantResolver } from './assistant/assistant.resolver.ts';

/** Everything that `help/assistant` registers. */
export const assistant: Domain = {
  entities: [AssistantConversation],
  resolvers: [AssistantResolver],
};

import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What a conversation with the assistant goes on from. Every server process reads it; it is gone after minutes. */
@Entity({ tableName: 'assistant_conversations' })
@Index({ name: 'assistant_conversations_ends', properties: ['endsAt'] })
export class AssistantConversation {
  /** Hash of who asks and of the name of the conversation: neither is stored. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** The last question about the catalogue, and the ids and prices of the products that its answer showed. */
  @Property({ type: 'json', columnType: 'jsonb' })
  asked!: unknown;

  @Property({ type: 'datetime' })
  endsAt!: Date;
}

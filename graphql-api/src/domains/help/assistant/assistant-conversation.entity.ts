import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** State from which a conversation with the assistant continues. All server processes share it, and it expires after some minutes. */
@Entity({ tableName: 'assistant_conversations' })
@Index({ name: 'assistant_conversations_ends', properties: ['endsAt'] })
export class AssistantConversation {
  /** Hash of the asking user and the conversation's name, neither of which is stored. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** The last question about the catalogue, and the ids and prices of the products in its answer. */
  @Property({ type: 'json', columnType: 'jsonb' })
  asked!: unknown;

  @Property({ type: 'datetime' })
  endsAt!: Date;
}

import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from '../../../people/users/user.entity.ts';
import { Conversation } from '../conversation.entity.ts';

/** One person of a swap in its conversation. The buyer and the seller of a listing's conversation have no row. */
@Entity({ tableName: 'conversation_members' })
@Unique({ name: 'conversation_members_conversation_user_unique', properties: ['conversation', 'user'] })
@Index({ name: 'conversation_members_user', properties: ['user'] })
export class ConversationMember {
  [OptionalProps]?: 'readSeq';

  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Conversation, { deleteRule: 'cascade', index: false })
  conversation!: Conversation;

  @ManyToOne(() => User, { index: false })
  user!: User;

  /** The `seq` of the newest message when this person last looked; 0 before that. */
  @Property({ type: 'integer', default: 0 })
  readSeq: number = 0;
}

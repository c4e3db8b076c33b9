import { BigIntType, Collection, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

/* Entities of the idiomatic baseline, which are also its GraphQL types. */

@ObjectType()
export class Rating {
  @Field(() => Float) average!: number;
  @Field(() => Int) count!: number;
}
@ObjectType()
@Entity({ tableName: 'users' })
export class User {
  @Field(() => ID) @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Field(() => String) @Property({ type: 'text' }) name!: string;
  @Field(() => String, { nullable: true }) @Property({ type: 'text' }) email!: string;
  @Field(() => String, { nullable: true }) @Property({ type: 'text' }) phone!: string;
  @Field(() => String, { nullable: true }) @Property({ type: 'text' }) collegeId!: string;
  @Field(() => String, { nullable: true }) @Property({ type: 'text' }) role!: string;
}
@ObjectType()
@Entity({ tableName: 'categories' })
export class Category {
  @Field(() => ID) @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Field(() => String) @Property({ type: 'text' }) name!: string;
  @Property({ type: 'boolean' }) fallback!: boolean;
}
@ObjectType()
@Entity({ tableName: 'products' })
export class Product {
  @Field(() => ID) @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Field(() => String) @Property({ type: 'text' }) name!: string;
  @Field(() => String) @Property({ type: 'text' }) description!: string;
  @Field(() => Float) @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' }) price!: number;
  @Field(() => Int) @Property({ type: 'integer' }) quantity!: number;
  @Property({ type: 'boolean' }) inStock!: boolean;
  @Property({ type: 'integer' }) reviewCount!: number;
  @Property({ type: 'integer' }) ratingSum!: number;
  @Property({ type: 'datetime', nullable: true }) deletedAt!: Date | null;
  @ManyToOne(() => User, { ref: true }) seller!: Ref<User>;
  @ManyToOne(() => Category, { ref: true }) category!: Ref<Category>;
  @OneToMany(() => Review, (review) => review.product) reviews = new Collection<Review>(this);
}
@ObjectType()
@Entity({ tableName: 'reviews' })
export class Review {
  @Field(() => ID) @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Field(() => Int) @Property({ type: 'integer' }) rating!: number;
  @Field(() => String) @Property({ type: 'text' }) text!: string;
  @ManyToOne(() => Product, { ref: true }) product!: Ref<Product>;
  @ManyToOne(() => User, { ref: true }) author!: Ref<User>;
}
@ObjectType()
export class OrderLine {
  @Field(() => String) name!: string;
}
@ObjectType()
@Entity({ tableName: 'orders' })
export class Order {
  @Field(() => ID) @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Field(() => String) @Property({ type: 'text' }) status: string = 'NOT_PROCESSED';
  @Property({ type: 'text' }) name!: string;
  @Property({ type: 'numeric', columnType: 'numeric(8,2)', runtimeType: 'number' }) price!: number;
  @Property({ type: 'integer' }) quantity!: number;
  @ManyToOne(() => User, { ref: true }) buyer!: Ref<User>;
  @ManyToOne(() => User, { ref: true }) seller!: Ref<User>;
  @ManyToOne(() => Product, { ref: true }) product!: Ref<Product>;
}
@Entity({ tableName: 'order_events' })
export class OrderEvent {
  @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @ManyToOne(() => Order, { ref: true }) order!: Ref<Order>;
  @Property({ type: 'text', fieldName: 'to_status' }) to!: string;
  @ManyToOne(() => User, { ref: true }) by!: Ref<User>;
}
@Entity({ tableName: 'conversations' })
export class Conversation {
  @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Property({ type: 'integer', default: 0 }) messageCount: number = 0;
  @Property({ type: 'datetime', nullable: true }) lastMessageAt!: Date | null;
  @ManyToOne(() => Product, { ref: true }) product!: Ref<Product>;
  @ManyToOne(() => User, { ref: true }) buyer!: Ref<User>;
  @ManyToOne(() => User, { ref: true }) seller!: Ref<User>;
}
@ObjectType()
@Entity({ tableName: 'messages' })
export class Message {
  @Field(() => ID) @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Property({ type: 'integer' }) seq!: number;
  @Field(() => String) @Property({ type: 'text' }) text!: string;
  @ManyToOne(() => Conversation, { ref: true }) conversation!: Ref<Conversation>;
  @ManyToOne(() => Order, { ref: true }) order!: Ref<Order>;
  @ManyToOne(() => User, { ref: true }) sender!: Ref<User>;
}

@Entity({ tableName: 'idempotency_keys' })
export class IdempotencyKey {
  @PrimaryKey({ type: 'text' }) id!: string;
  @Property({ type: 'text' }) requestHash: string = '';
  @Property({ type: 'json', columnType: 'jsonb' }) result!: unknown;
}

/** Numbered like those of the hand-written statements. */
@Entity({ tableName: 'events' })
export class Event {
  @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Property({ type: 'text' }) type!: string;
  @Property({ type: 'text' }) subjectType!: string;
  @Property({ type: new BigIntType('string') }) subjectId!: string;
  @Property({ type: new BigIntType('string'), fieldName: 'actor_id' }) actor!: string;
  @Property({ type: 'array', columnType: 'bigint[]' }) audience!: string[];
  @Property({ type: 'json', columnType: 'jsonb' }) payload!: object;
  @Property({ type: new BigIntType('string') }) position!: string;
}
@Entity({ tableName: 'notifications' })
export class Notification {
  @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Property({ type: new BigIntType('string'), fieldName: 'user_id' }) user!: string;
  @Property({ type: new BigIntType('string'), fieldName: 'event_id' }) event!: string;
  @Property({ type: 'text' }) kind!: string;
  @Property({ type: 'text' }) subjectType!: string;
  @Property({ type: new BigIntType('string') }) subjectId!: string;
  @Property({ type: new BigIntType('string'), fieldName: 'actor_id' }) actor!: string;
  @Property({ type: 'text' }) words!: string;
  @Property({ type: 'text' }) link!: string;
  @Property({ type: 'text', nullable: true, fieldName: 'group_key' }) group!: string | null;
  @Property({ type: 'boolean' }) mailed!: boolean;
  @Property({ type: 'datetime', nullable: true }) readAt!: Date | null;
}
@Entity({ tableName: 'outgoing_mails' })
export class OutgoingMail {
  @PrimaryKey({ type: new BigIntType('string') }) id!: string;
  @Property({ type: 'text' }) template!: string;
  @Property({ type: 'json', columnType: 'jsonb' }) data!: object;
  @Property({ type: 'datetime' }) nextTryAt!: Date;
}

/** All entities. */
export const entities = [
  User,
  Category,
  Product,
  Review,
  Order,
  OrderEvent,
  Conversation,
  Message,
  IdempotencyKey,
  Event,
  Notification,
  OutgoingMail,
];

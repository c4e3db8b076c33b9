import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { ErrorCode } from '../../../platform/errors.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { TestPerson, type StoredTestMail, type StoredTestToken } from '../../../platform/test-mode/test-mode.ts';
import { EventType } from '../../log/events/event.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import * as controlled from './test-controls.service.ts';
import { CreateTestTokenInput, RevokeTestTokenInput } from './test-mode.inputs.ts';
import * as service from './test-tokens.service.ts';

@ObjectType({ description: 'A test mode token: the same API, with test people and test listings.' })
export class TestToken implements StoredTestToken {
  @Field(() => ID, { description: 'Identifies the token among yours; it is not the token.' })
  id!: string;

  @Field(() => String, { description: 'The name you gave it, 1 to 60 characters.' })
  name!: string;

  @Field(() => TestPerson, { description: 'The person it acts for.' })
  person!: TestPerson;

  @Field(() => String, { description: 'The first characters after `cctest_`, for recognizing the token.' })
  prefix!: string;

  @Field(() => [String], { description: 'Its scopes, such as `products:read`.' })
  scopes!: string[];

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it expires.' })
  expiresAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was last used since the last reset, by the test mode clock; null if never.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'An email of test mode, which was not sent.' })
export class TestMail implements StoredTestMail {
  @Field(() => String, { description: 'Address of the recipient.' })
  to!: string;

  @Field(() => String, { description: 'Subject line.' })
  subject!: string;

  @Field(() => String, { description: 'Text of the email, for example with a code.' })
  text!: string;

  @Field(() => DateTime, { description: 'When it was written, by the test mode clock.' })
  sentAt!: Date;
}

@ObjectType({ description: 'A new test mode token.' })
export class CreateTestTokenPayload {
  @Field(() => TestToken, { nullable: true, description: 'Its name, person and expiry; null if a repeated call finds it expired or revoked.' })
  testToken!: TestToken | null;

  @Field(() => String, { description: 'The token itself, shown only once. Send it as the Authorization header.' })
  token!: string;
}

@ObjectType({ description: 'A revoked test mode token.' })
export class RevokeTestTokenPayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}

@ObjectType({ description: 'Controls of test mode. Each field performs its action when it is selected.' })
export class TestPayload {}

@Resolver(() => TestPayload)
export class TestModeResolver {
  @Query(() => [TestToken], {
    nullable: true,
    description: 'Your test mode tokens, newest first; null if there is no test mode. Needs a session.',
  })
  testTokens(@Ctx() ctx: Context): Promise<TestToken[] | null> {
    return service.testTokens(ctx);
  }

  @Query(() => [TestMail], {
    description:
      'The newest 50 emails of test mode to the people of your tokens, and to unknown addresses, such as one that signs up. With a test mode token: the emails to its person.',
  })
  testMailbox(@Ctx() ctx: Context): Promise<TestMail[]> {
    return service.testMailbox(ctx);
  }

  @Mutation(() => CreateTestTokenPayload, {
    description: 'Creates a test mode token. Needs a session; at most 20 tokens. The first token of a marketplace takes a few seconds.',
  })
  createTestToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateTestTokenInput, { description: 'The person it acts for and its scopes.' }) input: CreateTestTokenInput,
  ): Promise<CreateTestTokenPayload> {
    return service.createTestToken(ctx, input);
  }

  @Mutation(() => RevokeTestTokenPayload, { description: 'Revokes one of your test mode tokens. Needs a session.' })
  async revokeTestToken(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeTestTokenInput, { description: 'The token.' }) { id }: RevokeTestTokenInput,
  ): Promise<RevokeTestTokenPayload> {
    await service.revokeTestToken(ctx, id);
    return { deletedId: id };
  }

  @Mutation(() => TestPayload, { description: 'Controls test mode. Needs a test mode token.' })
  test(@Ctx() ctx: Context): TestPayload {
    controlled.controls(ctx);
    return {};
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'Moves the test mode clock forward for everybody, runs everything that becomes due, such as expiring offers, and returns the new time.',
  })
  advanceClock(@Ctx() ctx: Context, @Arg('by', () => Int, { description: 'Seconds, 1 to 31,622,400.' }) by: number): Promise<Date> {
    return controlled.advanceClock(ctx, by);
  }

  @FieldResolver(() => ErrorCode, { nullable: true, description: 'Makes the next operation with this token fail without any change.' })
  async failNext(@Ctx() ctx: Context, @Arg('code', () => ErrorCode, { description: 'The error code.' }) code: ErrorCode): Promise<ErrorCode> {
    await controlled.failNext(ctx, code);
    return code;
  }

  @FieldResolver(() => Order, { nullable: true, description: 'Confirms the handover of an order without its two sides and the code.' })
  confirmHandover(@Ctx() ctx: Context, @Arg('orderId', () => ID, { description: 'The id of the order.' }) orderId: string): Promise<NodeReference> {
    return controlled.confirmHandoverForTest(ctx, orderId);
  }

  @FieldResolver(() => EventType, {
    nullable: true,
    description: 'Records an event with example data, so that webhooks and subscriptions receive one. Its object does not have to exist.',
  })
  async triggerEvent(
    @Ctx() ctx: Context,
    @Arg('type', () => EventType, { description: 'The type of the event.' }) type: EventType,
  ): Promise<EventType> {
    await controlled.triggerEvent(ctx, type);
    return type;
  }
}

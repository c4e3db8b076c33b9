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

@ObjectType({ description: 'A token of test mode: the same API, with people and listings that are not real.' })
export class TestToken implements StoredTestToken {
  @Field(() => ID, { description: 'Identifies the token among yours; it is not the token.' })
  id!: string;

  @Field(() => String, { description: 'What you called it, 1 to 60 characters.' })
  name!: string;

  @Field(() => TestPerson, { description: 'For whom it acts.' })
  person!: TestPerson;

  @Field(() => String, { description: 'Its first characters after `cctest_`, by which you recognize it.' })
  prefix!: string;

  @Field(() => [String], { description: 'What it may do, as `products:read`.' })
  scopes!: string[];

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it ends.' })
  expiresAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was last used since the last reset, by the clock of test mode; null when not.' })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: 'A mail of test mode, which reached nobody.' })
export class TestMail implements StoredTestMail {
  @Field(() => String, { description: 'The address that it would have gone to.' })
  to!: string;

  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Its text, such as one with a code.' })
  text!: string;

  @Field(() => DateTime, { description: 'When it was written, by the clock of test mode.' })
  sentAt!: Date;
}

@ObjectType({ description: 'A new token of test mode.' })
export class CreateTestTokenPayload {
  @Field(() => TestToken, { nullable: true, description: 'Its name, person and end; null where a repeated call finds it ended.' })
  testToken!: TestToken | null;

  @Field(() => String, { description: 'The token. It is shown this once; send it as the Authorization header.' })
  token!: string;
}

@ObjectType({ description: 'A token of test mode that was ended.' })
export class RevokeTestTokenPayload {
  @Field(() => ID, { description: 'The id that is gone.' })
  deletedId!: string;
}

@ObjectType({ description: 'What only test mode can do. Each field does it when it is selected.' })
export class TestPayload {}

@Resolver(() => TestPayload)
export class TestModeResolver {
  @Query(() => [TestToken], {
    nullable: true,
    description: 'Your tokens of test mode, newest first; null where there is no test mode. Needs a session.',
  })
  testTokens(@Ctx() ctx: Context): Promise<TestToken[] | null> {
    return service.testTokens(ctx);
  }

  @Query(() => [TestMail], {
    description:
      'The newest 50 mails of test mode to those for whom your tokens act, and to addresses of none of its people, such as one that signs up. With a token of test mode: those to whom it acts for.',
  })
  testMailbox(@Ctx() ctx: Context): Promise<TestMail[]> {
    return service.testMailbox(ctx);
  }

  @Mutation(() => CreateTestTokenPayload, {
    description: 'Makes a token of test mode. Needs a session; at most 20. The first of a marketplace takes some seconds.',
  })
  createTestToken(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateTestTokenInput, { description: 'For whom it acts and what it may do.' }) input: CreateTestTokenInput,
  ): Promise<CreateTestTokenPayload> {
    return service.createTestToken(ctx, input);
  }

  @Mutation(() => RevokeTestTokenPayload, { description: 'Ends one of your tokens of test mode at once. Needs a session.' })
  async revokeTestToken(
    @Ctx() ctx: Context,
    @Arg('input', () => RevokeTestTokenInput, { description: 'The token.' }) { id }: RevokeTestTokenInput,
  ): Promise<RevokeTestTokenPayload> {
    await service.revokeTestToken(ctx, id);
    return { deletedId: id };
  }

  @Mutation(() => TestPayload, { description: 'Steers test mode. With a token of test mode only.' })
  test(@Ctx() ctx: Context): TestPayload {
    controlled.controls(ctx);
    return {};
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Moves the clock of test mode ahead for everybody, does what is due then, such as offers that end, and gives the new time.',
  })
  advanceClock(@Ctx() ctx: Context, @Arg('by', () => Int, { description: 'Seconds, 1 to 31,622,400.' }) by: number): Promise<Date> {
    return controlled.advanceClock(ctx, by);
  }

  @FieldResolver(() => ErrorCode, { nullable: true, description: 'Has the next operation with this token fail, and change nothing.' })
  async failNext(
    @Ctx() ctx: Context,
    @Arg('code', () => ErrorCode, { description: 'With which code it fails.' }) code: ErrorCode,
  ): Promise<ErrorCode> {
    await controlled.failNext(ctx, code);
    return code;
  }

  @FieldResolver(() => Order, { nullable: true, description: 'Confirms the handover of an order without its two people and their code.' })
  confirmHandover(@Ctx() ctx: Context, @Arg('orderId', () => ID, { description: 'The id of the order.' }) orderId: string): Promise<NodeReference> {
    return controlled.confirmHandoverForTest(ctx, orderId);
  }

  @FieldResolver(() => EventType, {
    nullable: true,
    description: 'Records an event with an example of its data, so that webhooks and subscriptions get one. What it is about need not exist.',
  })
  async triggerEvent(
    @Ctx() ctx: Context,
    @Arg('type', () => EventType, { description: 'What is to have happened.' }) type: EventType,
  ): Promise<EventType> {
    await controlled.triggerEvent(ctx, type);
    return type;
  }
}

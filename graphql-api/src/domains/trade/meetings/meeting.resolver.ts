import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { Order } from '../orders/order.entity.ts';
import { meetingCalendar } from './calendar.service.ts';
import { Meeting } from './meeting.entity.ts';
import { AcceptMeetingInput, DeclineMeetingInput, ProposeMeetingInput } from './meeting.inputs.ts';
import * as service from './meeting.service.ts';

@ObjectType({ description: 'A proposed meeting.' })
export class ProposeMeetingPayload {
  @Field(() => Meeting, { description: 'The meeting.' })
  meeting!: NodeReference;

  @Field(() => Order, { description: 'The order after the change; for a swap, the first order in which you give or get something.' })
  order!: NodeReference;
}

@ObjectType({ description: 'An accepted meeting.' })
export class AcceptMeetingPayload extends ProposeMeetingPayload {}

@ObjectType({ description: 'A meeting that was declined.' })
export class DeclineMeetingPayload extends ProposeMeetingPayload {}

@Resolver()
export class MeetingResolver {
  @Query(() => String, { description: 'The agreed meeting of your order as an iCalendar file (text/calendar).' })
  meetingCalendar(@Ctx() ctx: Context, @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string): Promise<string> {
    return meetingCalendar(ctx, orderId);
  }

  @Mutation(() => ProposeMeetingPayload, {
    description: 'Proposes a meeting for an order or for its whole swap. It replaces an earlier proposal.',
  })
  proposeMeeting(
    @Ctx() ctx: Context,
    @Arg('input', () => ProposeMeetingInput, { description: 'The order, the spot and the time.' }) input: ProposeMeetingInput,
  ): Promise<ProposeMeetingPayload> {
    return service.proposeMeeting(ctx, input);
  }

  @Mutation(() => AcceptMeetingPayload, { description: 'Accepts a proposed meeting. It is agreed once all participants have accepted.' })
  acceptMeeting(
    @Ctx() ctx: Context,
    @Arg('input', () => AcceptMeetingInput, { description: 'The meeting.' }) { id }: AcceptMeetingInput,
  ): Promise<AcceptMeetingPayload> {
    return service.acceptMeeting(ctx, id);
  }

  @Mutation(() => DeclineMeetingPayload, { description: 'Declines a proposed meeting, or calls off an agreed one.' })
  declineMeeting(
    @Ctx() ctx: Context,
    @Arg('input', () => DeclineMeetingInput, { description: 'The meeting.' }) { id }: DeclineMeetingInput,
  ): Promise<DeclineMeetingPayload> {
    return service.declineMeeting(ctx, id);
  }
}

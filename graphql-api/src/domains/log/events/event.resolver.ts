import { Args, Ctx, FieldResolver, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { LiveTopic } from '../../../platform/net/live-topic.ts';
import { connectionOf } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { dataOf, EventData } from './data/event-data.ts';
import { Event } from './event.entity.ts';
import { EventPageArgs, EventStreamArgs } from './event.inputs.ts';
import * as service from './own-events.service.ts';

@Resolver(() => Event)
export class EventResolver {
  @Query(() => connectionOf(Event), {
    description:
      'Events, oldest first; those that concern you unless `scope` says otherwise. `after` and `before` also accept a `position`. Stored for 30 days by default.',
  })
  events(@Ctx() ctx: Context, @Args(() => EventPageArgs) { scope, types, subject, ...page }: EventPageArgs): Promise<QuerySource> {
    return service.events(ctx, { scope, types, subject }, page);
  }

  @FieldResolver(() => EventData, { description: 'Data of the event, by its type.' })
  data(@Root() { type, payload }: Event): typeof EventData {
    return dataOf(type, payload);
  }
}

@Resolver()
export class EventSubscriptionResolver {
  @Subscription(() => Event, {
    description:
      'Events in order, each exactly once; those that concern you unless `scope` says otherwise. With `after`, first replays the events after that one.',
    subscribe: ({ context, args: { after, ...filter } }: LiveTopic<EventStreamArgs>) => service.subscribeToEvents(context, filter, after ?? null),
  })
  events(@Ctx() ctx: Context, @Root() position: string, @Args(() => EventStreamArgs) { scope }: EventStreamArgs): QuerySource {
    return service.eventAtPosition(ctx, position, scope);
  }
}

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
      'What happened, oldest first; what concerns you unless `scope` says otherwise. `after` and `before` take a `position` too. Kept for 30 days unless the server says otherwise.',
  })
  events(@Ctx() ctx: Context, @Args(() => EventPageArgs) { scope, types, subject, ...page }: EventPageArgs): Promise<QuerySource> {
    return service.events(ctx, { scope, types, subject }, page);
  }

  @FieldResolver(() => EventData, { description: 'What else it says, by its type.' })
  data(@Root() { type, payload }: Event): typeof EventData {
    return dataOf(type, payload);
  }
}

@Resolver()
export class EventSubscriptionResolver {
  @Subscription(() => Event, {
    description:
      'What happens, in order, none twice and none left out; what concerns you unless `scope` says otherwise. With `after`, first what came after that event.',
    subscribe: ({ context, args: { after, ...filter } }: LiveTopic<EventStreamArgs>) => service.subscribeToEvents(context, filter, after ?? null),
  })
  events(@Ctx() ctx: Context, @Root() position: string, @Args(() => EventStreamArgs) { scope }: EventStreamArgs): QuerySource {
    return service.eventAtPosition(ctx, position, scope);
  }
}

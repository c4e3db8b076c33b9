import { Arg, Args, Ctx, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { LiveTopic } from '../../../platform/net/live-topic.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Event } from './event.entity.ts';
import * as service from './own-events.service.ts';

@Resolver()
export class EventResolver {
  @Query(() => connectionOf(Event), {
    description: 'What happened and concerns you, oldest first. Kept for 30 days unless the server says otherwise.',
  })
  events(@Ctx() ctx: Context, @Args(() => PageArgs) page: PageArgs): QuerySource {
    return service.ownEvents(ctx, page);
  }
}

@Resolver()
export class EventSubscriptionResolver {
  @Subscription(() => Event, {
    description: 'What happens and concerns you, in order, none twice and none left out. With `after`, first what came after that event.',
    subscribe: ({ context, args }: LiveTopic<{ after?: string | null }>) => service.subscribeToEvents(context, args.after ?? null),
  })
  events(
    @Ctx() ctx: Context,
    @Root() position: string,
    @Arg('after', () => ID, { nullable: true, description: 'The `position` of the last event that you have; "0" for none.' }) _after: string | null,
  ): QuerySource {
    return service.eventAtPosition(ctx, position);
  }
}

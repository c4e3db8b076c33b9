import { Ctx, Resolver, Subscription } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { LiveTopic } from '../../../platform/net/live-topic.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { User } from '../../people/users/user.entity.ts';
import * as service from './attention.service.ts';

@Resolver()
export class AttentionResolver {
  @Subscription(() => User, {
    description: 'The viewer, whenever the counts may have changed: read `counts`, `unreadNotificationCount` and `adminQueue`.',
    subscribe: ({ context }: LiveTopic) => service.subscribeToCounts(context),
  })
  countsChanged(@Ctx() ctx: Context): QuerySource {
    return service.viewerWithCounts(ctx);
  }
}

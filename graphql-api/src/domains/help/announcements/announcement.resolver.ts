import { Arg, Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Announcement } from './announcement.entity.ts';
import { CreateAnnouncementInput, EndAnnouncementInput, UpdateAnnouncementInput } from './announcement.inputs.ts';
import * as service from './announcement.service.ts';

@ObjectType({ description: 'A new announcement.' })
export class CreateAnnouncementPayload {
  @Field(() => Announcement, { description: 'The announcement as it is now.' })
  announcement!: NodeReference;
}

@ObjectType({ description: 'A changed announcement.' })
export class UpdateAnnouncementPayload extends CreateAnnouncementPayload {}

@ObjectType({ description: 'An announcement that ended.' })
export class EndAnnouncementPayload extends CreateAnnouncementPayload {}

@Resolver()
export class AnnouncementResolver {
  @Query(() => [Announcement], { description: 'The newest current announcements for you, at most three; none for guests.' })
  currentAnnouncements(@Ctx() ctx: Context): QuerySource {
    return service.currentAnnouncements(ctx);
  }

  @Query(() => connectionOf(Announcement), { description: 'All announcements, newest first. Administrators only.' })
  announcements(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return service.announcements(ctx, args);
  }

  @Mutation(() => CreateAnnouncementPayload, { description: 'Publishes an announcement and notifies its audience once. Administrators only.' })
  async createAnnouncement(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateAnnouncementInput, { description: 'The announcement.' }) input: CreateAnnouncementInput,
  ): Promise<CreateAnnouncementPayload> {
    return { announcement: await service.createAnnouncement(ctx, input) };
  }

  @Mutation(() => UpdateAnnouncementPayload, { description: 'Changes an announcement; nobody is notified again. Administrators only.' })
  async updateAnnouncement(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateAnnouncementInput, { description: 'The announcement and the changes.' }) input: UpdateAnnouncementInput,
  ): Promise<UpdateAnnouncementPayload> {
    return { announcement: await service.updateAnnouncement(ctx, input) };
  }

  @Mutation(() => EndAnnouncementPayload, { description: 'Ends an announcement now. Administrators only.' })
  async endAnnouncement(
    @Ctx() ctx: Context,
    @Arg('input', () => EndAnnouncementInput, { description: 'The announcement.' }) { id }: EndAnnouncementInput,
  ): Promise<EndAnnouncementPayload> {
    return { announcement: await service.endAnnouncement(ctx, id) };
  }
}

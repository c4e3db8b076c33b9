import { Arg, Args, ArgsType, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { UndoablePayload, undoOf } from '../../log/acts/undoable.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { WantedPost } from './wanted-post.entity.ts';
import {
  AnswerWantedPostInput,
  CloseWantedPostInput,
  CreateWantedPostInput,
  UpdateWantedPostInput,
  WantedFilter,
  WantedSort,
} from './wanted.inputs.ts';
import * as service from './wanted.service.ts';

@ArgsType()
class WantedPostsArgs extends PageArgs {
  @Field(() => WantedFilter, { nullable: true, description: 'Conditions on the wanted posts.' })
  filter?: WantedFilter | null;

  @Field(() => WantedSort, { defaultValue: WantedSort.NEWEST, description: 'The order of the list.' })
  sort!: WantedSort;
}

@ObjectType({ description: 'A new wanted post.' })
export class CreateWantedPostPayload {
  @Field(() => WantedPost, { description: 'The wanted post as it is now.' })
  wantedPost!: NodeReference;
}

@ObjectType({ description: 'A changed wanted post.' })
export class UpdateWantedPostPayload extends CreateWantedPostPayload {}

@ObjectType({ description: 'A closed wanted post.' })
export class CloseWantedPostPayload extends UndoablePayload {
  @Field(() => WantedPost, { description: 'The wanted post as it is now.' })
  wantedPost!: NodeReference;
}

@ObjectType({ description: 'A wanted post that was answered.' })
export class AnswerWantedPostPayload extends CreateWantedPostPayload {}

@Resolver()
export class WantedResolver {
  @Query(() => connectionOf(WantedPost), { description: 'Wanted posts.' })
  wantedPosts(@Ctx() ctx: Context, @Args(() => WantedPostsArgs) args: WantedPostsArgs): QuerySource {
    return service.wantedPosts(ctx, args);
  }

  @Mutation(() => CreateWantedPostPayload, { description: 'Publishes a wanted post; at most 20 open posts.' })
  async createWantedPost(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateWantedPostInput, { description: 'What you are looking for.' }) input: CreateWantedPostInput,
  ): Promise<CreateWantedPostPayload> {
    return { wantedPost: await service.createWantedPost(ctx, input) };
  }

  @Mutation(() => UpdateWantedPostPayload, { description: 'Changes a wanted post of yours.' })
  async updateWantedPost(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateWantedPostInput, { description: 'The new content of the wanted post.' }) input: UpdateWantedPostInput,
  ): Promise<UpdateWantedPostPayload> {
    return { wantedPost: await service.updateWantedPost(ctx, input) };
  }

  @Mutation(() => CloseWantedPostPayload, { description: 'Closes your wanted post; administrators may close any.' })
  async closeWantedPost(
    @Ctx() ctx: Context,
    @Arg('input', () => CloseWantedPostInput, { description: 'The wanted post.' }) input: CloseWantedPostInput,
  ): Promise<CloseWantedPostPayload> {
    const { result, act } = await service.closeWantedPost(ctx, input);
    return { wantedPost: result, ...undoOf(act) };
  }

  @Mutation(() => AnswerWantedPostPayload, { description: 'Offers a listing of yours to the author of a wanted post, who is notified.' })
  async answerWantedPost(
    @Ctx() ctx: Context,
    @Arg('input', () => AnswerWantedPostInput, { description: 'The wanted post and the listing.' }) input: AnswerWantedPostInput,
  ): Promise<AnswerWantedPostPayload> {
    return { wantedPost: await service.answerWantedPost(ctx, input) };
  }
}

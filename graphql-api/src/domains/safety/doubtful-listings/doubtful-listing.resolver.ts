import { Arg, Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { DoubtfulListing } from './doubtful-listing.entity.ts';
import { ApproveListingInput, RefuseListingInput } from './doubtful-listing.inputs.ts';
import * as service from './doubtful-listing.service.ts';

@ObjectType({ description: 'A doubtful listing that was approved.' })
export class ApproveListingPayload {
  @Field(() => DoubtfulListing, { description: 'The doubt as it is now.' })
  doubtfulListing!: NodeReference;
}

@ObjectType({ description: 'A doubtful listing that was refused.' })
export class RefuseListingPayload {
  @Field(() => DoubtfulListing, { description: 'The doubt as it is now.' })
  doubtfulListing!: NodeReference;
}

@Resolver()
export class DoubtfulListingResolver {
  @Query(() => connectionOf(DoubtfulListing), {
    description: 'Doubtful listings without a decision, newest first. Administrators only.',
  })
  doubtfulListings(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return service.doubtfulListings(ctx, args);
  }

  @Mutation(() => ApproveListingPayload, {
    description:
      'Publishes a doubtful listing, unless there is another doubt about it; a listing that is already published stays. NOT_FOUND if it was already decided. Administrators only.',
  })
  async approveListing(
    @Ctx() ctx: Context,
    @Arg('input', () => ApproveListingInput, { description: 'The listing.' }) { id }: ApproveListingInput,
  ): Promise<ApproveListingPayload> {
    return { doubtfulListing: await service.approveListing(ctx, id) };
  }

  @Mutation(() => RefuseListingPayload, {
    description:
      'Refuses to publish a doubtful listing. Its seller sees the reason, loses nothing and can edit the listing, which is then reviewed again. Use deleteProduct to take it down. NOT_FOUND if it was already decided. Administrators only.',
  })
  async refuseListing(
    @Ctx() ctx: Context,
    @Arg('input', () => RefuseListingInput, { description: 'The listing and the reason.' }) input: RefuseListingInput,
  ): Promise<RefuseListingPayload> {
    return { doubtfulListing: await service.refuseListing(ctx, input) };
  }
}

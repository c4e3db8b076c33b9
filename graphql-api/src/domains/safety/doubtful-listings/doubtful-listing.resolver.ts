import { Arg, Args, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { connectionOf, PageArgs } from '../../../read/connection.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { DoubtfulListing } from './doubtful-listing.entity.ts';
import { ApproveListingInput } from './doubtful-listing.inputs.ts';
import * as service from './doubtful-listing.service.ts';

@ObjectType({ description: 'A doubtful listing that was approved.' })
export class ApproveListingPayload {
  @Field(() => DoubtfulListing, { description: 'The doubt as it is now.' })
  doubtfulListing!: NodeReference;
}

@Resolver()
export class DoubtfulListingResolver {
  @Query(() => connectionOf(DoubtfulListing), {
    description: 'Listings that the review left in doubt and nobody has settled, newest first. Administrators only.',
  })
  doubtfulListings(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): QuerySource {
    return service.doubtfulListings(ctx, args);
  }

  @Mutation(() => ApproveListingPayload, {
    description: 'Settles a doubtful listing: it stays. To take it down, use deleteProduct with a reason. Administrators only.',
  })
  async approveListing(
    @Ctx() ctx: Context,
    @Arg('input', () => ApproveListingInput, { description: 'The listing.' }) { id }: ApproveListingInput,
  ): Promise<ApproveListingPayload> {
    return { doubtfulListing: await service.approveListing(ctx, id) };
  }
}

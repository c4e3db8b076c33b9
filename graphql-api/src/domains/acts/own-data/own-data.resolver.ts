import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { BulkJob } from '../bulk/bulk-job.entity.ts';
import { UserDataInput } from './own-data.inputs.ts';
import * as service from './own-data.service.ts';

@ObjectType({ description: 'A file about one user that is being made.' })
export class UserDataPayload {
  @Field(() => BulkJob, { description: 'The job: read it again, or wait for its event BULK_FINISHED.' })
  bulkJob!: NodeReference;
}

@Resolver()
export class OwnDataResolver {
  @Query(() => String, {
    description:
      'The URL of everything stored about you: a ZIP file with `data.json` and your pictures. Request it with the same `Authorization` header, 20 times an hour at most. Errors: UNAUTHENTICATED.',
  })
  myData(@Ctx() ctx: Context): string {
    return service.myData(ctx);
  }

  @Mutation(() => UserDataPayload, {
    description:
      'Has everything stored about a user be put into a file, as in `myData`: a line for each row, with its `section`, and pictures by their URLs. Administrators only; it is in the activity log.',
  })
  async userData(
    @Ctx() ctx: Context,
    @Arg('input', () => UserDataInput, { description: 'The user.' }) input: UserDataInput,
  ): Promise<UserDataPayload> {
    return { bulkJob: await service.userData(ctx, input) };
  }
}

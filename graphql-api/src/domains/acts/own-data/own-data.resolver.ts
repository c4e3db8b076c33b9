import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { BulkJob } from '../bulk/bulk-job.entity.ts';
import { UserDataInput } from './own-data.inputs.ts';
import * as service from './own-data.service.ts';

@ObjectType({ description: 'A file about a user that is being created.' })
export class UserDataPayload {
  @Field(() => BulkJob, { description: 'The job. Query it again, or wait for its event BULK_FINISHED.' })
  bulkJob!: NodeReference;
}

@Resolver()
export class OwnDataResolver {
  @Query(() => String, {
    description:
      'URL of all stored data about you: a ZIP file with `data.json` and your pictures. Request it with the same `Authorization` header, at most 20 times an hour. Errors: UNAUTHENTICATED.',
  })
  myData(@Ctx() ctx: Context): string {
    return service.myData(ctx);
  }

  @Mutation(() => UserDataPayload, {
    description:
      'Starts an export of all stored data about a user, as in `myData`: a line for each row, with its `section`, and pictures as URLs. Administrators only; recorded in the audit log.',
  })
  async userData(
    @Ctx() ctx: Context,
    @Arg('input', () => UserDataInput, { description: 'The user.' }) input: UserDataInput,
  ): Promise<UserDataPayload> {
    return { bulkJob: await service.userData(ctx, input) };
  }
}

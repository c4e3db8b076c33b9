import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { BulkJob } from './bulk-job.entity.ts';
import { StartBulkExportInput, StartBulkImportInput } from './bulk.inputs.ts';
import * as service from './bulk.service.ts';
import { startBulkImport } from './import/import.service.ts';

@ObjectType({ description: 'A bulk job that waits.' })
export class StartBulkExportPayload {
  @Field(() => BulkJob, { description: 'The job: read it again, or wait for its event BULK_FINISHED.' })
  bulkJob!: NodeReference;
}

@ObjectType({ description: 'A bulk import that waits.' })
export class StartBulkImportPayload {
  @Field(() => BulkJob, { description: 'The job: read it again, or wait for its event BULK_FINISHED. Its file is the report.' })
  bulkJob!: NodeReference;
}

@Resolver()
export class BulkResolver {
  @Mutation(() => StartBulkExportPayload, {
    description:
      'Has a file of many rows be made: JSON Lines, compressed by gzip, as one moment sees them. One at a time of an access token, and of your sessions. Administrators only; it is in the activity log.',
  })
  async startBulkExport(
    @Ctx() ctx: Context,
    @Arg('input', () => StartBulkExportInput, { description: 'What it holds.' }) input: StartBulkExportInput,
  ): Promise<StartBulkExportPayload> {
    return { bulkJob: await service.startBulkExport(ctx, input) };
  }

  @Mutation(() => StartBulkImportPayload, {
    description:
      'Has the objects of a file be made, with a report of each line. What there is already stays as it is, so that a file can be imported again. One at a time of an access token, and of your sessions. Administrators only; it is in the activity log.',
  })
  async startBulkImport(
    @Ctx() ctx: Context,
    @Arg('input', () => StartBulkImportInput, { description: 'What it holds.' }) input: StartBulkImportInput,
  ): Promise<StartBulkImportPayload> {
    return { bulkJob: await startBulkImport(ctx, input) };
  }
}

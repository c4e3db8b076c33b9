import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { BulkJob } from './bulk-job.entity.ts';
import { StartBulkExportInput, StartBulkImportInput } from './bulk.inputs.ts';
import * as service from './bulk.service.ts';
import { startBulkImport } from './import/import.service.ts';

@ObjectType({ description: 'A bulk job that is waiting.' })
export class StartBulkExportPayload {
  @Field(() => BulkJob, { description: 'The job. Query it again, or wait for its event BULK_FINISHED.' })
  bulkJob!: NodeReference;
}

@ObjectType({ description: 'A bulk import that is waiting.' })
export class StartBulkImportPayload {
  @Field(() => BulkJob, { description: 'The job. Query it again, or wait for its event BULK_FINISHED. Its file is the report.' })
  bulkJob!: NodeReference;
}

@Resolver()
export class BulkResolver {
  @Mutation(() => StartBulkExportPayload, {
    description:
      'Starts a bulk export as JSON Lines compressed with gzip, consistent as of one moment. One at a time for each access token, and for your sessions. Administrators only; recorded in the audit log.',
  })
  async startBulkExport(
    @Ctx() ctx: Context,
    @Arg('input', () => StartBulkExportInput, { description: 'The content.' }) input: StartBulkExportInput,
  ): Promise<StartBulkExportPayload> {
    return { bulkJob: await service.startBulkExport(ctx, input) };
  }

  @Mutation(() => StartBulkImportPayload, {
    description:
      'Starts an import of the objects in a file, with a report on each line. Existing objects do not change, so a file can be imported again. One at a time for each access token, and for your sessions. Administrators only; recorded in the audit log.',
  })
  async startBulkImport(
    @Ctx() ctx: Context,
    @Arg('input', () => StartBulkImportInput, { description: 'The content.' }) input: StartBulkImportInput,
  ): Promise<StartBulkImportPayload> {
    return { bulkJob: await startBulkImport(ctx, input) };
  }
}

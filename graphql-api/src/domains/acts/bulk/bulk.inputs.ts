import { Field, InputType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { IdempotencyKeyField, Optional, Text } from '../../../platform/input/validation.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { Upload } from '../../media/photos/upload.scalar.ts';
import type { IncomingFile } from '../../media/photos/uploaded-file.ts';
import { BulkExportKind } from './bulk-job.entity.ts';
import { BulkImportKind } from './import/import-kinds.ts';

@InputType({ description: 'A file of many rows to create.' })
export class StartBulkExportInput {
  @Field(() => BulkExportKind, { description: 'The content.' })
  kind!: BulkExportKind;

  @Field(() => DateTime, { nullable: true, description: 'Only objects created at this time or later; null: no limit.' })
  @Optional()
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only objects created before this time; null: until now.' })
  @Optional()
  until?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Fields of each line: a selection on the type of the kind, such as `{ id total buyer { name } }`, without variables and fragments, of at most 4,000 characters and a cost of 50. Null: the default fields in docs/api.md.',
  })
  @Optional()
  @Text({ max: 4_000, multiline: true, message: messages.bulkQueryLong, policy: false })
  query?: string | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A file of objects to import.' })
export class StartBulkImportInput {
  @Field(() => BulkImportKind, { description: 'The kind of objects.' })
  kind!: BulkImportKind;

  @Field(() => Upload, {
    description:
      'JSON Lines in UTF-8, optionally compressed with gzip: one object on each line, with the fields in docs/api.md. At most 5 MB, 16 MB uncompressed, 20,000 lines, and 65,536 characters on a line.',
  })
  file!: IncomingFile;

  @Field(() => Boolean, { defaultValue: false, description: 'true: nothing is written, and the report says what would be created.' })
  dryRun?: boolean;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

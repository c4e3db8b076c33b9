import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BulkJob } from './bulk-job.entity.ts';

/**
 * A part of the file of a bulk job. For an export it is a complete gzip member of some lines, so that the parts form the file when they are sent in
 * order. For an import it is some lines of the file as JSON. Backups leave it out.
 */
@Entity({ tableName: 'bulk_chunks' })
@Index({ name: 'bulk_chunks_job', properties: ['job', 'id'] })
export class BulkChunk {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => BulkJob, { deleteRule: 'cascade', index: false })
  job!: BulkJob;

  /** Whether it is a part of the file to import. It is deleted once it was imported. */
  @Property({ type: 'boolean', default: false })
  isSource: boolean = false;

  @Property({ type: 'blob' })
  bytes!: Buffer;
}

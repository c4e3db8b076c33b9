import type { Domain } from '../../read/domain.ts';
import { BulkChunk } from './bulk/bulk-chunk.entity.ts';
import { BulkJob } from './bulk/bulk-job.entity.ts';
import { bulkJobMapping, userBulkMapping } from './bulk/bulk.mapping.ts';
import { BulkResolver } from './bulk/bulk.resolver.ts';

/** Registration of `acts/bulk`. */
export const bulk: Domain = {
  unrecorded: [BulkJob, BulkChunk],
  mappings: [bulkJobMapping, userBulkMapping],
  resolvers: [BulkResolver],
};

import type { Domain } from '../../read/domain.ts';
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { auditEntryMapping } from './audit/audit-entry.mapping.ts';
import { AuditResolver } from './audit/audit.resolver.ts';

/** Everything that `log/audit` registers. */
export const audit: Domain = {
  unrecorded: [AuditEntry],
  mappings: [auditEntryMapping],
  resolvers: [AuditResolver],
};

import { mapType } from '../read/mapping.ts';
import { AuditEntry } from './audit-entry.entity.ts';

export const auditEntryMapping = mapType<AuditEntry>(AuditEntry, { paged: true, fields: {} });

import { mapType } from '../read/mapping.ts';
import { AuditEntry } from './audit-entry.entity.ts';

mapType<AuditEntry>(AuditEntry, { paged: true, fields: {} });

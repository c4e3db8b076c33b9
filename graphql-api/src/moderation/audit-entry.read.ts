import { readModel } from '../read/model.ts';
import { AuditEntry } from './audit-entry.entity.ts';

readModel<AuditEntry>(AuditEntry, { paged: true, fields: {} });

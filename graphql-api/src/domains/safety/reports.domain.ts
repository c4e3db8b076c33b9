import type { Domain } from '../../read/domain.ts';
import { Report } from './reports/report.entity.ts';
import { reportMapping, userReportMapping } from './reports/report.mapping.ts';
import { ReportResolver } from './reports/report.resolver.ts';

/** Registration of `safety/reports`. */
export const reports: Domain = {
  entities: [Report],
  mappings: [reportMapping, userReportMapping],
  resolvers: [ReportResolver],
};

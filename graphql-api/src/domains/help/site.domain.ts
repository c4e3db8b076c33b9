import type { Domain } from '../../read/domain.ts';
import { AdminFiguresResolver } from './site/admin-figures.resolver.ts';
import { CollegeResolver } from './site/college.resolver.ts';
import { FiguresResolver } from './site/figures.resolver.ts';

/** Everything that `help/site` registers. */
export const site: Domain = {
  resolvers: [CollegeResolver, FiguresResolver, AdminFiguresResolver],
};

import type { Domain } from '../../read/domain.ts';
import { Rejection } from './content-policy/rejection.entity.ts';

/** Registration of `safety/content-policy`. */
export const contentPolicy: Domain = {
  entities: [Rejection],
};

import type { Domain } from '../../read/domain.ts';
import { Rejection } from './content-policy/rejection.entity.ts';

/** What is registered of `safety/content-policy`. */
export const contentPolicy: Domain = {
  entities: [Rejection],
};

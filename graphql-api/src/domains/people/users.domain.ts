import type { Domain } from '../../read/domain.ts';
import { User } from './users/user.entity.ts';
import { userMapping } from './users/user.mapping.ts';
import { UserResolver } from './users/user.resolver.ts';

/** Registration of `people/users`. */
export const users: Domain = {
  entities: [User],
  mappings: [userMapping],
  resolvers: [UserResolver],
};

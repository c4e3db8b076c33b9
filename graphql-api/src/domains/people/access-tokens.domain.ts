import type { Domain } from '../../read/domain.ts';
import { AccessToken } from './access-tokens/access-token.entity.ts';
import { accessTokenMapping } from './access-tokens/access-token.mapping.ts';
import { AccessTokenResolver } from './access-tokens/access-token.resolver.ts';

/** What is registered of `people/access-tokens`. */
export const accessTokens: Domain = {
  unrecorded: [AccessToken],
  mappings: [accessTokenMapping],
  resolvers: [AccessTokenResolver],
};

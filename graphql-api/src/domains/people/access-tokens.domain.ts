import type { Domain } from '../../read/domain.ts';
import { AccessToken } from './access-tokens/access-token.entity.ts';
import { accessTokenMapping } from './access-tokens/access-token.mapping.ts';
import { AccessTokenResolver } from './access-tokens/access-token.resolver.ts';
import { AppGrant } from './access-tokens/app-grants/app-grant.entity.ts';
import { appGrantMapping, userAppGrantsMapping } from './access-tokens/app-grants/app-grant.mapping.ts';
import { AppGrantResolver } from './access-tokens/app-grants/app-grant.resolver.ts';
import { OAuthItem } from './access-tokens/app-grants/oauth-item.entity.ts';

/** Registration of `people/access-tokens`. */
export const accessTokens: Domain = {
  unrecorded: [AccessToken, AppGrant, OAuthItem],
  mappings: [accessTokenMapping, appGrantMapping, userAppGrantsMapping],
  resolvers: [AccessTokenResolver, AppGrantResolver],
};

import type { Domain } from '../../read/domain.ts';
import { App } from './apps/app.entity.ts';
import { appMapping, userAppsMapping } from './apps/app.mapping.ts';
import { AppResolver } from './apps/app.resolver.ts';
import { OAuthKey } from './apps/provider/oauth-key.entity.ts';

/** Registration of `people/apps`. */
export const apps: Domain = {
  unrecorded: [App, OAuthKey],
  mappings: [appMapping, userAppsMapping],
  resolvers: [AppResolver],
};

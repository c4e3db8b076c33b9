import type { Adapter, AdapterFactory, ClientMetadata } from 'oidc-provider';
import {
  readItem,
  readItemByUid,
  removeItem,
  removeItemsOfConsent,
  storeItem,
  useItem,
} from '../../../domains/people/apps/provider/oauth-items.service.ts';
import { appByClientId } from '../../../domains/people/apps/app.queries.ts';
import { isLoopback } from '../../../domains/people/apps/redirect-uris.ts';
import { appTokenPrefix } from '../../../domains/people/access-tokens/access-token.service.ts';
import { isTokenKind } from '../../../domains/people/access-tokens/app-grants/app-token.queries.ts';
import type { Ctx } from '../../../platform/context.ts';

/** Lifetime of entries without their own expiry, in seconds. */
const DAY = 86_400;

type App = NonNullable<Awaited<ReturnType<typeof appByClientId>>>;

/** Returns an app in the form of the provider's client metadata. Its secret is the hash of the real secret: see `compareClientSecret`. */
function clientOf({ clientId, secretHash, name, logo, homepage, redirectUris, isOfAdmin }: App): ClientMetadata {
  const isOfServer = secretHash !== null && isOfAdmin;
  return {
    client_id: clientId,
    client_name: name,
    client_uri: homepage,
    ...(logo === null ? {} : { logo_uri: logo }),
    ...(secretHash === null ? {} : { client_secret: secretHash }),
    redirect_uris: redirectUris,
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token', ...(isOfServer ? ['client_credentials'] : [])],
    token_endpoint_auth_method: secretHash === null ? 'none' : 'client_secret_basic',
    application_type: redirectUris.some(isLoopback) ? 'native' : 'web',
  };
}

/** Returns the error for a code, a refresh token or a grant that no longer exists. */
export type GrantGone = () => Error;

/** Returns the provider's storage: the database, and apps as its clients. */
export function adapterOn(ctx: Ctx, grantGone: GrantGone): AdapterFactory {
  const none = async (): Promise<undefined> => undefined;
  const clients: Adapter = {
    find: async (id) => {
      const app = await appByClientId(ctx.db, id);
      return app && clientOf(app);
    },
    upsert: none,
    findByUserCode: none,
    findByUid: none,
    consume: none,
    destroy: none,
    revokeByGrantId: none,
  };
  const prefix = appTokenPrefix(ctx.infra.settings);
  const items = (kind: string): Adapter => {
    // The library creates access tokens without the prefix, but looks them up with it.
    const named = (id: string): string => (!isTokenKind(kind) || id.startsWith(prefix) ? id : prefix + id);
    return {
      upsert: async (id, payload, seconds) => {
        if (!(await storeItem(ctx, kind, named(id), payload, seconds ?? DAY))) throw grantGone();
      },
      find: async (id) => readItem(ctx, kind, named(id)),
      findByUid: async (uid) => readItemByUid(ctx, kind, uid),
      findByUserCode: none,
      consume: async (id) => {
        if (!(await useItem(ctx, kind, id))) throw grantGone();
      },
      destroy: (id) => removeItem(ctx, kind, named(id)),
      revokeByGrantId: (grantId) => removeItemsOfConsent(ctx, kind, grantId),
    };
  };
  return (kind) => (kind === 'Client' ? clients : items(kind));
}

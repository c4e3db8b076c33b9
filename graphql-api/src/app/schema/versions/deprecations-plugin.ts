import type { ApolloServerPlugin, HTTPGraphQLHead } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Ctx } from '../../../platform/context.ts';
import { datesOf } from './deprecation-reason.ts';
import { deprecationReasons, usedDeprecations, type UsedDeprecation } from './used-deprecations.ts';

/** Path at which clients read the changes of the schema. */
export const CHANGES_PATH = '/schema/changes.json';

const earliest = (days: readonly string[]): Date | undefined => (days.length === 0 ? undefined : new Date(days.toSorted()[0]!));

/** Sets `Deprecation` of RFC 9745 and `Sunset` of RFC 8594, each with the earliest date, and a link to more information. */
function setHeaders({ headers }: HTTPGraphQLHead, used: readonly UsedDeprecation[], publicUrl: string): void {
  const dates = used.flatMap(({ reason }) => datesOf(reason) ?? []);
  const since = earliest(dates.map((each) => each.since));
  const deletion = earliest(dates.map(({ deletionDate }) => deletionDate));
  if (since) headers.set('deprecation', `@${since.getTime() / 1_000}`);
  if (deletion) headers.set('sunset', deletion.toUTCString());
  headers.set('link', `<${publicUrl}${CHANGES_PATH}>; rel="deprecation"; type="application/json"`);
}

/** Reports in the response which deprecated elements an operation uses, and when they will be deleted. Costs nothing if nothing is deprecated. */
export function deprecationsPlugin(schema: GraphQLSchema): ApolloServerPlugin<Ctx> {
  if (deprecationReasons(schema).length === 0) return {};
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ document, operation, request, response, contextValue }) => {
        if (!document || !operation || response.body.kind !== 'single') return;
        const used = usedDeprecations(schema, { document, operation, variables: request.variables ?? {} });
        if (used.length === 0) return;
        setHeaders(response.http, used, contextValue.infra.settings.publicUrl);
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, deprecations: used };
      },
    }),
  };
}

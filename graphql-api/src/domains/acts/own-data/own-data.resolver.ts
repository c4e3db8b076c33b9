import { Ctx, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { myData } from './own-data.service.ts';

@Resolver()
export class OwnDataResolver {
  @Query(() => String, {
    description:
      'The URL of everything stored about you: a ZIP file with `data.json` and your pictures. Request it with the same `Authorization` header, 20 times an hour at most. Errors: UNAUTHENTICATED.',
  })
  myData(@Ctx() ctx: Context): string {
    return myData(ctx);
  }
}

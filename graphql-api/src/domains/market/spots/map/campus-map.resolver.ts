import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import { CampusMap } from './campus-map.entity.ts';
import { SetCampusMapInput } from './campus-map.inputs.ts';
import * as service from './campus-map.service.ts';

@ObjectType({ description: 'The uploaded or removed map.' })
export class SetCampusMapPayload {
  @Field(() => CampusMap, { nullable: true, description: 'The uploaded map; null for the drawn one.' })
  campusMap!: NodeReference | null;
}

@Resolver()
export class CampusMapResolver {
  @Query(() => CampusMap, {
    nullable: true,
    description: 'The uploaded map of the campus for the pins of spots; null: the drawn map.',
  })
  campusMap(@Ctx() ctx: Context): QuerySource {
    return service.campusMap(ctx);
  }

  @Mutation(() => SetCampusMapPayload, {
    description: 'Uploads the map of the campus, or restores the drawn one. Pins keep their relative positions. Administrators only.',
  })
  async setCampusMap(
    @Ctx() ctx: Context,
    @Arg('input', () => SetCampusMapInput, { description: 'The picture.' }) input: SetCampusMapInput,
  ): Promise<SetCampusMapPayload> {
    return { campusMap: await service.setCampusMap(ctx, input) };
  }
}

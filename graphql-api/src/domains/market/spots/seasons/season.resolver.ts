import { Arg, Args, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../../platform/context.ts';
import { globalIdOf } from '../../../../platform/database/ids.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import { connectionOf, PageArgs } from '../../../../read/connection.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import { Season } from './season.entity.ts';
import { CreateSeasonInput, DeleteSeasonInput, UpdateSeasonInput } from './season.inputs.ts';
import * as service from './season.service.ts';

@ObjectType({ description: 'A new season.' })
export class CreateSeasonPayload {
  @Field(() => Season, { description: 'The season as it is now.' })
  season!: NodeReference;
}

@ObjectType({ description: 'A changed season.' })
export class UpdateSeasonPayload extends CreateSeasonPayload {}

@ObjectType({ description: 'A deleted season.' })
export class DeleteSeasonPayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}

@Resolver()
export class SeasonResolver {
  @Query(() => Season, { nullable: true, description: 'The current season that started last; null if there is none.' })
  currentSeason(@Ctx() ctx: Context): QuerySource {
    return service.currentSeason(ctx);
  }

  @Query(() => connectionOf(Season), { description: 'All seasons, newest first. Administrators only.' })
  seasons(@Ctx() ctx: Context, @Args(() => PageArgs) page: PageArgs): QuerySource {
    return service.seasons(ctx, page);
  }

  @Mutation(() => CreateSeasonPayload, { description: 'Creates a season. Administrators only.' })
  async createSeason(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateSeasonInput, { description: 'The season.' }) input: CreateSeasonInput,
  ): Promise<CreateSeasonPayload> {
    return { season: await service.createSeason(ctx, input) };
  }

  @Mutation(() => UpdateSeasonPayload, { description: 'Changes the title and the times of a season. Administrators only.' })
  async updateSeason(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateSeasonInput, { description: 'The season and the changes.' }) input: UpdateSeasonInput,
  ): Promise<UpdateSeasonPayload> {
    return { season: await service.updateSeason(ctx, input) };
  }

  @Mutation(() => DeleteSeasonPayload, { description: 'Deletes a season; its listings are kept. Administrators only.' })
  async deleteSeason(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteSeasonInput, { description: 'The season.' }) { id }: DeleteSeasonInput,
  ): Promise<DeleteSeasonPayload> {
    await service.deleteSeason(ctx, id);
    return { deletedId: globalIdOf('Season', id) };
  }
}

import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { globalIdOf } from '../../../platform/database/ids.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { CampusSpot } from './campus-spot.entity.ts';
import { CreateCampusSpotInput, DeleteCampusSpotInput, UpdateCampusSpotInput } from './campus-spot.inputs.ts';
import * as service from './campus-spot.service.ts';

@ObjectType({ description: 'A campus spot that was added.' })
export class CreateCampusSpotPayload {
  @Field(() => CampusSpot, { description: 'The spot.' })
  campusSpot!: NodeReference;
}

@ObjectType({ description: 'A campus spot that was changed.' })
export class UpdateCampusSpotPayload extends CreateCampusSpotPayload {}

@ObjectType({ description: 'A removed campus spot.' })
export class DeleteCampusSpotPayload {
  @Field(() => ID, { description: 'Id of the removed spot.' })
  deletedId!: string;
}

@Resolver()
export class CampusSpotResolver {
  @Query(() => [CampusSpot], { description: 'The campus spots for handovers, by name.' })
  campusSpots(
    @Ctx() ctx: Context,
    @Arg('withRemoved', () => Boolean, { defaultValue: false, description: 'Includes removed spots; for administrators.' }) withRemoved: boolean,
  ): QuerySource {
    return service.campusSpots(ctx, withRemoved);
  }

  @Mutation(() => CreateCampusSpotPayload, { description: 'Adds a campus spot. Administrators only.' })
  async createCampusSpot(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateCampusSpotInput, { description: 'The spot.' }) input: CreateCampusSpotInput,
  ): Promise<CreateCampusSpotPayload> {
    return { campusSpot: await service.createCampusSpot(ctx, input) };
  }

  @Mutation(() => UpdateCampusSpotPayload, {
    description: 'Renames, removes or restores a campus spot; meetings there are kept. Administrators only.',
  })
  async updateCampusSpot(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateCampusSpotInput, { description: 'The spot and the changes.' }) input: UpdateCampusSpotInput,
  ): Promise<UpdateCampusSpotPayload> {
    return { campusSpot: await service.updateCampusSpot(ctx, input) };
  }

  @Mutation(() => DeleteCampusSpotPayload, { description: 'Removes a campus spot; meetings there are kept. Administrators only.' })
  async deleteCampusSpot(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteCampusSpotInput, { description: 'The spot.' }) { id }: DeleteCampusSpotInput,
  ): Promise<DeleteCampusSpotPayload> {
    await service.deleteCampusSpot(ctx, id);
    return { deletedId: globalIdOf('CampusSpot', id) };
  }
}

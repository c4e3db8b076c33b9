import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { globalIdOf } from '../../../platform/database/ids.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import { SavedSearch } from './saved-search.entity.ts';
import { DeleteSavedSearchInput, MarkSavedSearchSeenInput, SaveSearchInput, UpdateSavedSearchInput } from './saved-search.inputs.ts';
import * as service from './saved-search.service.ts';

@ObjectType({ description: 'A saved search.' })
export class SaveSearchPayload {
  @Field(() => SavedSearch, { description: 'The saved search as it is now.' })
  savedSearch!: NodeReference;
}

@ObjectType({ description: 'A changed saved search.' })
export class UpdateSavedSearchPayload extends SaveSearchPayload {}

@ObjectType({ description: 'A saved search whose results were seen.' })
export class MarkSavedSearchSeenPayload extends SaveSearchPayload {}

@ObjectType({ description: 'A deleted saved search.' })
export class DeleteSavedSearchPayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}

@Resolver()
export class SavedSearchResolver {
  @Mutation(() => SaveSearchPayload, { description: 'Saves a search; at most 30. Saving the same search again renames it.' })
  async saveSearch(
    @Ctx() ctx: Context,
    @Arg('input', () => SaveSearchInput, { description: 'The search.' }) input: SaveSearchInput,
  ): Promise<SaveSearchPayload> {
    return { savedSearch: await service.saveSearch(ctx, input) };
  }

  @Mutation(() => UpdateSavedSearchPayload, { description: 'Renames, mutes or unmutes a saved search of yours.' })
  async updateSavedSearch(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateSavedSearchInput, { description: 'The saved search and the changes.' }) input: UpdateSavedSearchInput,
  ): Promise<UpdateSavedSearchPayload> {
    return { savedSearch: await service.updateSavedSearch(ctx, input) };
  }

  @Mutation(() => MarkSavedSearchSeenPayload, { description: 'Marks the results of a saved search as seen; `newCount` restarts at 0.' })
  async markSavedSearchSeen(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkSavedSearchSeenInput, { description: 'The saved search.' }) input: MarkSavedSearchSeenInput,
  ): Promise<MarkSavedSearchSeenPayload> {
    return { savedSearch: await service.markSavedSearchSeen(ctx, input.id) };
  }

  @Mutation(() => DeleteSavedSearchPayload, { description: 'Deletes a saved search of yours.' })
  async deleteSavedSearch(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteSavedSearchInput, { description: 'The saved search.' }) input: DeleteSavedSearchInput,
  ): Promise<DeleteSavedSearchPayload> {
    await service.deleteSavedSearch(ctx, input.id);
    return { deletedId: globalIdOf('SavedSearch', input.id) };
  }
}

import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { globalIdOf } from '../../../../platform/database/ids.ts';
import type { Ctx as Context } from '../../../../platform/context.ts';
import type { NodeReference } from '../../../../platform/database/node-reference.ts';
import { connectionOf, PageArgs } from '../../../../read/connection.ts';
import type { QuerySource } from '../../../../read/query-source.ts';
import { SearchSynonym } from './search-synonym.entity.ts';
import { CreateSearchSynonymInput, DeleteSearchSynonymInput, SearchSynonymSort, UpdateSearchSynonymInput } from './search-synonym.inputs.ts';
import * as service from './search-synonym.service.ts';

@ArgsType()
class SearchSynonymsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of a term; blank: all.' })
  search?: string | null;

  @Field(() => SearchSynonymSort, { defaultValue: SearchSynonymSort.NEWEST, description: 'The order of the list.' })
  sort!: SearchSynonymSort;
}

@ObjectType({ description: 'A new synonym.' })
export class CreateSearchSynonymPayload {
  @Field(() => SearchSynonym, { description: 'The synonym as it is now.' })
  searchSynonym!: NodeReference;
}

@ObjectType({ description: 'A changed synonym.' })
export class UpdateSearchSynonymPayload extends CreateSearchSynonymPayload {}

@ObjectType({ description: 'A deleted synonym.' })
export class DeleteSearchSynonymPayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;
}

@Resolver()
export class SearchSynonymResolver {
  @Query(() => connectionOf(SearchSynonym), {
    description: 'Synonyms for searches, newest first by default. Administrators only.',
  })
  searchSynonyms(@Ctx() ctx: Context, @Args(() => SearchSynonymsArgs) args: SearchSynonymsArgs): QuerySource {
    return service.searchSynonyms(ctx, args);
  }

  @Mutation(() => CreateSearchSynonymPayload, { description: 'Makes terms equivalent in searches. Administrators only.' })
  async createSearchSynonym(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateSearchSynonymInput, { description: 'The terms.' }) input: CreateSearchSynonymInput,
  ): Promise<CreateSearchSynonymPayload> {
    return { searchSynonym: await service.createSearchSynonym(ctx, input) };
  }

  @Mutation(() => UpdateSearchSynonymPayload, { description: 'Replaces the terms of a synonym. Administrators only.' })
  async updateSearchSynonym(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateSearchSynonymInput, { description: 'The synonym and its terms.' }) input: UpdateSearchSynonymInput,
  ): Promise<UpdateSearchSynonymPayload> {
    return { searchSynonym: await service.updateSearchSynonym(ctx, input) };
  }

  @Mutation(() => DeleteSearchSynonymPayload, { description: 'Deletes a synonym. Administrators only.' })
  async deleteSearchSynonym(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteSearchSynonymInput, { description: 'The synonym.' }) input: DeleteSearchSynonymInput,
  ): Promise<DeleteSearchSynonymPayload> {
    await service.deleteSearchSynonym(ctx, input);
    return { deletedId: globalIdOf('SearchSynonym', input.id) };
  }
}

import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { globalIdOf } from '../../../platform/database/ids.ts';
import { undoOf, UndoablePayload } from '../../log/acts/undoable.ts';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { NodeReference } from '../../../platform/database/node-reference.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Category } from './category.entity.ts';
import { CreateCategoryInput, DeleteCategoryInput, UpdateCategoryInput } from './category.inputs.ts';
import * as service from './category.service.ts';

@ObjectType({ description: 'A new or renamed category.' })
export class CategoryPayload {
  @Field(() => Category, { description: 'The category as it is now.' })
  category!: NodeReference;
}

@ObjectType({ description: 'A deleted category.' })
export class DeleteCategoryPayload extends UndoablePayload {
  @Field(() => ID, { description: 'Id of the deleted object.' })
  deletedId!: string;

  @Field(() => Int, { description: 'Number of products that moved to another category.' })
  movedProducts!: number;
}

@Resolver()
export class CategoryResolver {
  @Query(() => [Category], { description: 'All categories by name, "Uncategorised" last.' })
  categories(@Ctx() ctx: Context): QuerySource {
    return service.categories(ctx);
  }

  @Mutation(() => CategoryPayload, { description: 'Creates a category. Administrators only.' })
  async createCategory(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateCategoryInput, { description: 'The category.' }) input: CreateCategoryInput,
  ): Promise<CategoryPayload> {
    return { category: await service.createCategory(ctx, input) };
  }

  @Mutation(() => CategoryPayload, { description: 'Renames a category. Administrators only.' })
  async updateCategory(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateCategoryInput, { description: 'The category and its name.' }) input: UpdateCategoryInput,
  ): Promise<CategoryPayload> {
    return { category: await service.updateCategory(ctx, input) };
  }

  @Mutation(() => DeleteCategoryPayload, { description: 'Deletes a category and moves its products. Administrators only.' })
  async deleteCategory(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteCategoryInput, { description: 'The category, and the category for its products.' }) input: DeleteCategoryInput,
  ): Promise<DeleteCategoryPayload> {
    const { result, act } = await service.deleteCategory(ctx, input);
    return { deletedId: globalIdOf('Category', input.id), movedProducts: result, ...undoOf(act) };
  }
}

import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../platform/context.ts';
import type { NodeReference } from '../platform/node-reference.ts';
import type { QuerySource } from '../read/query-source.ts';
import { keyOptions } from '../idempotency/idempotency-key.rule.ts';
import { Category } from './category.entity.ts';
import * as service from './category.service.ts';

@ObjectType({ description: 'A new or renamed category.' })
export class CategoryPayload {
  @Field(() => Category, { description: 'The category as it is now.' })
  category!: NodeReference;
}

@ObjectType({ description: 'A deleted category.' })
export class DeleteCategoryPayload {
  @Field(() => ID, { description: 'The id that is gone.' })
  deletedId!: string;

  @Field(() => Int, { description: 'How many products moved to another category.' })
  movedProducts!: number;
}

@Resolver()
export class CategoryResolver {
  @Query(() => [Category], { description: 'All categories by name, "Uncategorised" last.' })
  categories(@Ctx() ctx: Context): QuerySource {
    return service.categories(ctx);
  }

  @Mutation(() => CategoryPayload, { description: 'Makes a category. Administrators only.' })
  async createCategory(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: '1 to 40 characters.' }) name: string,
    @Arg('idempotencyKey', () => String, keyOptions) idempotencyKey?: string | null,
  ): Promise<CategoryPayload> {
    return { category: await service.createCategory(ctx, name, idempotencyKey) };
  }

  @Mutation(() => CategoryPayload, { description: 'Renames a category. Administrators only.' })
  async updateCategory(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The category.' }) id: string,
    @Arg('name', () => String, { description: '1 to 40 characters.' }) name: string,
  ): Promise<CategoryPayload> {
    return { category: await service.updateCategory(ctx, id, name) };
  }

  @Mutation(() => DeleteCategoryPayload, { description: 'Deletes a category and moves its products. Administrators only.' })
  async deleteCategory(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The category.' }) id: string,
    @Arg('moveTo', () => ID, { nullable: true, description: 'Where its products go; "Uncategorised" when left out.' }) moveTo?: string,
  ): Promise<DeleteCategoryPayload> {
    return { deletedId: id, movedProducts: await service.deleteCategory(ctx, id, moveTo) };
  }
}

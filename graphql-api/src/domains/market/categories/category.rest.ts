import { arrayOf, schemaRef, number, object, text, type Call, type Route } from '../../../platform/net/rest.ts';
import { messages } from '../../../messages.ts';
import { CreateCategoryInput, UpdateCategoryInput } from './category.inputs.ts';
import * as service from './category.service.ts';

const selection = '{ _id: databaseId name }';

export const categorySchemas = { Category: object({ _id: text('Identifies the category.'), name: text('Unique.') }) };

async function one({ ctx, read }: Call, id: string): Promise<object> {
  return read<object>(service.category(ctx, id), selection);
}

/** REST routes for categories. */
export const categoryRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/category/getCategories',
    summary: 'All categories by name',
    access: 'anybody',
    answer: object({ category: arrayOf(schemaRef('Category')) }),
    handle: async ({ ctx, read }) => ({ category: await read<object[]>(service.categories(ctx), selection) }),
  },
  {
    method: 'post',
    path: '/api/category/create-category',
    summary: 'Makes a category',
    access: 'administrators',
    body: { input: { type: CreateCategoryInput } },
    status: 201,
    creates: true,
    answer: object({ category: schemaRef('Category') }),
    handle: async (call) => {
      const { id } = await service.createCategory(call.ctx, call.input(CreateCategoryInput));
      return { message: messages.categoryCreated, category: await one(call, id) };
    },
  },
  {
    method: 'put',
    path: '/api/category/update-category/:id',
    summary: 'Renames a category',
    access: 'administrators',
    body: { input: { type: UpdateCategoryInput, without: ['id'] } },
    answer: object({ category: schemaRef('Category') }),
    handle: async (call) => {
      const { id } = await service.updateCategory(call.ctx, { ...call.input(UpdateCategoryInput), id: call.params.text('id') });
      return { message: messages.categoryUpdated, category: await one(call, id) };
    },
  },
  {
    method: 'delete',
    path: '/api/category/delete-category/:id',
    summary: 'Deletes a category and moves its products',
    access: 'administrators',
    query: { moveTo: text('Category for its products; "Uncategorised" if omitted.') },
    answer: object({ movedProducts: number('How many products moved.') }),
    handle: async ({ ctx, params, query }) => {
      const moveTo = query.has('moveTo') ? query.text('moveTo') : undefined;
      const { result: movedProducts } = await service.deleteCategory(ctx, { id: params.text('id'), moveTo });
      return { message: messages.categoryDeleted, movedProducts };
    },
  },
];

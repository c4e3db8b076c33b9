import type { Ctx } from '../../../../platform/context.ts';
import { checkInput, Validator } from '../../../../platform/input/validation.ts';
import { CreateCategoryInput } from '../../../market/categories/category.inputs.ts';
import { categoryNamed } from '../../../market/categories/category.queries.ts';
import { createCategory } from '../../../market/categories/category.service.ts';
import type { CheckedLine } from './checked-line.ts';
import { checkFields } from './line-fields.ts';

/** Returns the name in a line, which identifies its category. */
export const categoryKey = ({ name }: Record<string, unknown>): string | undefined =>
  typeof name === 'string' ? name.trim().toLowerCase() : undefined;

/** Checks the line of a category. */
export async function checkCategory(ctx: Ctx, value: Record<string, unknown>): Promise<CheckedLine> {
  const validator = new Validator();
  checkFields(validator, { name: 'string' }, value);
  validator.assertValid();
  const { name } = checkInput(CreateCategoryInput, { name: value['name'] as string });
  const existing = await categoryNamed(ctx, name);
  if (existing !== undefined) return { existing };
  return { create: async (tx) => (await createCategory(tx, { name })).id };
}

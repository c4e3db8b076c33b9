import type { Ctx, Viewer } from '../../../../platform/context.ts';
import { invalid } from '../../../../platform/errors.ts';
import { checkInput, policyTexts, type TextRule, Validator } from '../../../../platform/input/validation.ts';
import { categoryNamed } from '../../../market/categories/category.queries.ts';
import { ProductCondition } from '../../../market/products/product.entity.ts';
import { CreateProductInput } from '../../../market/products/product.inputs.ts';
import { productOfExternalId } from '../../../market/products/product.queries.ts';
import { createProduct } from '../../../market/products/product.service.ts';
import { normaliseEmail } from '../../../people/users/account-rules.ts';
import { sellerWithEmail } from '../../../people/users/user.queries.ts';
import { NO_SESSION } from '../../../people/sessions/session.service.ts';
import { assertAllowedTogether } from '../../../safety/content-policy/text-policy.service.ts';
import type { CheckedLine } from './checked-line.ts';
import { importMessages } from './import-messages.ts';
import { checkFields, type LineFields } from './line-fields.ts';

const fields: LineFields = {
  externalId: 'string',
  seller: 'string',
  category: 'string',
  name: 'string',
  description: 'string',
  price: 'number',
  quantity: 'number',
  shipping: 'boolean',
  condition: 'string?',
  negotiable: 'boolean?',
  isbn: 'string?',
};
const externalIdRule: TextRule = { max: 100, message: importMessages.externalId };

interface ProductLine extends Omit<CreateProductInput, 'categoryId'> {
  externalId: string;
  seller: string;
  category: string;
}

/** Returns the seller and the external id in a line, which identify its listing. */
export const productKey = ({ seller, externalId }: Record<string, unknown>): string | undefined =>
  typeof seller === 'string' && typeof externalId === 'string' ? JSON.stringify([normaliseEmail(seller), externalId.trim()]) : undefined;

const asSeller = (ctx: Ctx, id: string): Ctx => {
  const viewer: Viewer = { id, isAdmin: false, sessionId: NO_SESSION };
  return { ...ctx, viewer };
};

/**
 * Checks a student's listing by the rules of a new one. A line that violates the content policy is rejected without a penalty for the seller, who did
 * not write it.
 */
export async function checkProduct(ctx: Ctx, value: Record<string, unknown>): Promise<CheckedLine> {
  const validator = new Validator();
  checkFields(validator, fields, value);
  const isCondition = value['condition'] == null || Object.values<unknown>(ProductCondition).includes(value['condition']);
  validator.check(isCondition, 'condition', importMessages.wrongType('condition', Object.values(ProductCondition).join(', ')));
  validator.assertValid();
  const { seller: email, category, externalId: given, ...draft } = value as unknown as ProductLine;
  const externalId = validator.text('externalId', given, externalIdRule);
  validator.assertValid();
  const seller = await sellerWithEmail(ctx, normaliseEmail(email));
  if (seller === undefined) throw invalid('seller', importMessages.noSeller);
  const existing = await productOfExternalId(ctx, seller, externalId);
  if (existing !== undefined) return { existing };
  const categoryId = await categoryNamed(ctx, category.trim());
  if (categoryId === undefined) throw invalid('category', importMessages.noCategory);
  const input = { ...draft, categoryId };
  assertAllowedTogether(ctx, policyTexts(CreateProductInput, checkInput(CreateProductInput, input)));
  return { create: async (tx) => (await createProduct(asSeller(tx, seller), input, externalId)).id };
}

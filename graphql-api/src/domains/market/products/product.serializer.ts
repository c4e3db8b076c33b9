import { arrayOf, object, schemaRef, text, withoutNulls, type ObjectFields, type PlainProperties, type Schema } from '../../../platform/net/rest.ts';

interface Read {
  category: { id: string };
  seller: { id: string };
}

/** Leaves out fields that only pages need, and fields that only the seller of a listing in review sees. */
const fields = {
  of: 'Product',
  without: ['id', 'photoColor', 'viewerCanEdit', 'viewerCanReview', 'heldSince', 'heldFor', 'refusal', 'waitingBefore'],
};

/** Selection of a product in REST lists. */
export const productSelection: ObjectFields = { ...fields, also: 'category { id: databaseId } seller { id: databaseId }' };

export function serializeProduct<Product extends Read>({ category, seller, ...product }: Product) {
  return { ...withoutNulls(product), category: category.id, userId: seller.id };
}

/** Selection of a seller's products in REST. */
export const productOfSellerSelection: ObjectFields = { ...fields, also: 'category { _id: databaseId name } seller { _id: databaseId name }' };

export function serializeProductOfSeller<Product extends { seller: object }>({ seller, ...product }: Product) {
  return { ...withoutNulls(product), userId: seller };
}

/** Selection of a single product by id in REST. */
export const productDetailSelection: ObjectFields = {
  ...fields,
  also: 'category { _id: databaseId name } seller { _id: databaseId name email phone } courses { code }',
};

interface Detail {
  seller: { _id: string; name: string; email: string | null; phone: string | null };
  courses: { code: string }[];
}

/** Serializes a product with the seller's contact data, which only signed-in viewers receive, as in GraphQL. */
export function serializeProductDetail<Product extends Detail>({ seller: { email, phone, ...seller }, courses, ...product }: Product) {
  return { ...withoutNulls(product), courses: courses.map(({ code }) => code), userId: withoutNulls({ ...seller, email, phone }) };
}

/** Returns the schemas of products, based on the plain fields of `productSelection`. */
export const productSchemas = ({ properties, optional }: PlainProperties): Record<string, Schema> => ({
  Product: object({ ...properties, category: text('Id of the category.'), userId: text('Id of the seller.') }, optional),
  SellerProduct: object(
    {
      ...properties,
      category: schemaRef('Category'),
      userId: object({ _id: text('Id of the seller.'), name: text('Name of the seller.') }),
    },
    optional,
  ),
  ProductDetail: object(
    {
      ...properties,
      category: schemaRef('Category'),
      courses: arrayOf(text('The code of a course that it is for.')),
      userId: object(
        {
          _id: text('Id of the seller.'),
          name: text('Name of the seller.'),
          email: text('For signed-in callers.'),
          phone: text('For signed-in callers.'),
        },
        ['email', 'phone'],
      ),
    },
    optional,
  ),
});

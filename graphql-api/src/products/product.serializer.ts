import { boolean, schemaRef, number, object, text, withoutNulls } from '../platform/rest.ts';

interface Read {
  category: { id: string };
  seller: { id: string };
}

/** The selection of a product in REST lists. */
export const productSelection = '{ _id: id name description price category { id } quantity shipping seller { id } createdAt updatedAt }';

export function serializeProduct<Product extends Read>({ category, seller, ...product }: Product) {
  return { ...product, category: category.id, userId: seller.id };
}

/** The selection of the products of one seller in REST. */
export const productOfSellerSelection =
  '{ _id: id name description price category { _id: id name } quantity shipping seller { _id: id name } createdAt updatedAt }';

export function serializeProductOfSeller<Product extends { seller: object }>({ seller, ...product }: Product) {
  return { ...product, userId: seller };
}

/** The selection of one product by id in REST. */
export const productDetailSelection =
  '{ _id: id name description price category { _id: id name } quantity shipping seller { _id: id name email phone } createdAt updatedAt }';

/** Contact data is there for signed-in viewers only, as in GraphQL. */
export function serializeProductDetail<Product extends { seller: { _id: string; name: string; email: string | null; phone: string | null } }>({
  seller: { email, phone, ...seller },
  ...product
}: Product) {
  return { ...product, userId: withoutNulls({ ...seller, email, phone }) };
}

const product = {
  _id: text('Identifies the product.'),
  name: text('1 to 120 characters.'),
  description: text('1 to 4000 characters.'),
  price: number('Rupees.'),
  quantity: number('How many are left.'),
  shipping: boolean('Whether the seller delivers within the campus.'),
  createdAt: text('ISO 8601, UTC.'),
  updatedAt: text('When it last changed, ISO 8601, UTC.'),
};

export const productSchemas = {
  Product: object({ ...product, category: text('Id of the category.'), userId: text('Id of the seller.') }),
  SellerProduct: object({
    ...product,
    category: schemaRef('Category'),
    userId: object({ _id: text('Id of the seller.'), name: text('Name of the seller.') }),
  }),
  ProductDetail: object({
    ...product,
    category: schemaRef('Category'),
    userId: object(
      {
        _id: text('Id of the seller.'),
        name: text('Name of the seller.'),
        email: text('For signed-in callers.'),
        phone: text('For signed-in callers.'),
      },
      ['email', 'phone'],
    ),
  }),
};

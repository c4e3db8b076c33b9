import { ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import type { Fields } from '../../../platform/net/rest.ts';
import type { QuerySource } from '../../../read/query-source.ts';
import { Binary, arrayOf, schemaRef, number, object, text, withoutNulls, type Call, type Route } from '../../../platform/net/rest.ts';
import { messages } from '../../../messages.ts';
import { placeholderSvg } from '../../media/photos/placeholder.ts';
import {
  productOfSellerSelection,
  productDetailSelection,
  productSelection,
  serializeProductOfSeller,
  serializeProduct,
  serializeProductDetail,
} from './product.serializer.ts';
import { CreateProductInput, ProductSort, UpdateProductInput, type ProductFilter } from './product.inputs.ts';
import * as service from './product.service.ts';

/** Number of products on a page. */
const PAGE = 8;
/** Maximum number of products in one response. */
const SEARCH_LIMIT = 100;
const LIST_LIMIT = 1000;
/** Cost of an unpaged list. A GraphQL operation that reads as many products exceeds a client's share as well. */
const LIST_COST = 1_000;

type Read = Parameters<typeof serializeProduct>[0];

async function list({ read }: Call, root: QuerySource) {
  return (await read<Read[]>(root, productSelection)).map(serializeProduct);
}

async function one({ ctx, read }: Call, id: string) {
  return serializeProduct(await read<Read>(service.listedProduct(ctx, id), productSelection));
}

function pageOf(fields: Fields): number {
  const page = fields.number('page');
  if (!Number.isInteger(page) || page < 1 || page > 100_000) throw invalid('page', messages.pageNumber);
  return page;
}

/** Converts `checked` and `radio`, as documented clients send them, to a filter. */
function filterOf(fields: Fields): ProductFilter {
  const bounds = fields.list('radio').map(Number);
  if (bounds.some((bound) => !Number.isFinite(bound)) || ![0, 2].includes(bounds.length)) throw invalid('radio', messages.priceRange);
  const [minPrice, maxPrice] = bounds;
  return { categoryIds: fields.list('checked'), minPrice: minPrice ?? null, maxPrice: maxPrice ?? null };
}

const names = { categoryId: 'category' };
const reviewed = object({
  steps: arrayOf(object({ step: text('A step of the review against the norms.'), skipped: text('Why it did not run.') }, ['skipped'])),
});

/** REST routes for products. */
export const productRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/product/searchProduct/:keyword',
    summary: `Products by words, best match first, as a bare array of at most ${SEARCH_LIMIT}`,
    access: 'anybody',
    names: { search: 'keyword' },
    cost: () => LIST_COST,
    answer: arrayOf(schemaRef('Product')),
    handle: async (call) => {
      const filter = { search: call.params.text('keyword') };
      return list(call, await service.productList(call.ctx, { filter, sort: ProductSort.RELEVANCE, limit: SEARCH_LIMIT }));
    },
  },
  {
    method: 'get',
    path: '/api/product/productCount',
    summary: 'How many products are listed',
    access: 'anybody',
    query: { checked: text('Ids of categories, with commas.'), radio: text('Lower and upper price, with a comma.') },
    answer: object({ total: number('How many.') }),
    handle: async ({ ctx, query, read }) => {
      const root = await service.products(ctx, { filter: filterOf(query), first: 1, sort: ProductSort.NEWEST });
      return { total: (await read<{ totalCount: number }>(root, '{ totalCount }')).totalCount };
    },
  },
  {
    method: 'get',
    path: '/api/product/productList/:page',
    summary: `Products, newest first, ${PAGE} a page; the first page is 1`,
    access: 'anybody',
    answer: object({ products: arrayOf(schemaRef('Product')) }),
    handle: async (call) => {
      const offset = (pageOf(call.params) - 1) * PAGE;
      return { products: await list(call, await service.productList(call.ctx, { limit: PAGE, offset })) };
    },
  },
  {
    method: 'post',
    path: '/api/product/product-filter',
    summary: `Products of some categories and a price range: at most ${LIST_LIMIT}, or one page of ${PAGE}`,
    access: 'anybody',
    body: {
      fields: {
        checked: arrayOf(text('Id of a category.')),
        radio: { ...arrayOf(number('In the currency of the college.')), description: 'Lower and upper price, or nothing.' },
        page: number('From 1; all when left out.'),
      },
      optional: ['checked', 'radio', 'page'],
    },
    readsOnly: true,
    cost: (body) => (body.has('page') ? 0 : LIST_COST),
    answer: object({ products: arrayOf(schemaRef('Product')) }),
    handle: async (call) => {
      const paged = call.body.has('page') ? { limit: PAGE, offset: (pageOf(call.body) - 1) * PAGE } : { limit: LIST_LIMIT };
      return { products: await list(call, await service.productList(call.ctx, { filter: filterOf(call.body), ...paged })) };
    },
  },
  {
    method: 'get',
    path: '/api/product/product-photo/:id',
    summary: 'The photo of a product, or a drawn placeholder',
    access: 'anybody',
    query: { w: number('Wanted width in pixels; the next larger kept width is sent.') },
    handle: async ({ ctx, params, query }) => {
      const photo = await service.productPhoto(ctx, params.text('id'), query.has('w') ? query.number('w') : undefined);
      return photo ? new Binary('image/webp', photo.bytes, photo.tag) : new Binary('image/svg+xml', placeholderSvg, 'placeholder');
    },
  },
  {
    method: 'post',
    path: '/api/product/create-product',
    summary: 'Lists a product and gives its seller 20 points',
    access: 'signed in',
    body: { input: { type: CreateProductInput, without: ['uploadIds'] }, file: 'photo' },
    fails: [ErrorCode.CONTENT_REJECTED],
    names,
    status: 201,
    creates: true,
    answer: object({ product: schemaRef('Product'), details: reviewed }),
    handle: async (call) => {
      const { id, steps, warning } = await service.createProduct(call.ctx, { ...call.input(CreateProductInput), photo: call.file });
      return {
        message: messages.listed(messages.productCreated, warning),
        product: await one(call, id),
        details: { steps: steps.map(withoutNulls) },
      };
    },
  },
  {
    method: 'get',
    path: '/api/product/get-product/:id',
    summary: 'One product',
    access: 'anybody',
    answer: object({ product: schemaRef('ProductDetail') }),
    handle: async ({ ctx, params, read }) => {
      const root = service.product(ctx, params.text('id'));
      const product = root && (await read<Parameters<typeof serializeProductDetail>[0] | null>(root, productDetailSelection));
      if (!product) throw notFound('Product');
      return { product: serializeProductDetail(product) };
    },
  },
  {
    method: 'put',
    path: '/api/product/updating-product/:id',
    summary: 'Changes a product; its seller. What is left out stays, the photo too',
    access: 'signed in',
    body: { input: { type: UpdateProductInput, without: ['id', 'photos'] }, file: 'photo' },
    fails: [ErrorCode.CONTENT_REJECTED],
    names,
    answer: object({ product: schemaRef('Product'), details: reviewed }),
    handle: async (call) => {
      const id = call.params.text('id');
      const { steps, warning } = await service.updateProduct(call.ctx, {
        ...call.input(UpdateProductInput),
        id,
        ...(call.file ? { photo: call.file } : {}),
      });
      return {
        message: messages.listed(messages.productUpdated, warning),
        product: await one(call, id),
        details: { steps: steps.map(withoutNulls) },
      };
    },
  },
  {
    method: 'get',
    path: '/api/product/get-userProduct/:userId',
    summary: 'Everything that a user sells, newest first',
    access: 'anybody',
    answer: object({ products: arrayOf(schemaRef('SellerProduct')) }),
    handle: async (call) => {
      const root = await service.productsOfSeller(call.ctx, call.params.text('userId'), LIST_LIMIT);
      const products = await call.read<Parameters<typeof serializeProductOfSeller>[0][]>(root, productOfSellerSelection);
      return { products: products.map(serializeProductOfSeller) };
    },
  },
  {
    method: 'delete',
    path: '/api/product/delete-product/:id',
    summary: 'Takes a product down; its seller, or an administrator',
    access: 'signed in',
    answer: object({}),
    handle: async ({ ctx, params }) => {
      await service.deleteProduct(ctx, { id: params.text('id') });
      return { message: messages.productDeleted };
    },
  },
];

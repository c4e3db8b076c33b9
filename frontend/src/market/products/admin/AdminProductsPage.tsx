import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { removeFromCache } from '../../../apollo/cache/listUpdates.ts';
import { pagedList } from '../../../apollo/pagedList.ts';
import type { AdminProductsQuery as Data } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatPrice, plural } from '../../../lib/format/format.ts';
import { RemoveDialog } from '../../../safety/moderation/RemoveDialog.tsx';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import type { ListColumn } from '../../../ui/tables/listColumn.ts';
import { choiceOf } from '../../../ui/tables/useListParams.ts';
import { DoubtfulListings } from '../../../safety/moderation/DoubtfulListings.tsx';
import { RemoveListingMutation } from '../../../safety/moderation/removeListingMutation.ts';
import { ListTablePage } from '../../../apollo/ListTablePage.tsx';

const AdminProductsQuery = graphql(`
  query AdminProducts($filter: ProductFilter!, $sort: ProductSort!, $first: Int = 20, $after: String) {
    products(first: $first, after: $after, filter: $filter, sort: $sort) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        name
        price
        quantity
        createdAt
        category {
          id: databaseId
          name
        }
        seller {
          id: databaseId
          name
        }
      }
    }
  }
`);

type Product = Data['products']['nodes'][number];

const sorts = [
  ['NEWEST', 'Newest first'],
  ['PRICE_ASC', 'Price: low to high'],
  ['PRICE_DESC', 'Price: high to low'],
] as const;

const stocks = [
  ['', 'All products'],
  ['in', 'In stock'],
  ['out', 'Sold out'],
] as const;

const inStock = { '': null, in: true, out: false };

const { loader, useList } = pagedList({
  query: AdminProductsQuery,
  variablesOf: (params) => ({
    filter: { search: params.get('q') || null, inStock: inStock[choiceOf(params, 'stock', stocks)] },
    sort: choiceOf(params, 'sort', sorts),
  }),
  pageOf: ({ products }: Data) => products,
});

const columns: ListColumn<Product>[] = [
  { header: 'Product', cell: ({ id, name }) => <Link to={`/product/${id}`}>{name}</Link>, csv: ({ name }) => name },
  {
    header: 'Seller',
    cell: ({ seller }) => <Link to={`/dashboard/admin/viewUserDetails/${seller.id}`}>{seller.name}</Link>,
    csv: ({ seller }) => seller.name,
  },
  { header: 'Category', cell: ({ category }) => category.name, csv: ({ category }) => category.name },
  { header: 'Price', cell: ({ price }) => formatPrice(price), csv: ({ price }) => price, sort: { asc: 'PRICE_ASC', desc: 'PRICE_DESC' } },
  { header: 'Quantity', cell: ({ quantity }) => quantity, csv: ({ quantity }) => quantity },
  { header: 'Listed', cell: ({ createdAt }) => formatDate(createdAt), csv: ({ createdAt }) => createdAt, sort: { desc: 'NEWEST' } },
];

interface Chosen {
  products: Product[];
  clear: () => void;
}

/** Page with all listings. One or several can be removed with one reason. */
function AdminProductsPage() {
  const list = useList();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [removeListing] = useMutation(RemoveListingMutation, {
    update: (cache, { data: result }, { variables }) => removeFromCache(cache, 'Product', result ? variables?.id : undefined),
  });
  const remove = async (reason: string) => {
    const { products, clear } = chosen!;
    const done = [];
    for (const { id } of products) done.push((await removeListing({ variables: { id, reason } })).data?.deleteProduct);
    clear();
    list.refresh();
    // If several were removed, each can be undone in the activity log.
    return done.length === 1 ? done[0] : undefined;
  };
  const [first] = chosen?.products ?? [];
  return (
    <ListTablePage
      title="Products"
      placeholder="Search by name..."
      filter={{ name: 'stock', label: 'Stock', choices: stocks }}
      sorts={sorts}
      things="products"
      columns={columns}
      list={list}
      nameOf={({ name }) => name}
      empty={<EmptyState title="No products found." />}
      actions={(product) => (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          aria-label={`Remove ${product.name}`}
          onClick={() => setChosen({ products: [product], clear: () => undefined })}
        >
          Remove
        </Button>
      )}
      bulk={(products, clear) => (
        <Button size="sm" minH="11" variant="outline" color="bad.fg" onClick={() => setChosen({ products, clear })}>
          Remove selected
        </Button>
      )}
    >
      <DoubtfulListings onRemoved={list.refresh} />
      {chosen && first && (
        <RemoveDialog
          what={chosen.products.length === 1 ? `the listing ${first.name}` : plural(chosen.products.length, 'listing')}
          owner={chosen.products.length === 1 ? first.seller.name : 'Each seller'}
          act={chosen.products.length === 1 ? { kind: 'DELETE_PRODUCT', id: first.id } : undefined}
          remove={remove}
          onClose={() => setChosen(null)}
        />
      )}
    </ListTablePage>
  );
}

export const adminProductsPage = { Component: AdminProductsPage, loader, failure: () => 'The products could not be loaded.' };

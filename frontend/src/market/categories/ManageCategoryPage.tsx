import { Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import type { ManageCategoriesQuery as Data } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import type { RequestError } from '../../lib/texts/requestError.ts';
import { DataTable, RowsSkeleton } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { ExportButton } from '../../ui/tables/ExportButton.tsx';
import type { ListColumn } from '../../ui/tables/listColumn.ts';
import { OrderSelect } from '../../ui/tables/ListSearch.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { useListParams } from '../../ui/tables/useListParams.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { brand } from '../../lib/texts/college.ts';

const ManageCategoriesQuery = graphql(`
  query ManageCategories {
    categories {
      id: databaseId
      name
      productCount
      viewerCanDelete
    }
  }
`);

const loader = () => preloadQuery(ManageCategoriesQuery, {}, 'cache-and-network');

type Category = Data['categories'][number];

const sorts = [
  ['NAME_ASC', 'Name: A to Z'],
  ['NAME_DESC', 'Name: Z to A'],
  ['PRODUCTS_DESC', 'Most products first'],
  ['PRODUCTS_ASC', 'Fewest products first'],
] as const;

const columns: ListColumn<Category>[] = [
  { header: 'Name', cell: ({ name }) => name, csv: ({ name }) => name, sort: { asc: 'NAME_ASC', desc: 'NAME_DESC' } },
  {
    header: 'Products',
    cell: ({ productCount }) => productCount,
    csv: ({ productCount }) => productCount,
    sort: { asc: 'PRODUCTS_ASC', desc: 'PRODUCTS_DESC' },
  },
];

/** Returns the categories in the chosen order. All categories are loaded, so the browser sorts them. */
function sorted(categories: readonly Category[], sort: string): Category[] {
  const byName = categories.toSorted((a, b) => a.name.localeCompare(b.name));
  if (sort === 'NAME_DESC') return byName.reverse();
  if (sort === 'PRODUCTS_ASC') return byName.sort((a, b) => a.productCount - b.productCount);
  return sort === 'PRODUCTS_DESC' ? byName.sort((a, b) => b.productCount - a.productCount) : byName;
}

/** Page that creates, renames and deletes categories. */
function ManageCategoryPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const [editing, setEditing] = useState<string | null>(null);
  const [wasEdited, setWasEdited] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const categories = sorted(data.categories, useListParams().get('sort'));
  const chosen = categories.find(({ id }) => id === deleting);
  const done = () => {
    setWasEdited(editing);
    setEditing(null);
    refresh();
  };
  return (
    <Stack gap="6">
      <PageTitle>{`Manage Category - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Manage Category
      </Heading>
      <Text color="fg.muted">Create, rename or delete categories</Text>
      {/* Only one form is shown at a time. Its space is reserved, so that the rows below do not move. */}
      <Panel visibility={editing === null ? undefined : 'hidden'}>
        <CategoryForm editing={null} onDone={done} />
      </Panel>
      <Heading as="h2" size="lg">
        Existing Categories
      </Heading>
      <HStack wrap="wrap" gap="3">
        <OrderSelect sorts={sorts} />
        <ExportButton things="categories" columns={columns} rowsOf={() => Promise.resolve(categories)} label="Export all" />
      </HStack>
      <DataTable
        columns={[...columns, '']}
        usualSort="NAME_ASC"
        empty={<EmptyState title="No categories available" />}
        isEmpty={categories.length === 0}
      >
        {categories.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            editing={category.id === editing}
            wasEdited={category.id === wasEdited}
            onEdit={() => setEditing(category.id)}
            onDone={done}
            onDelete={() => setDeleting(category.id)}
          />
        ))}
      </DataTable>
      {chosen && (
        <DeleteCategoryDialog
          category={chosen}
          others={categories.filter(({ id }) => id !== chosen.id)}
          onClose={() => setDeleting(null)}
          onDeleted={done}
        />
      )}
    </Stack>
  );
}

const failure = ({ code }: RequestError) => (code ? messages.categoriesLoadFailed : messages.categoriesLoadError);

export const manageCategoryPage = { Component: ManageCategoryPage, Skeleton: RowsSkeleton, loader, failure };

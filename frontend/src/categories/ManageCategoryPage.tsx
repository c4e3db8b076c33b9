import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { preloadQuery } from '../apollo/preload.ts';
import { usePageQuery } from '../apollo/usePageQuery.ts';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import type { RequestError } from '../lib/requestError.ts';
import { DataTable, RowsSkeleton } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { brand } from '../lib/college.ts';

const ManageCategoriesQuery = graphql(`
  query ManageCategories {
    categories {
      id
      name
      productCount
      viewerCanDelete
    }
  }
`);

const loader = () => preloadQuery(ManageCategoriesQuery, {}, 'cache-and-network');

/** Creates, renames and deletes categories. */
function ManageCategoryPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const [editing, setEditing] = useState<string | null>(null);
  const [wasEdited, setWasEdited] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const { categories } = data;
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
      {/* One form at a time. Its space is reserved, so that the rows below do not move. */}
      <Panel visibility={editing === null ? undefined : 'hidden'}>
        <CategoryForm editing={null} onDone={done} />
      </Panel>
      <Heading as="h2" size="lg">
        Existing Categories
      </Heading>
      <DataTable columns={['Name', 'Products', '']} empty={<EmptyState title="No categories available" />} isEmpty={categories.length === 0}>
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

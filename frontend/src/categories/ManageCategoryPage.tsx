import { useQuery } from '@apollo/client/react';
import { Heading, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { DataTable, RowsSkeleton } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { toast } from '../ui/toaster.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { brand } from '../lib/brand.ts';

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

/** Creates, renames and deletes categories. */
export function ManageCategoryPage() {
  const { data, error, refetch } = useQuery(ManageCategoriesQuery, { fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState<string | null>(null);
  const [wasEdited, setWasEdited] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const categories = data?.categories ?? [];
  const chosen = categories.find(({ id }) => id === deleting);
  const failure = requestErrorOf(error).code ? messages.categoriesLoadFailed : messages.categoriesLoadError;
  useEffect(() => {
    if (error) toast.error(failure);
  }, [error, failure]);
  const done = () => {
    setWasEdited(editing);
    setEditing(null);
    void refetch();
  };
  return (
    <Stack gap="6">
      <PageTitle>{`Manage Category - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Manage Category
      </Heading>
      {/* One form at a time. Its space is reserved, so that the rows below do not move. */}
      <Panel visibility={editing === null ? undefined : 'hidden'}>
        <CategoryForm editing={null} onDone={done} />
      </Panel>
      <Heading as="h2" size="lg">
        Existing Categories
      </Heading>
      {!data && (error ? <LoadFailure message={failure} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {data && (
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
      )}
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

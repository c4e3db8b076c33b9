import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Heading, HStack, Input, Stack, Table, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { removeFromCache } from '../apollo/listUpdates.ts';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { toast } from '../ui/toaster.ts';
import { brand } from '../lib/brand.ts';

const ManageUsersQuery = graphql(`
  query ManageUsers($search: String, $after: String) {
    users(first: 20, after: $after, search: $search) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        name
        email
        role
      }
    }
  }
`);

const DeleteUserMutation = graphql(`
  mutation DeleteUser($id: ID!) {
    deleteUser(id: $id) {
      deletedId
    }
  }
`);

/** Finds people, shows and deletes them. */
export function ManageUsersPage() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const [typed, setTyped] = useState(search);
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const { data, error, refetch, fetchMore, loading } = useQuery(ManageUsersQuery, { variables: { search }, fetchPolicy: 'cache-and-network' });
  const [deleteUser, { loading: deleting }] = useMutation(DeleteUserMutation, {
    update: (cache, { data: result }) => removeFromCache(cache, 'User', result?.deleteUser.deletedId),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setParams(typed.trim() ? { q: typed.trim() } : {});
  };
  const remove = async () => {
    try {
      await deleteUser({ variables: { id: chosen!.id } });
      toast.success(`${chosen!.name} is deleted.`);
    } catch (cause) {
      // A rule that stands in the way is told; a failure of the network is only logged, as the specification has it.
      const { message } = requestErrorOf(cause);
      if (message) toast.error(message);
      else console.error(cause);
    }
    setChosen(null);
  };
  const users = data?.users;
  return (
    <Stack gap="5">
      <PageTitle>{`Manage Users - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Manage Users
      </Heading>
      <chakra.form role="search" aria-label="Users" onSubmit={submit}>
        <HStack>
          <Input
            type="search"
            aria-label="Search by name or email"
            placeholder="Search by name or email..."
            value={typed}
            maxLength={100}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit">Search</Button>
        </HStack>
      </chakra.form>
      {users && <Text color="fg.muted">{users.totalCount === 1 ? '1 user' : `${users.totalCount} users`}</Text>}
      <DataTable
        columns={['Name', 'Email', '']}
        page={users}
        failed={error !== undefined}
        failure="The users could not be loaded."
        loading={loading}
        empty={<EmptyState title="No users found." />}
        onRetry={() => void refetch()}
        onMore={() => void fetchMore({ variables: { after: users?.pageInfo.endCursor } })}
      >
        {users?.nodes.map(({ id, name, email, role }) => (
          <Table.Row key={id}>
            <Table.Cell data-label="Name" fontWeight="semibold" overflowWrap="anywhere">
              {name}
              {role === 'ADMIN' && ' (admin)'}
            </Table.Cell>
            <Table.Cell data-label="Email" overflowWrap="anywhere">
              {email}
            </Table.Cell>
            <Table.Cell>
              <HStack justify="end">
                <Button asChild size="sm" minH="11" variant="outline">
                  <Link to={`/dashboard/admin/viewUserDetails/${id}`} aria-label={`View ${name}`}>
                    View
                  </Link>
                </Button>
                <Button size="sm" minH="11" variant="outline" onClick={() => setChosen({ id, name })} aria-label={`Delete ${name}`}>
                  Delete
                </Button>
              </HStack>
            </Table.Cell>
          </Table.Row>
        ))}
      </DataTable>
      <ConfirmDialog
        open={chosen !== null}
        title={messages.userDeleteAsk}
        destructive
        busy={deleting}
        onYes={() => void remove()}
        onNo={() => setChosen(null)}
      >
        <Text>
          {chosen?.name} is signed out everywhere, open listings are taken down, open orders are cancelled and personal data is erased. This cannot be
          undone.
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}

import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { removeFromCache } from '../../../apollo/cache/listUpdates.ts';
import { pagedList } from '../../../apollo/pagedList.ts';
import type { ManageUsersQuery as Data } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/documents.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { requestErrorOf } from '../../../lib/texts/requestError.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import type { ListColumn } from '../../../ui/tables/listColumn.ts';
import { toast } from '../../../ui/dialogs/toaster.ts';
import { ActPreview } from '../../../apollo/undo/ActPreview.tsx';
import { offerUndo } from '../../../apollo/undo/offerUndo.ts';
import { choiceOf } from '../../../ui/tables/useListParams.ts';
import { ListTablePage } from '../../../apollo/ListTablePage.tsx';

const ManageUsersQuery = graphql(`
  query ManageUsers($search: String, $role: Role, $sort: UserSort!, $first: Int = 20, $after: String) {
    users(first: $first, after: $after, search: $search, role: $role, sort: $sort) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        name
        email
        collegeId
        role
        createdAt
      }
    }
  }
`);

const DeleteUserMutation = graphql(`
  mutation DeleteUser($id: ID!) {
    deleteUser(input: { id: $id }) {
      undoToken
      undoUntil
      deletedId
    }
  }
`);

type User = Data['users']['nodes'][number];

const sorts = [
  ['NEWEST', 'Newest first'],
  ['OLDEST', 'Oldest first'],
  ['NAME_ASC', 'Name: A to Z'],
  ['NAME_DESC', 'Name: Z to A'],
  ['EMAIL_ASC', 'Email: A to Z'],
  ['EMAIL_DESC', 'Email: Z to A'],
] as const;

const roles = [
  ['', 'All roles'],
  ['STUDENT', 'Students'],
  ['ADMIN', 'Administrators'],
] as const;

const { loader, useList } = pagedList({
  query: ManageUsersQuery,
  variablesOf: (params) => ({
    search: params.get('q') ?? '',
    role: choiceOf(params, 'role', roles) || null,
    sort: choiceOf(params, 'sort', sorts),
  }),
  pageOf: ({ users }: Data) => users,
});

const columns: ListColumn<User>[] = [
  {
    header: 'Name',
    cell: ({ name, role }) => (role === 'ADMIN' ? `${name} (admin)` : name),
    csv: ({ name }) => name,
    sort: { asc: 'NAME_ASC', desc: 'NAME_DESC' },
  },
  { header: 'Email', cell: ({ email }) => email, csv: ({ email }) => email, sort: { asc: 'EMAIL_ASC', desc: 'EMAIL_DESC' } },
  { header: 'College ID', cell: ({ collegeId }) => collegeId, csv: ({ collegeId }) => collegeId },
  {
    header: 'Joined',
    cell: ({ createdAt }) => formatDate(createdAt),
    csv: ({ createdAt }) => createdAt,
    sort: { asc: 'OLDEST', desc: 'NEWEST' },
  },
];

function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [deleteUser, { loading }] = useMutation(DeleteUserMutation, {
    update: (cache, { data: result }, { variables }) => removeFromCache(cache, 'User', result ? variables?.id : undefined),
  });
  const remove = async () => {
    try {
      const { data } = await deleteUser({ variables: { id: user.id } });
      offerUndo(`${user.name} is deleted.`, data?.deleteUser);
    } catch (cause) {
      // A rejection is shown. A network error is only logged, as specified.
      const { message } = requestErrorOf(cause);
      if (message) toast.error(message);
      else console.error(cause);
    }
    onClose();
  };
  return (
    <ConfirmDialog open title={messages.userDeleteAsk} destructive busy={loading} onYes={() => void remove()} onNo={onClose}>
      <Text>
        {user.name} is signed out everywhere, open listings are taken down, open orders are cancelled and personal data is erased. For 10 minutes you
        can undo it.
      </Text>
      <ActPreview kind="DELETE_USER" id={user.id} />
    </ConfirmDialog>
  );
}

/** Page that searches, shows and deletes users. */
function ManageUsersPage() {
  const list = useList();
  const [chosen, setChosen] = useState<User | null>(null);
  return (
    <ListTablePage
      title="Manage Users"
      placeholder="Search by name or email..."
      filter={{ name: 'role', label: 'Role', choices: roles }}
      sorts={sorts}
      things="users"
      columns={columns}
      list={list}
      nameOf={({ name }) => name}
      empty={<EmptyState title="No users found." />}
      actions={(user) => (
        <>
          <Button asChild size="sm" minH="11" variant="outline">
            <Link to={`/dashboard/admin/viewUserDetails/${user.id}`} aria-label={`View ${user.name}`}>
              View
            </Link>
          </Button>
          <Button size="sm" minH="11" variant="outline" onClick={() => setChosen(user)} aria-label={`Delete ${user.name}`}>
            Delete
          </Button>
        </>
      )}
    >
      {chosen && <DeleteUserDialog user={chosen} onClose={() => setChosen(null)} />}
    </ListTablePage>
  );
}

export const manageUsersPage = { Component: ManageUsersPage, loader, failure: () => 'The users could not be loaded.' };

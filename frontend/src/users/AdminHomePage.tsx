import { useQuery } from '@apollo/client/react';
import { Button, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { Facts } from '../ui/Facts.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Retry } from '../ui/Retry.tsx';
import { brand } from '../lib/brand.ts';

const AdminHomeQuery = graphql(`
  query AdminHome {
    me {
      id
      name
      email
      phone
    }
    users(first: 1) {
      totalCount
    }
    products(first: 1) {
      totalCount
    }
    categories {
      id
    }
  }
`);

const places = [
  ['/dashboard/admin/create-category', 'Create Category', 'Shelves of the marketplace: make, rename, delete.'],
  ['/dashboard/admin/users', 'Manage Users', 'Find people, see everything of one, change roles.'],
  ['/dashboard/admin/messages', 'Contact Messages', 'What people wrote in the contact form.'],
  ['/dashboard/admin/audit', 'Audit List', 'Who did what to whom, and when.'],
] as const;

/** Where administrators start. */
export function AdminHomePage() {
  const { data, error, refetch } = useQuery(AdminHomeQuery, { fetchPolicy: 'cache-and-network' });
  const me = data?.me;
  if (error && !me) return <Retry message="Your data could not be loaded." onRetry={() => void refetch()} />;
  if (!me) return <Skeleton height="50vh" borderRadius="l3" />;
  return (
    <Stack gap="6">
      <PageTitle>{`Admin - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Admin
      </Heading>
      <Panel>
        <Facts
          facts={[
            ['Admin Name', me.name],
            ['Admin Email', me.email],
            ['Admin Contact', me.phone],
            ['Users', String(data.users.totalCount)],
            ['Products listed', String(data.products.totalCount)],
          ]}
        />
      </Panel>
      {data.categories.length === 0 && (
        <Panel role="status" borderColor="brand.border">
          <Text>{messages.noCategoriesForAdmin}</Text>
          <Button asChild mt="3">
            <Link to="/dashboard/admin/create-category">Create a category</Link>
          </Button>
        </Panel>
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {places.map(([to, label, text]) => (
          <Panel key={to} _hover={{ borderColor: 'brand.border' }}>
            <Heading as="h2" size="md">
              <Link to={to}>{label}</Link>
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Panel>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

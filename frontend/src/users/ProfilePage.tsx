import { useQuery } from '@apollo/client/react';
import { Avatar, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../gql/index.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Retry } from '../ui/Retry.tsx';
import { AccessTokens } from './AccessTokens.tsx';
import { AccountActions } from './AccountActions.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const ProfileQuery = graphql(`
  query Profile {
    me {
      id
      name
      email
      phone
      collegeId
      profilePictureUrl(width: 320)
      ...ProfileForm
      ...AccessTokens
    }
  }
`);

/** The own profile, to read and to edit. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(ProfileQuery);
  const [editing, setEditing] = useState(false);
  const me = data?.me;
  if (error && !me) return <Retry message="Your profile could not be loaded." onRetry={() => void refetch()} />;
  if (!me) return <Skeleton height="50vh" borderRadius="l3" />;
  const facts = [
    ['Name', me.name],
    ['Email', me.email],
    ['Phone', me.phone],
    ['College ID', me.collegeId],
  ];
  return (
    <Stack gap="6">
      <PageTitle>Profile - CampusCart</PageTitle>
      <Heading as="h1" size="2xl">
        Profile
      </Heading>
      <Panel>
        {editing ? (
          <ProfileForm user={me} onDone={() => setEditing(false)} />
        ) : (
          <Flex gap="6" direction={{ base: 'column', sm: 'row' }} align="start">
            <Avatar.Root size="2xl" bg="brand.subtle" color="brand.fg">
              <Avatar.Fallback textTransform="uppercase">{me.email?.slice(0, 2)}</Avatar.Fallback>
              {me.profilePictureUrl && <Avatar.Image src={me.profilePictureUrl} alt={me.name} />}
            </Avatar.Root>
            <Stack gap="3" minW="0">
              {facts.map(([label, value]) => (
                <div key={label}>
                  <Text color="fg.muted" fontSize="sm">
                    {label}
                  </Text>
                  <Text fontWeight="semibold" overflowWrap="anywhere">
                    {value || 'Not given'}
                  </Text>
                </div>
              ))}
              <Button alignSelf="start" onClick={() => setEditing(true)}>
                Edit Profile
              </Button>
            </Stack>
          </Flex>
        )}
      </Panel>
      {!editing && <AccessTokens user={me} onChanged={() => void refetch()} />}
      {!editing && <AccountActions />}
    </Stack>
  );
}

import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { Avatar } from '../../ui/elements/Avatar.tsx';
import { MyCourses, MyCoursesFragment } from '../../market/followed-courses/MyCourses.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { SafetyPanel, SafetyPanelFragment } from '../../safety/reports/SafetyPanel.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { AccessTokens, AccessTokensFragment } from '../access-tokens/AccessTokens.tsx';
import { AccountActions } from './AccountActions.tsx';
import { ProfileForm, ProfileFormFragment } from './ProfileForm.tsx';
import { UpiForm, UpiFragment } from './UpiForm.tsx';
import { brand, currency } from '../../lib/texts/college.ts';
import { hasPasswords } from '../../lib/texts/signInWays.ts';

const ProfileQuery = graphql(
  `
    query Profile {
      me {
        id: databaseId
        name
        email
        phone
        collegeId
        profilePictureUrl(width: 320)
        hasPassword
        ...ProfileForm
        ...UpiForm
        ...MyCourses
        ...AccessTokens
        ...SafetyPanel
      }
    }
  `,
  ProfileFormFragment,
  UpiFragment,
  MyCoursesFragment,
  AccessTokensFragment,
  SafetyPanelFragment,
);

const loader = () => preloadQuery(ProfileQuery, {});

const ProfileSkeleton = () => <Skeleton height="50vh" borderRadius="l3" />;

/** Page with the viewer's profile, which can be edited. */
function ProfilePage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const [editing, setEditing] = useState(false);
  const { me } = data;
  if (!me) return null;
  const facts = [
    ['Name', me.name],
    ['Email', me.email],
    ['Phone', me.phone],
    ['College ID', me.collegeId],
  ];
  return (
    <Stack gap="6">
      <PageTitle>{`Profile - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Profile
      </Heading>
      <Panel>
        {editing ? (
          <ProfileForm user={me} onDone={() => setEditing(false)} />
        ) : (
          <Flex gap="6" direction={{ base: 'column', sm: 'row' }} align="start">
            <Avatar size="16" url={me.profilePictureUrl} name={me.name} letters={me.email?.slice(0, 2) ?? ''} />
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
              <HStack wrap="wrap">
                <Button onClick={() => setEditing(true)}>Edit Profile</Button>
                <Button asChild variant="outline">
                  <Link to={`/u/${me.id}`}>What others see</Link>
                </Button>
              </HStack>
            </Stack>
          </Flex>
        )}
      </Panel>
      {!editing && currency === 'INR' && <UpiForm user={me} />}
      {!editing && <MyCourses user={me} />}
      {!editing && <AccessTokens user={me} onChanged={refresh} />}
      {!editing && <SafetyPanel user={me} onChanged={refresh} />}
      {!editing && <AccountActions asksPassword={hasPasswords && me.hasPassword === true} />}
    </Stack>
  );
}

export const profilePage = { Component: ProfilePage, Skeleton: ProfileSkeleton, loader, failure: () => 'Your profile could not be loaded.' };

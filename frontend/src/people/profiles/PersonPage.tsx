import { Button, Container, Flex, Stack, Text } from '@chakra-ui/react';
import { Link, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { NotFoundPage } from '../../app/NotFoundPage.tsx';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { BlockedState } from '../../safety/reports/BlockedState.tsx';
import { MemberPlace } from '../../apollo/session/MemberPlace.tsx';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { PersonHeader, PersonHeaderFragment } from './PersonHeader.tsx';
import { PersonListings, PersonListingsFragment } from '../../market/products/PersonListings.tsx';
import { PersonRatings, PersonRatingsFragment } from './PersonRatings.tsx';
import { BundleButton } from '../../trade/bundles/BundleButton.tsx';
import { PersonSafety, PersonSafetyFragment } from '../../safety/reports/PersonSafety.tsx';

const PersonQuery = graphql(
  `
    query Person($id: ID!, $after: String, $ratingsAfter: String) {
      profile(id: $id) {
        id: databaseId
        name
        profilePrivate
        viewerHasBlocked
        ...PersonHeader
        ...PersonSafety
        ...PersonRatings
        ...PersonListings
      }
    }
  `,
  PersonHeaderFragment,
  PersonSafetyFragment,
  PersonRatingsFragment,
  PersonListingsFragment,
);

const loader = ({ params }: LoaderFunctionArgs) => preloadQuery(PersonQuery, { id: params.id! }, 'cache-and-network');

/** Text for guests, who can see only the profiles of sellers. */
function SignInFirst() {
  const { pathname } = useLocation();
  return (
    <EmptyState
      title="Sign in to see this profile"
      heading
      action={
        <Button asChild>
          <Link to="/signin" state={{ from: pathname }}>
            Sign In
          </Link>
        </Button>
      }
    >
      Without signing in you see the profiles of people who are selling something.
    </EmptyState>
  );
}

/** Page of a profile: the person's listings and ratings, or one sentence if the profile is private. */
function PersonPage() {
  const viewer = useViewer();
  const person = usePageQuery<typeof loader>().data.profile;
  if (!person) return viewer ? <NotFoundPage /> : <SignInFirst />;
  const isOwn = viewer?.id === person.id;
  return (
    <Container maxW="1440px" minH="100dvh" py={{ base: '4', md: '8' }}>
      <PageTitle>{`${person.name} - ${brand}`}</PageTitle>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="6">
        <PersonHeader person={person} />
        {!isOwn && (
          <MemberPlace minW="40" minH="11">
            <PersonSafety person={person} />
          </MemberPlace>
        )}
        {isOwn && (
          <Button asChild variant="outline">
            <Link to="/dashboard/user/profile">Your profile settings</Link>
          </Button>
        )}
      </Flex>
      {person.viewerHasBlocked && <BlockedState person={person} />}
      {person.profilePrivate && (
        <Text mb="6" color="fg.muted">
          {isOwn ? 'Your profile is private: others see your name and nothing else.' : 'This profile is private.'}
        </Text>
      )}
      <Stack gap="8">
        {!person.viewerHasBlocked && (
          <PersonListings person={person}>
            {!isOwn && <BundleButton label="Buy several together" seller={person} filter={{ sellerId: person.id, inStock: true }} />}
          </PersonListings>
        )}
        <PersonRatings person={person} />
      </Stack>
    </Container>
  );
}

export const personPage = { Component: PersonPage, loader, failure: () => 'The profile could not be loaded.' };

import type { FragmentType } from '@apollo/client';
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { LoadMore } from '../../ui/buttons/LoadMore.tsx';
import { LocalTime } from '../../ui/html/LocalTime.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Stars } from '../../ui/stars/Stars.tsx';
import { PersonLink } from './PersonLink.tsx';

export const PersonRatingsFragment = graphql(`
  fragment PersonRatings on User {
    id: databaseId
    ratings(first: 10, after: $ratingsAfter) {
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id: databaseId
        stars
        text
        createdAt
        author {
          id: databaseId
          name
        }
      }
    }
  }
`);

const MoreRatingsQuery = graphql(
  `
    query MoreRatings($id: ID!, $ratingsAfter: String) {
      profile(id: $id) {
        id: databaseId
        ...PersonRatings
      }
    }
  `,
  PersonRatingsFragment,
);

/** Ratings by people who traded with the person. Renders nothing if there are none. */
export function PersonRatings({ person }: { person: FragmentType<typeof PersonRatingsFragment> & { id: string } }) {
  const ratings = useFragmentData(PersonRatingsFragment, person)?.ratings;
  const more = useLoadMore(MoreRatingsQuery, { id: person.id, ratingsAfter: ratings?.pageInfo.endCursor });
  if (!ratings || ratings.nodes.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="ratings">
      <Heading as="h2" size="lg" mb="3" id="ratings">
        Ratings
      </Heading>
      <Stack as="ul" listStyleType="none" gap="3">
        {ratings.nodes.map(({ id: ratingId, stars, text, createdAt, author }) => (
          <Panel as="li" key={ratingId} p="4">
            <Stars value={stars} />
            {text && (
              <Text overflowWrap="anywhere" whiteSpace="pre-line">
                {text}
              </Text>
            )}
            <Text fontSize="sm" color="fg.muted">
              <PersonLink person={author} />, <LocalTime iso={createdAt} format={formatDate} />
            </Text>
          </Panel>
        ))}
      </Stack>
      {ratings.pageInfo.hasNextPage && <LoadMore {...more} />}
    </Box>
  );
}

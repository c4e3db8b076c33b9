import type { FragmentType } from '@apollo/client';
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { Avatar } from '../../ui/elements/Avatar.tsx';
import { StarScore } from '../../ui/stars/StarScore.tsx';
import { answerTime } from './answerTime.ts';

export const PersonHeaderFragment = graphql(`
  fragment PersonHeader on User {
    id: databaseId
    name
    createdAt
    profilePictureUrl(width: 320)
    profilePrivate
    answersWithin
    ratingCount
    ratingAverage
    onTimeShare
  }
`);

/** Header of a profile: picture, name, member since, average ratings, and the response time. */
export function PersonHeader({ person }: { person: FragmentType<typeof PersonHeaderFragment> }) {
  const shown = useFragmentData(PersonHeaderFragment, person);
  if (!shown) return null;
  const { name, createdAt, profilePictureUrl, profilePrivate, answersWithin, ratingCount, ratingAverage, onTimeShare } = shown;
  const facts = [
    profilePrivate ? '' : `Member since ${new Date(createdAt).getUTCFullYear()}`,
    onTimeShare == null ? '' : `On time ${Math.round(onTimeShare * 100)}%`,
    answersWithin == null ? '' : `Usually answers ${answerTime(answersWithin)}`,
  ];
  return (
    <Flex gap="4" align="center">
      <Avatar url={profilePictureUrl} name="" letters={name.slice(0, 2)} size="16" />
      <Box minW="0">
        <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }} lineHeight="1.2" overflowWrap="anywhere">
          {name}
        </Heading>
        {ratingAverage != null && (
          <Text>
            <StarScore value={ratingAverage} /> ({plural(ratingCount, 'rating')})
          </Text>
        )}
        <Text color="fg.muted" fontSize="sm">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Box>
    </Flex>
  );
}

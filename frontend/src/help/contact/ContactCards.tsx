import { useQuery } from '@apollo/client/react';
import { Heading, Stack, Text } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { CampusMap } from './CampusMap.tsx';

const ContactCardsQuery = graphql(`
  query ContactCards {
    college {
      phone
      email
      address
      position {
        latitude
        longitude
      }
    }
  }
`);

/** Contact data of the people who run the marketplace. */
export function ContactCards() {
  const { data, error, refetch } = useQuery(ContactCardsQuery);
  if (error && !data) return <LoadFailure message="The contact data could not be loaded." onRetry={() => void refetch()} />;
  const { phone, email, address, position } = data?.college ?? {};
  const cards = (
    [
      ['Phone', phone],
      ['Email', email],
      ['Visit', address],
    ] as const
  ).filter(([, text]) => !data || text);
  return (
    <Stack gap="4">
      {cards.map(([title, text]) => (
        <Panel key={title} py="4">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          {data ? <Text overflowWrap="anywhere">{text}</Text> : <Skeleton h="6" />}
        </Panel>
      ))}
      {position && <CampusMap position={position} />}
    </Stack>
  );
}

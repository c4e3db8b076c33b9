import { useQuery } from '@apollo/client/react';
import { Box, Text } from '@chakra-ui/react';
import { graphql } from '../../../gql/documents.ts';
import { plural } from '../../../lib/format/format.ts';

const HeldListingQuery = graphql(`
  query HeldListing($id: ID!) {
    product(id: $id) {
      id: databaseId
      heldFor
      refusal
      waitingBefore
    }
  }
`);

const placeText = (before: number) => (before === 0 ? 'It is the next one.' : `${plural(before, 'listing')} waited longer.`);

/** State of a listing that waits for an administrator. The component has a query of its own, because few listings wait. */
export function HeldListing({ id }: { id: string }) {
  const { data } = useQuery(HeldListingQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { heldFor, refusal, waitingBefore } = data?.product ?? {};
  return (
    <Box role="status" borderWidth="1px" borderColor="border" borderRadius="l2" p="3" fontSize="sm" overflowWrap="anywhere">
      <Text fontWeight="semibold">{refusal ? 'Not published' : 'Published after a look by an administrator'}</Text>
      {refusal ? (
        <Text>{refusal} Change the listing to have it reviewed again. You lose nothing.</Text>
      ) : (
        waitingBefore != null && <Text>{placeText(waitingBefore)} You lose nothing.</Text>
      )}
      {heldFor && <Text color="fg.muted">In doubt: {heldFor}</Text>}
    </Box>
  );
}

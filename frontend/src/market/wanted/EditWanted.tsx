import { useMutation, useQuery } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { typedNumber } from '../../lib/format/typedNumber.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { blankWanted, WantedForm, type WantedValues } from './WantedForm.tsx';
import { WantedCardFragment } from './WantedCard.tsx';

const EditedWantedQuery = graphql(`
  query EditedWanted($id: ID!) {
    wantedPosts(first: 1, filter: { ids: [$id], own: true }) {
      nodes {
        id: databaseId
        title
        maxPrice
        condition
        category {
          id: databaseId
        }
      }
    }
  }
`);

const UpdateWantedMutation = graphql(
  `
    mutation UpdateWanted($input: UpdateWantedPostInput!) {
      updateWantedPost(input: $input) {
        wantedPost {
          id: databaseId
          ...WantedCard
        }
      }
    }
  `,
  WantedCardFragment,
);

/** Form of an own wanted post, with its values filled in. */
export function EditWanted({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(EditedWantedQuery, { variables: { id } });
  const [update] = useMutation(UpdateWantedMutation);
  if (error && !data) return <LoadFailure message="The wanted post could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="20rem" borderRadius="l3" />;
  const [post] = data.wantedPosts.nodes;
  if (!post) return <Text>There is no such wanted post of yours.</Text>;
  const { title, maxPrice, condition, category } = post;
  const sendChanges = async ({ days: _, ...changes }: Partial<WantedValues>) => {
    await update({ variables: { input: { id, ...changes } } });
    toast.success('Saved. We will tell you about new matches.');
    await navigate('/wanted?own=1');
  };
  return (
    <WantedForm
      draft={`wanted:${id}:edit`}
      defaultValues={{
        ...blankWanted,
        title,
        maxPrice: maxPrice == null ? '' : typedNumber(maxPrice),
        condition: condition ?? '',
        categoryId: category?.id ?? '',
      }}
      submitLabel="Save"
      sendChanges={sendChanges}
      failure="It could not be saved. Please try again."
    />
  );
}

import { useMutation } from '@apollo/client/react';
import { Container, Heading, Text } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { EditWanted } from './EditWanted.tsx';
import { blankWanted, WantedForm, type WantedValues } from './WantedForm.tsx';

const CreateWantedMutation = graphql(`
  mutation CreateWanted($input: CreateWantedPostInput!) {
    createWantedPost(input: $input) {
      wantedPost {
        id: databaseId
      }
    }
  }
`);

function NewWanted({ title }: { title: string }) {
  const navigate = useNavigate();
  const [create] = useMutation(CreateWantedMutation);
  const send = async (input: WantedValues, idempotencyKey: string) => {
    await create({ variables: { input: { ...input, idempotencyKey } } });
    toast.success('Posted. We will tell you about new matches.');
    await navigate('/wanted?own=1');
  };
  return (
    <WantedForm
      draft={`wanted:${title}`}
      defaultValues={{ ...blankWanted, title }}
      submitLabel="Post"
      asksDays
      send={send}
      failure="It could not be posted. Please try again."
    />
  );
}

/** Page that posts what the viewer is looking for. The words of a search are filled in. With `post` in the URL it changes that post. */
export function NewWantedPage() {
  const [params] = useSearchParams();
  const post = params.get('post');
  const heading = post === null ? 'Post what you want' : 'Change what you want';
  return (
    <Container maxW="2xl" py={{ base: '4', md: '8' }}>
      <PageTitle>{`${heading} - ${brand}`}</PageTitle>
      <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }}>
        {heading}
      </Heading>
      <Text color="fg.muted" mb="4">
        Sellers can answer with a listing, and we will tell you about new matches.
      </Text>
      {post === null ? <NewWanted title={params.get('title') ?? ''} /> : <EditWanted key={post} id={post} />}
    </Container>
  );
}

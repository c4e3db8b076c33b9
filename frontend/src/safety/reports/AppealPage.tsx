import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Container, Heading, Link as ChakraLink, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { pick } from 'zod/mini';
import { appealDecisionInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

const AppealDecisionMutation = graphql(`
  mutation AppealDecision($input: AppealDecisionInput!) {
    appealDecision(input: $input) {
      message
    }
  }
`);

const AppealStateQuery = graphql(`
  query AppealState($code: String!) {
    appealState(code: $code)
  }
`);

const schema = pick(appealDecisionInput, { text: true });

function AppealForm({ code, onSent }: { code: string; onSent: (message: string) => void }) {
  const [send] = useMutation(AppealDecisionMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { text: '' },
    draft: `appeal:${code}`,
    send: async ({ text }, idempotencyKey) => {
      const { data } = await send({ variables: { input: { code, text, idempotencyKey } } });
      onSent(data!.appealDecision.message);
    },
    failure: ({ message }) => message ?? 'The appeal could not be sent. Please try again.',
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField label="Why is the decision wrong?" error={errorOf('text')} required>
          <Textarea recipe={textareaRecipe} {...form.register('text')} rows={6} />
        </FormField>
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" size="lg" alignSelf="start" loading={locked}>
          Send appeal
        </Button>
      </Stack>
    </form>
  );
}

/** Form of an appeal, or the reason why there is none. */
function AppealOf({ code, onSent }: { code: string; onSent: (message: string) => void }) {
  const { data, error, refetch } = useQuery(AppealStateQuery, { variables: { code }, fetchPolicy: 'network-only' });
  if (error) return <LoadFailure message="The decision could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="40" borderRadius="l3" aria-busy="true" />;
  if (data.appealState === 'APPEALED') return <Text>You appealed against this decision. An administrator answers by mail.</Text>;
  if (data.appealState === 'UNKNOWN') {
    return (
      <Text>
        There is no decision at this address. Open the link in the mail once more, or{' '}
        <ChakraLink asChild textDecoration="underline" color="brand.fg">
          <Link to="/contact">write to us</Link>
        </ChakraLink>
        .
      </Text>
    );
  }
  return (
    <>
      <Text>An administrator looks at the decision again. You can appeal once.</Text>
      <AppealForm code={code} onSent={onSent} />
    </>
  );
}

/** Returns a code without trailing punctuation. Mail programs may include a full stop or a bracket after a link in the link. */
const withoutEnd = (code: string) => code.replace(/[.,;:!?)\]>]+$/, '');

/** Page to appeal against a decision with the code from its email. It requires no session. */
export function AppealPage() {
  const code = withoutEnd(useParams().code ?? '');
  const [sent, setSent] = useState('');
  return (
    <Container maxW="3xl" py={{ base: '6', md: '12' }}>
      <PageTitle>{`Appeal - ${brand}`}</PageTitle>
      <Stack gap="5">
        <Heading as="h1" size="2xl">
          Appeal
        </Heading>
        {sent ? (
          <Text role="status" bg="good.subtle" color="good.fg" borderRadius="l3" p="5">
            {sent}
          </Text>
        ) : (
          <AppealOf key={code} code={code} onSent={setSent} />
        )}
      </Stack>
    </Container>
  );
}

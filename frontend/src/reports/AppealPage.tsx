import { useMutation } from '@apollo/client/react';
import { Button, Container, Heading, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pick } from 'zod/mini';
import { appealDecisionInput } from '../gql/forms.ts';
import { graphql } from '../gql/index.ts';
import { brand } from '../lib/college.ts';
import { FormError } from '../ui/FormError.tsx';
import { FormField } from '../ui/FormField.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { useDraftForm } from '../ui/useDraftForm.ts';

const AppealDecisionMutation = graphql(`
  mutation AppealDecision($input: AppealDecisionInput!) {
    appealDecision(input: $input) {
      message
    }
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

/** Appeals against a decision with the code of its mail; signing in is not needed. */
export function AppealPage() {
  const { code = '' } = useParams();
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
          <>
            <Text>An administrator looks at the decision again. You can appeal once.</Text>
            <AppealForm code={code} onSent={setSent} />
          </>
        )}
      </Stack>
    </Container>
  );
}

import { useMutation } from '@apollo/client/react';
import { Button, chakra, Input, SimpleGrid } from '@chakra-ui/react';
import { createTestTokenInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { people } from './testPeople.ts';

const CreateTestTokenMutation = graphql(`
  mutation CreateTestToken($input: CreateTestTokenInput!) {
    createTestToken(input: $input) {
      token
    }
  }
`);

/** Form that creates a token for test mode. The token has all permissions of its person. */
export function TestTokenForm({ onMade }: { onMade: (token: string) => void }) {
  const [create] = useMutation(CreateTestTokenMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: createTestTokenInput,
    defaultValues: { name: '', person: 'BUYER' as const, expiresInDays: 90 },
    draft: 'test-token',
    afterSuccess: 'reset',
    send: async (input, idempotencyKey) => {
      const { data } = await create({ variables: { input: { ...input, idempotencyKey } } });
      onMade(data!.createTestToken.token);
    },
    failure: ({ message }) => message ?? messages.profileError,
  });
  const { register } = form;
  return (
    <chakra.form onSubmit={submit} noValidate>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mb="4">
        <FormField label="Token name" error={errorOf('name')} required>
          <Input {...register('name')} placeholder="CI" />
        </FormField>
        <FormField label="Acts for">
          <SelectInput choices={people} {...register('person')} />
        </FormField>
      </SimpleGrid>
      <FormError>{errorOf('root')}</FormError>
      <Button type="submit" loading={locked}>
        Create test token
      </Button>
    </chakra.form>
  );
}

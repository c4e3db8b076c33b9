import { useMutation } from '@apollo/client/react';
import { Button, chakra, Input, SimpleGrid } from '@chakra-ui/react';
import * as z from 'zod/mini';
import { createAccessTokenInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { choices, scopesOf } from './scopes.ts';

const CreateAccessTokenMutation = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      token
      accessToken {
        id: databaseId
      }
    }
  }
`);

const lifetimes = [
  [7, '7 days'],
  [30, '30 days'],
  [90, '90 days'],
  [366, 'a year'],
] as const;

const tokenForm = z.extend(createAccessTokenInput, {
  scopes: z.pipe(
    z.string(),
    z.transform((text) => scopesOf(text)),
  ),
});

/** Creates a personal access token and shows it once. */
export function AccessTokenForm({ onMade }: { onMade: (token: string) => void }) {
  const isAdmin = useViewer()?.role === 'ADMIN';
  const [create] = useMutation(CreateAccessTokenMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: tokenForm,
    defaultValues: { name: '', scopes: choices[0]!.text, expiresInDays: 90 },
    draft: 'access-token',
    afterSuccess: 'reset',
    send: async (input, idempotencyKey) => {
      const { data } = await create({ variables: { input: { ...input, idempotencyKey } } });
      onMade(data!.createAccessToken.token);
    },
    failure: ({ message }) => message ?? messages.profileError,
  });
  const { register } = form;
  return (
    <chakra.form onSubmit={submit} noValidate>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4" mb="4">
        <FormField label="Token name" error={errorOf('name')} required>
          <Input {...register('name')} placeholder="Price watcher" />
        </FormField>
        <FormField label="Permissions">
          <SelectInput choices={choices.filter(({ admin }) => isAdmin || !admin).map(({ text }) => [text, text])} {...register('scopes')} />
        </FormField>
        <FormField label="Expires in">
          <SelectInput choices={lifetimes} {...register('expiresInDays')} />
        </FormField>
      </SimpleGrid>
      <FormError>{errorOf('root')}</FormError>
      <Button type="submit" loading={locked}>
        Create token
      </Button>
    </chakra.form>
  );
}

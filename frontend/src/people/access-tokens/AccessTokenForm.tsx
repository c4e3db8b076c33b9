import { useMutation } from '@apollo/client/react';
import { Button, chakra, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import * as z from 'zod/mini';
import { createAccessTokenInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { ScopesField } from './ScopesField.tsx';
import { addressesOf, defaultScopes, groupsFor, withoutIncluded, type ScopeGroup } from './scopes.ts';

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
  scopes: z.array(z.string()).check(z.minLength(1, 'Choose at least one permission')),
  allowedIps: z.pipe(
    z.string(),
    z.transform((text) => addressesOf(text)),
  ),
});

interface Props {
  groups: readonly ScopeGroup[];
  onMade: (token: string) => void;
}

/** Form that creates a personal access token, which is shown once. */
export function AccessTokenForm({ groups, onMade }: Props) {
  const isAdmin = useViewer()?.role === 'ADMIN';
  const [create] = useMutation(CreateAccessTokenMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: tokenForm,
    defaultValues: { name: '', scopes: defaultScopes(groups), expiresInDays: 90, allowedIps: '' },
    draft: 'new-access-token',
    afterSuccess: 'reset',
    send: async ({ scopes, ...input }, idempotencyKey) => {
      const { data } = await create({ variables: { input: { ...input, scopes: withoutIncluded(groups, scopes), idempotencyKey } } });
      onMade(data!.createAccessToken.token);
    },
    failure: ({ message }) => message ?? messages.profileError,
  });
  const { register } = form;
  return (
    <chakra.form onSubmit={submit} noValidate>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label="Token name" error={errorOf('name')} required>
            <Input {...register('name')} placeholder="Price watcher" autoComplete="off" />
          </FormField>
          <FormField label="Expires in">
            <SelectInput choices={lifetimes} {...register('expiresInDays')} />
          </FormField>
        </SimpleGrid>
        <ScopesField
          groups={groupsFor(groups, isAdmin)}
          field={register('scopes')}
          chosen={form.watch('scopes')}
          error={errorOf('scopes')}
          onSet={(scopes) => form.setValue('scopes', scopes, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
        />
        <FormField
          label="Only from these addresses"
          error={errorOf('allowedIps')}
          hint="Such as 203.0.113.7, 2001:db8::/32, up to 10, separated by commas. Empty: from everywhere"
        >
          <Input {...register('allowedIps')} autoComplete="off" spellCheck={false} />
        </FormField>
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" loading={locked} alignSelf="start">
          Create token
        </Button>
      </Stack>
    </chakra.form>
  );
}

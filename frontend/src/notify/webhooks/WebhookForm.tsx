import { useMutation } from '@apollo/client/react';
import { Button, chakra, Input, Stack } from '@chakra-ui/react';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { graphql } from '../../gql/documents.ts';
import { createWebhookInput } from '../../gql/forms.ts';
import type { CreateWebhookInput } from '../../gql/graphql.ts';
import { messages } from '../../lib/texts/messages.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { EventTypesField } from './EventTypesField.tsx';

const CreateWebhookMutation = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      secret
      webhook {
        id: databaseId
      }
    }
  }
`);

const scopes = [
  ['OWN', 'Those that concern me'],
  ['ALL', 'All of the marketplace'],
] as const;

const nothing: Omit<CreateWebhookInput, 'idempotencyKey' | 'scope'> & { scope: 'OWN' | 'ALL' } = {
  name: '',
  url: '',
  types: [],
  // Only programs set this; the form has no input for it.
  query: '',
  scope: 'OWN',
};

/** Form that creates a webhook and passes on its secret, which is shown once. */
export function WebhookForm({ onMade }: { onMade: (secret: string) => void }) {
  const isAdmin = useViewer()?.role === 'ADMIN';
  const [create] = useMutation(CreateWebhookMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: createWebhookInput,
    defaultValues: nothing,
    draft: 'webhook',
    afterSuccess: 'reset',
    send: async (input, idempotencyKey) => {
      const { data } = await create({ variables: { input: { ...input, idempotencyKey } } });
      onMade(data!.createWebhook.secret);
    },
    failure: ({ message }) => message ?? messages.actFailed,
  });
  const { register } = form;
  return (
    <chakra.form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField label="Name" error={errorOf('name')} required>
          <Input {...register('name')} placeholder="Stock of the club" autoComplete="off" />
        </FormField>
        <FormField label="URL" error={errorOf('url')} hint="https, on a public host" required>
          <Input {...register('url')} type="url" inputMode="url" placeholder="https://tool.example/hooks" autoComplete="off" />
        </FormField>
        {isAdmin && (
          <FormField label="Whose events" error={errorOf('scope')}>
            <SelectInput choices={scopes} {...register('scope')} />
          </FormField>
        )}
        <EventTypesField
          field={register('types')}
          error={errorOf('types')}
          onSet={(types) => form.setValue('types', types, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
        />
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" loading={locked} alignSelf="start">
          Create webhook
        </Button>
      </Stack>
    </chakra.form>
  );
}

import { useMutation } from '@apollo/client/react';
import { Button, chakra, Input, SimpleGrid, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import * as z from 'zod/mini';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { registerAppInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { messages } from '../../lib/texts/messages.ts';
import { hasPasswords } from '../../lib/texts/signInWays.ts';
import { Checkbox, Target } from '../../ui/forms/Checkbox.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { ScopesField } from '../access-tokens/ScopesField.tsx';
import { groupsFor, withoutIncluded, type ScopeGroup } from '../access-tokens/scopes.ts';
import { isAdminScope } from './consent.ts';

const RegisterAppMutation = graphql(`
  mutation RegisterApp($input: RegisterAppInput!) {
    registerApp(input: $input) {
      clientSecret
      app {
        id: databaseId
        clientId
      }
    }
  }
`);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((each) => each !== '');

const appForm = z.extend(registerAppInput, {
  scopes: z.array(z.string()),
  redirectUris: z.pipe(
    z.string().check(z.refine((text) => wordsOf(text).length > 0, 'Enter at least one address')),
    z.transform((text) => wordsOf(text)),
  ),
});

/** Credentials of a new app, which are shown once. */
export interface RegisteredApp {
  clientId: string;
  secret: string | null;
}

interface Props {
  groups: readonly ScopeGroup[];
  onMade: (app: RegisteredApp) => void;
}

/** Form that registers an app of the viewer. */
export function AppForm({ groups, onMade }: Props) {
  const isAdmin = useViewer()?.role === 'ADMIN';
  const [create] = useMutation(RegisterAppMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: appForm,
    defaultValues: { name: '', homepage: '', logo: '', redirectUris: '', scopes: [], confidential: true, password: '' },
    draft: 'new-app',
    secret: ['password'],
    afterSuccess: 'reset',
    send: async ({ scopes, password, ...input }, idempotencyKey) => {
      const chosen = withoutIncluded(groups, scopes);
      const proof = chosen.some(isAdminScope) ? { password } : {};
      const { data } = await create({ variables: { input: { ...input, ...proof, scopes: chosen, idempotencyKey } } });
      const { app, clientSecret } = data!.registerApp;
      onMade({ clientId: app.clientId, secret: clientSecret ?? null });
    },
    failure: ({ message }) => message ?? messages.actFailed,
  });
  const { register } = form;
  const chosen = form.watch('scopes');
  return (
    <chakra.form onSubmit={submit} noValidate>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label="Name of the app" error={errorOf('name')} required>
            <Input {...register('name')} placeholder="Chess club" autoComplete="off" />
          </FormField>
          <FormField label="Page about it" error={errorOf('homepage')} required>
            <Input {...register('homepage')} type="url" inputMode="url" placeholder="https://chess.example" autoComplete="off" />
          </FormField>
        </SimpleGrid>
        <FormField label="Picture" error={errorOf('logo')} hint="An https address; it may be left out">
          <Input {...register('logo')} type="url" inputMode="url" autoComplete="off" />
        </FormField>
        <FormField
          label="Addresses to lead back to"
          error={errorOf('redirectUris')}
          hint="One a line: https, or http://127.0.0.1 for programs on a computer"
          required
        >
          <Textarea recipe={textareaRecipe} {...register('redirectUris')} rows={3} spellCheck={false} autoComplete="off" />
        </FormField>
        <ScopesField
          groups={groupsFor(groups, isAdmin)}
          field={register('scopes')}
          chosen={chosen}
          error={errorOf('scopes')}
          onSet={(scopes) => form.setValue('scopes', scopes, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
        />
        <Target>
          <Checkbox type="checkbox" {...register('confidential')} />
          <Text as="span">It runs on a server and can keep a secret</Text>
        </Target>
        {hasPasswords && chosen.some(isAdminScope) && (
          <FormField label="Your password" error={errorOf('password')} hint="Because it may do what administrators do" required>
            <PasswordInput {...register('password')} autoComplete="current-password" />
          </FormField>
        )}
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" loading={locked} alignSelf="start">
          Register app
        </Button>
      </Stack>
    </chakra.form>
  );
}

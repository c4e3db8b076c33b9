import { useMutation } from '@apollo/client/react';
import { Button, chakra, Input, NativeSelect, SimpleGrid } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import type { AccessScope } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { FormField } from '../ui/FormField.tsx';
import { useFormErrors } from '../ui/useFormErrors.ts';
import { toast } from '../ui/toaster.ts';

const CreateAccessTokenMutation = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      token
      accessToken {
        id
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

/** Makes a personal access token and hands it over, once. */
export function AccessTokenForm({ onMade }: { onMade: (token: string) => void }) {
  const [name, setName] = useState('');
  const [write, setWrite] = useState(false);
  const [days, setDays] = useState(90);
  const { errors, setErrors, form } = useFormErrors();
  const [create, { loading }] = useMutation(CreateAccessTokenMutation);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const scopes: AccessScope[] = write ? ['READ', 'WRITE'] : ['READ'];
      const { data } = await create({ variables: { input: { name, scopes, expiresInDays: days } } });
      setName('');
      setErrors({});
      onMade(data!.createAccessToken.token);
    } catch (error) {
      const { fields, message } = problemOf(error);
      setErrors(fields);
      toast.error(message ?? messages.profileError);
    }
  };
  return (
    <chakra.form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4" mb="4">
        <FormField label="Token name" error={errors.name} required>
          <Input name="name" value={name} maxLength={60} placeholder="Price watcher" onChange={(event) => setName(event.target.value)} />
        </FormField>
        <FormField label="It may">
          <NativeSelect.Root>
            <NativeSelect.Field value={write ? 'write' : 'read'} onChange={(event) => setWrite(event.target.value === 'write')}>
              <option value="read">read</option>
              <option value="write">read and write</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <FormField label="It lasts">
          <NativeSelect.Root>
            <NativeSelect.Field value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {lifetimes.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      </SimpleGrid>
      <Button type="submit" loading={loading}>
        Create token
      </Button>
    </chakra.form>
  );
}

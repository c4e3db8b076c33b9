import { useMutation } from '@apollo/client/react';
import { Button, Heading, HStack, Input, Stack, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { createAnnouncementInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import type { AnnouncementAudience } from '../../gql/graphql.ts';
import { startOf } from '../../lib/format/dates.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

const CreateAnnouncementMutation = graphql(`
  mutation CreateAnnouncement($input: CreateAnnouncementInput!) {
    createAnnouncement(input: $input) {
      announcement {
        id: databaseId
      }
    }
  }
`);

const UpdateAnnouncementMutation = graphql(`
  mutation UpdateAnnouncement($input: UpdateAnnouncementInput!) {
    updateAnnouncement(input: $input) {
      announcement {
        id: databaseId
        title
        text
        until
      }
    }
  }
`);

/** Audiences with their labels. */
export const audiences: readonly (readonly [AnnouncementAudience, string])[] = [
  ['EVERYBODY', 'Everybody'],
  ['STUDENTS', 'Students'],
  ['ADMINISTRATORS', 'Administrators'],
];

interface Values {
  title: string;
  text: string;
  /** Last day as YYYY-MM-DD. */
  until: string;
  audience: AnnouncementAudience;
}

interface Props {
  /** Announcement to change; null for a new one. */
  editing: { id: string } | null;
  values: Values;
  onDone: () => void;
}

/** Form that creates or changes an announcement. */
export function AnnouncementForm({ editing, values, onDone }: Props) {
  const [create] = useMutation(CreateAnnouncementMutation);
  const [update] = useMutation(UpdateAnnouncementMutation);
  const endOf = (until: string) => ({ until: startOf(until, 1) ?? '' });
  const send = async (input: Values, idempotencyKey: string) => {
    await create({ variables: { input: { ...input, ...endOf(input.until), idempotencyKey } } });
    toast.success('Announced');
    onDone();
  };
  const sendChanges = async ({ audience: _, until, ...changes }: Partial<Values>) => {
    await update({ variables: { input: { ...changes, ...(until === undefined ? {} : endOf(until)), id: editing!.id } } });
    toast.success('Announcement changed');
    onDone();
  };
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: createAnnouncementInput,
    defaultValues: values,
    draft: `announcement:${editing?.id ?? 'new'}`,
    ...(editing ? { sendChanges } : { send }),
    failure: ({ message }) => message ?? 'The announcement could not be saved. Please try again.',
    afterSuccess: 'reset',
  });
  return (
    <form onSubmit={submit}>
      <Stack gap="4">
        <Heading as="h2" size="lg">
          {editing ? 'Change announcement' : 'New announcement'}
        </Heading>
        <FormField label="Title" error={errorOf('title')} required>
          <Input {...form.register('title')} maxLength={80} />
        </FormField>
        <FormField label="Text" error={errorOf('text')} required>
          <Textarea recipe={textareaRecipe} {...form.register('text')} rows={3} />
        </FormField>
        <HStack wrap="wrap" gap="3" align="start">
          <FormField label="Last day" error={errorOf('until')} required>
            <Input type="date" {...form.register('until')} required />
          </FormField>
          {!editing && (
            <FormField label="For">
              <SelectInput choices={audiences} {...form.register('audience')} />
            </FormField>
          )}
        </HStack>
        <FormError>{errorOf('root')}</FormError>
        <HStack>
          <Button type="submit" minH="11" loading={locked}>
            {editing ? 'Save' : 'Announce'}
          </Button>
          {editing && (
            <Button minH="11" variant="outline" onClick={onDone}>
              Back
            </Button>
          )}
        </HStack>
      </Stack>
    </form>
  );
}

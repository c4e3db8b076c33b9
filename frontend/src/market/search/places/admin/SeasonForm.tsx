import { useMutation } from '@apollo/client/react';
import { Button, HStack, Input } from '@chakra-ui/react';
import { createSeasonInput } from '../../../../gql/forms.ts';
import { graphql } from '../../../../gql/documents.ts';
import { startOf } from '../../../../lib/format/dates.ts';
import { FormError } from '../../../../ui/forms/FormError.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../../../ui/forms/useDraftForm.ts';

const CreateSeasonMutation = graphql(`
  mutation CreateSeason($input: CreateSeasonInput!) {
    createSeason(input: $input) {
      season {
        id: databaseId
      }
    }
  }
`);

const UpdateSeasonMutation = graphql(`
  mutation UpdateSeason($input: UpdateSeasonInput!) {
    updateSeason(input: $input) {
      season {
        id: databaseId
        title
        startsAt
        endsAt
      }
    }
  }
`);

/** Form values. The first and the last day are YYYY-MM-DD. */
export interface SeasonValues {
  title: string;
  startsAt: string;
  endsAt: string;
}

interface Props {
  /** Id of the season to change; undefined for a new one. */
  id: string | undefined;
  values: SeasonValues;
  onDone: () => void;
  onBack?: () => void;
}

const firstMoment = (day: string): string => startOf(day) ?? '';
/** Returns the end of a season, which includes its last day. */
const endOf = (day: string): string => startOf(day, 1) ?? '';

/** Form that creates or changes a season. */
export function SeasonForm({ id, values, onDone, onBack }: Props) {
  const [create] = useMutation(CreateSeasonMutation);
  const [update] = useMutation(UpdateSeasonMutation);
  const send = async ({ title, startsAt, endsAt }: SeasonValues, idempotencyKey: string) => {
    await create({ variables: { input: { title, startsAt: firstMoment(startsAt), endsAt: endOf(endsAt), idempotencyKey } } });
    onDone();
  };
  const sendChanges = async ({ startsAt, endsAt, ...rest }: Partial<SeasonValues>) => {
    const times = { ...(startsAt !== undefined && { startsAt: firstMoment(startsAt) }), ...(endsAt !== undefined && { endsAt: endOf(endsAt) }) };
    await update({ variables: { input: { ...rest, ...times, id: id! } } });
    onDone();
  };
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: createSeasonInput,
    defaultValues: values,
    draft: `season:${id ?? 'new'}`,
    ...(id ? { sendChanges } : { send }),
    failure: ({ message }) => message ?? 'The season could not be saved. Please try again.',
    afterSuccess: 'reset',
  });
  return (
    <form onSubmit={submit} aria-label={id ? `Change ${values.title}` : 'New season'} noValidate>
      <HStack wrap="wrap" gap="3" align="end">
        <FormField label="Season" error={errorOf('title')} required>
          <Input {...form.register('title')} maxLength={60} placeholder="Move-out week" />
        </FormField>
        <FormField label="First day" error={errorOf('startsAt')} required>
          <Input type="date" {...form.register('startsAt')} required />
        </FormField>
        <FormField label="Last day" error={errorOf('endsAt')} required>
          <Input type="date" {...form.register('endsAt')} required />
        </FormField>
        <Button type="submit" minH="11" loading={locked}>
          {id ? 'Save' : 'Add season'}
        </Button>
        {onBack && (
          <Button minH="11" variant="outline" onClick={onBack}>
            Back
          </Button>
        )}
      </HStack>
      <FormError>{errorOf('root')}</FormError>
    </form>
  );
}

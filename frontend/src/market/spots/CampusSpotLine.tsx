import { useMutation } from '@apollo/client/react';
import { Button, Flex, HStack, Input, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createCampusSpotInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const UpdateSpotMutation = graphql(`
  mutation UpdateCampusSpot($input: UpdateCampusSpotInput!) {
    updateCampusSpot(input: $input) {
      campusSpot {
        id: databaseId
        name
        hint
        removedAt
      }
    }
  }
`);

const CHANGE_FAILED = 'The spot could not be changed. Please try again.';

interface Spot {
  id: string;
  name: string;
  hint?: string | null;
  removedAt?: string | null;
}

function SpotForm({ spot, onClose }: { spot: Spot; onClose: () => void }) {
  const { id } = spot;
  const [update] = useMutation(UpdateSpotMutation);
  const draft = `campus-spot:${id}`;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: createCampusSpotInput,
    defaultValues: { name: spot.name, hint: spot.hint ?? '' },
    draft,
    sendChanges: async (changes) => {
      await update({ variables: { input: { id, ...changes } } });
      onClose();
    },
    failure: ({ message }) => message ?? CHANGE_FAILED,
  });
  const back = () => {
    discardDraft(draft);
    onClose();
  };
  return (
    <form onSubmit={submit} aria-label={`Rename ${spot.name}`} noValidate>
      <HStack wrap="wrap" align="end">
        <FormField label="Spot" error={errorOf('name')} required>
          <Input {...form.register('name')} />
        </FormField>
        <FormField label="Where exactly" error={errorOf('hint')}>
          <Input {...form.register('hint')} />
        </FormField>
        <Button type="submit" minH="11" loading={locked}>
          Save
        </Button>
        <Button minH="11" variant="outline" onClick={back}>
          Back
        </Button>
      </HStack>
      <FormError>{errorOf('root')}</FormError>
    </form>
  );
}

/** A campus spot that can be renamed, taken off the list, and listed again. */
export function CampusSpotLine({ spot }: { spot: Spot }) {
  const { id, name, hint, removedAt } = spot;
  const [update] = useMutation(UpdateSpotMutation);
  const [isEditing, setEditing] = useState(false);
  const list = (listed: boolean) => update({ variables: { input: { id, listed } } }).catch((cause: unknown) => showFailure(cause, CHANGE_FAILED));
  const switchWord = removedAt ? 'List again' : 'Remove';
  return (
    <li>
      {isEditing ? (
        <SpotForm spot={spot} onClose={() => setEditing(false)} />
      ) : (
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text minW="0" overflowWrap="anywhere" color={removedAt ? 'fg.muted' : undefined}>
            {name}
            {hint && `, ${hint}`}
            {removedAt && ' (not listed)'}
          </Text>
          <HStack>
            <Button size="sm" minH="11" variant="outline" aria-label={`Rename ${name}`} onClick={() => setEditing(true)}>
              Rename
            </Button>
            <Button size="sm" minH="11" variant="outline" aria-label={`${switchWord} ${name}`} onClick={() => void list(Boolean(removedAt))}>
              {switchWord}
            </Button>
          </HStack>
        </Flex>
      )}
    </li>
  );
}

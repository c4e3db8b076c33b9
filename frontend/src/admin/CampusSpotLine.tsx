import { useMutation } from '@apollo/client/react';
import { Button, Flex, HStack, Input, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../gql/index.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { FormField } from '../ui/FormField.tsx';
import { toast } from '../ui/toaster.ts';

const UpdateSpotMutation = graphql(`
  mutation UpdateCampusSpot($input: UpdateCampusSpotInput!) {
    updateCampusSpot(input: $input) {
      campusSpot {
        id
        name
        hint
        removedAt
      }
    }
  }
`);

interface Spot {
  id: string;
  name: string;
  hint?: string | null;
  removedAt?: string | null;
}

interface FormProps {
  spot: Spot;
  onSave: (name: string, hint: string) => void;
  onClose: () => void;
}

function SpotForm({ spot, onSave, onClose }: FormProps) {
  const [name, setName] = useState(spot.name);
  const [hint, setHint] = useState(spot.hint ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(name, hint);
  };
  return (
    <form onSubmit={submit} aria-label={`Rename ${spot.name}`}>
      <HStack wrap="wrap" align="end">
        <FormField label="Spot" required>
          <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={80} required />
        </FormField>
        <FormField label="Where exactly">
          <Input value={hint} onChange={(event) => setHint(event.target.value)} maxLength={200} />
        </FormField>
        <Button type="submit" minH="11">
          Save
        </Button>
        <Button minH="11" variant="outline" onClick={onClose}>
          Back
        </Button>
      </HStack>
    </form>
  );
}

/** A campus spot that can be renamed, taken off the list, and listed again. */
export function CampusSpotLine({ spot }: { spot: Spot }) {
  const { id, name, hint, removedAt } = spot;
  const [update] = useMutation(UpdateSpotMutation);
  const [isEditing, setEditing] = useState(false);
  const change = async (input: { name?: string; hint?: string | null; listed?: boolean }) => {
    try {
      await update({ variables: { input: { id, ...input } } });
      setEditing(false);
    } catch (cause) {
      toast.error(requestErrorOf(cause).message ?? 'The spot could not be changed. Please try again.');
    }
  };
  const switchWord = removedAt ? 'List again' : 'Remove';
  return (
    <li>
      {isEditing ? (
        <SpotForm spot={spot} onSave={(typed, where) => void change({ name: typed, hint: where.trim() || null })} onClose={() => setEditing(false)} />
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
            <Button
              size="sm"
              minH="11"
              variant="outline"
              aria-label={`${switchWord} ${name}`}
              onClick={() => void change({ listed: Boolean(removedAt) })}
            >
              {switchWord}
            </Button>
          </HStack>
        </Flex>
      )}
    </li>
  );
}

import { useMutation } from '@apollo/client/react';
import { Button, Flex, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createCampusSpotInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { showFailure } from '../../ui/dialogs/showFailure.ts';
import { CampusMap } from './map/CampusMap.tsx';
import type { MapPicture, MappedSpot } from './map/mappedSpots.ts';

const UpdateSpotMutation = graphql(`
  mutation UpdateCampusSpot($input: UpdateCampusSpotInput!) {
    updateCampusSpot(input: $input) {
      campusSpot {
        id: databaseId
        name
        hint
        mapX
        mapY
        latitude
        longitude
        removedAt
      }
    }
  }
`);

const CHANGE_FAILED = 'The spot could not be changed. Please try again.';

interface Spot extends MappedSpot {
  hint?: string | null;
  removedAt?: string | null;
}

/** Returns the positions of a spot as form values. */
function placeTexts({ mapX, mapY, latitude, longitude }: Spot) {
  const text = (value: number | null | undefined) => value?.toString() ?? '';
  return { mapX: text(mapX), mapY: text(mapY), latitude: text(latitude), longitude: text(longitude) };
}

interface LineProps {
  spot: Spot;
  /** Uploaded map. */
  picture: MapPicture | null;
}

function SpotForm({ spot, picture, onClose }: LineProps & { onClose: () => void }) {
  const { id } = spot;
  const [update] = useMutation(UpdateSpotMutation);
  const draft = `campus-spot:${id}`;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: createCampusSpotInput,
    defaultValues: { name: spot.name, hint: spot.hint ?? '', ...placeTexts(spot) },
    draft,
    sendChanges: async (changes) => {
      await update({ variables: { input: { id, ...changes } } });
      onClose();
    },
    failure: ({ message }) => message ?? CHANGE_FAILED,
  });
  const number = (text: string | number) => (text === '' ? null : Number(text));
  const placed = { id, name: spot.name, mapX: number(form.watch('mapX')), mapY: number(form.watch('mapY')) };
  const place = ({ mapX, mapY }: { mapX: number; mapY: number }) => {
    form.setValue('mapX', String(mapX), { shouldDirty: true });
    form.setValue('mapY', String(mapY), { shouldDirty: true });
  };
  const back = () => {
    discardDraft(draft);
    onClose();
  };
  return (
    <form onSubmit={submit} aria-label={`Change ${spot.name}`} noValidate>
      <HStack wrap="wrap" align="end">
        <FormField label="Spot" error={errorOf('name')} required>
          <Input {...form.register('name')} />
        </FormField>
        <FormField label="Where exactly" error={errorOf('hint')}>
          <Input {...form.register('hint')} />
        </FormField>
      </HStack>
      <Stack gap="3" my="3" maxW="md">
        <Text fontSize="sm" color="fg.muted">
          Click on the map to place its pin, or type how far from the left and from the top it is, in hundredths.
        </Text>
        <CampusMap spots={[placed]} picture={picture} chosen={id} onPlace={place} />
        <HStack>
          <FormField label="From the left" error={errorOf('mapX')}>
            <Input {...form.register('mapX')} inputMode="numeric" />
          </FormField>
          <FormField label="From the top" error={errorOf('mapY')}>
            <Input {...form.register('mapY')} inputMode="numeric" />
          </FormField>
        </HStack>
        <HStack>
          <FormField label="Degrees north" error={errorOf('latitude')} hint="For “Near me now”">
            <Input {...form.register('latitude')} inputMode="decimal" />
          </FormField>
          <FormField label="Degrees east" error={errorOf('longitude')} hint="Such as 80.1534">
            <Input {...form.register('longitude')} inputMode="decimal" />
          </FormField>
        </HStack>
      </Stack>
      <HStack>
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

/** Campus spot that can be renamed, placed on the map, removed from the list, and listed again. */
export function CampusSpotLine({ spot, picture }: LineProps) {
  const { id, name, hint, removedAt } = spot;
  const [update, { loading }] = useMutation(UpdateSpotMutation);
  const [isEditing, setEditing] = useState(false);
  const list = (listed: boolean) => update({ variables: { input: { id, listed } } }).catch((cause: unknown) => showFailure(cause, CHANGE_FAILED));
  const switchWord = removedAt ? 'List again' : 'Remove';
  return (
    <li>
      {isEditing ? (
        <SpotForm spot={spot} picture={picture} onClose={() => setEditing(false)} />
      ) : (
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text minW="0" overflowWrap="anywhere" color={removedAt ? 'fg.muted' : undefined}>
            {name}
            {hint && `, ${hint}`}
            {removedAt && ' (not listed)'}
          </Text>
          <HStack>
            <Button size="sm" minH="11" variant="outline" aria-label={`Change ${name}`} onClick={() => setEditing(true)}>
              Change
            </Button>
            <BusyButton
              size="sm"
              minH="11"
              variant="outline"
              aria-label={`${switchWord} ${name}`}
              waits={loading}
              onClick={() => void list(Boolean(removedAt))}
            >
              {switchWord}
            </BusyButton>
          </HStack>
        </Flex>
      )}
    </li>
  );
}

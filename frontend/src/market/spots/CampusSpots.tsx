import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Heading, HStack, Input, Stack } from '@chakra-ui/react';
import { pick } from 'zod/mini';
import { createCampusSpotInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { CampusMap } from './map/CampusMap.tsx';
import { MapUpload } from './map/MapUpload.tsx';
import { CampusSpotLine } from './CampusSpotLine.tsx';

const newSpotForm = pick(createCampusSpotInput, { name: true, hint: true });

const AdminSpotsQuery = graphql(`
  query AdminSpots {
    campusSpots(withRemoved: true) {
      id: databaseId
      name
      hint
      mapX
      mapY
      latitude
      longitude
      removedAt
    }
    campusMap {
      url(width: 1280)
      color
      width
      height
    }
  }
`);

const CreateSpotMutation = graphql(`
  mutation CreateCampusSpot($input: CreateCampusSpotInput!) {
    createCampusSpot(input: $input) {
      campusSpot {
        id: databaseId
        name
        hint
      }
    }
  }
`);

function NewSpotForm({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const [createSpot] = useMutation(CreateSpotMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: newSpotForm,
    defaultValues: { name: '', hint: '' },
    draft: 'campus-spot:new',
    afterSuccess: 'reset',
    send: async (spot, idempotencyKey) => {
      await createSpot({ variables: { input: { ...spot, idempotencyKey } } });
      await onAdded();
    },
    failure: ({ message }) => message ?? 'The spot could not be added. Please try again.',
  });
  return (
    <form onSubmit={submit} noValidate>
      <HStack wrap="wrap" align="end">
        <FormField label="Spot" error={errorOf('name')} required>
          <Input {...form.register('name')} />
        </FormField>
        <FormField label="Where exactly" error={errorOf('hint')}>
          <Input {...form.register('hint')} />
        </FormField>
        <Button type="submit" minH="11" loading={locked}>
          Add spot
        </Button>
      </HStack>
      <FormError>{errorOf('root')}</FormError>
    </form>
  );
}

/** Administrators' list of the places on campus where buyers and sellers meet. */
export function CampusSpots() {
  const { data, error: failure, refetch } = useQuery(AdminSpotsQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel as="section" aria-labelledby="spots">
      <Heading as="h2" id="spots" size="lg" mb="3">
        Campus spots
      </Heading>
      {failure && !data && <LoadFailure message="The campus spots could not be loaded." onRetry={() => void refetch()} />}
      {data && (
        <>
          <CampusMap spots={data.campusSpots.filter(({ removedAt }) => !removedAt)} picture={data.campusMap} />
          <MapUpload isUploaded={data.campusMap !== null} onChanged={refetch} />
        </>
      )}
      <Stack as="ul" listStyleType="none" gap="2" my="4">
        {data?.campusSpots.map((spot) => (
          <CampusSpotLine key={spot.id} spot={spot} picture={data.campusMap} />
        ))}
      </Stack>
      <NewSpotForm onAdded={refetch} />
    </Panel>
  );
}

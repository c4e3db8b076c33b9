import { useMutation } from '@apollo/client/react';
import { Button, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../../gql/documents.ts';
import { preparePhoto, unreadableBecause } from '../../../lib/files/photo.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../../ui/dialogs/showFailure.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { PhotoPicker } from '../../../ui/forms/PhotoPicker.tsx';
import { useFileUrl } from '../../../ui/forms/useFileUrl.ts';

const SetCampusMapMutation = graphql(`
  mutation SetCampusMap($photo: Upload) {
    setCampusMap(input: { photo: $photo }) {
      campusMap {
        url(width: 1280)
      }
    }
  }
`);

/** Map that needs a confirmation: the file to upload, or the drawn map. */
type Wanted = File | 'drawn' | null;

interface Props {
  isUploaded: boolean;
  /** Called after the map has changed. */
  onChanged: () => Promise<unknown>;
}

/** Controls that upload a picture as the map of the campus, or restore the drawn map, after a confirmation. */
export function MapUpload({ isUploaded, onChanged }: Props) {
  const [setMap, { loading }] = useMutation(SetCampusMapMutation);
  const [wanted, setWanted] = useState<Wanted>(null);
  const [pickError, setPickError] = useState('');
  const file = wanted instanceof File ? wanted : null;
  const url = useFileUrl(file);
  const pick = async (chosen: File | undefined) => {
    if (!chosen) return;
    const photo = await preparePhoto(chosen);
    setPickError(photo ? '' : await unreadableBecause(chosen));
    setWanted(photo);
  };
  const change = async () => {
    try {
      await setMap({ variables: { photo: file } });
      await onChanged();
    } catch (error) {
      showFailure(error, 'The map could not be changed. Please try again.');
    }
    setWanted(null);
  };
  return (
    <Stack gap="2" mt="3" maxW="sm">
      <PhotoPicker
        onPick={([chosen]) => void pick(chosen)}
        label="Map"
        invalid={pickError !== ''}
        title={isUploaded ? 'Another map' : 'Upload a map'}
        hint="A picture up to 5 MB, at most twice as wide as high"
      />
      <FormError>{pickError}</FormError>
      {isUploaded && (
        <HStack>
          <Button size="sm" minH="11" variant="outline" onClick={() => setWanted('drawn')}>
            Use the drawn map
          </Button>
        </HStack>
      )}
      <ConfirmDialog
        open={wanted !== null}
        title={wanted === 'drawn' ? 'Use the drawn map?' : 'Use this picture as the map?'}
        yes="Use it"
        busy={loading}
        onYes={() => void change()}
        onNo={() => setWanted(null)}
      >
        <Stack gap="3">
          {url && <Image src={url} alt="The chosen picture" w="full" borderRadius="l2" />}
          <Text>
            {isUploaded && 'The uploaded picture is removed. '}
            Pins stay as far from the left and from the top as they are: look at them afterwards.
          </Text>
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
